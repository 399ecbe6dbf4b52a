import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { registrySchema } from 'shared/remote/registry';
import { checkPortalSettings, environmentAt } from 'shared/settings/portal-settings';
import * as z from 'zod/mini';
import { remotes as allRemotes } from '../portal/front-ends.ts';
import { pageSettingsFrom } from '../portal/local-settings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeDevFolder } from './dev-folder.ts';

const origins = [4801, 4802, 4803, 4804].map(port => `http://localhost:${String(port)}`);

const devFolder = (test: TestContext, mode: 'development' | 'offline'): string =>
  writeDevFolder(temporaryFolder(test), allRemotes, origins, pageSettingsFrom({}, mode));

describe('the folder of a development start', () => {
  it('has a registry with every remote at its dev server', test => {
    const folder = devFolder(test, 'development');
    const text = readFileSync(path.join(folder, 'selvbetjening/remotes.json'), 'utf8');
    const { remotes } = z.parse(registrySchema, JSON.parse(text));
    assert.deepEqual(
      remotes.map(remote => remote.current.manifest),
      origins.map(origin => `${origin}/mf-manifest.json`),
    );
  });

  it('has the settings in the mode of the start', test => {
    const folder = devFolder(test, 'offline');
    const text = readFileSync(path.join(folder, 'selvbetjening/settings.json'), 'utf8');
    const portal = checkPortalSettings(JSON.parse(text));
    assert.equal(environmentAt(portal, 'localhost')?.mode, 'offline');
  });

  it('has the version of the shell', test => {
    const folder = devFolder(test, 'development');
    const version = readFileSync(path.join(folder, 'selvbetjening/assets/app-version.txt'), 'utf8');
    assert.match(version, /^\d+\.\d+\.\d+-development\n$/);
  });

  it('has the mock service worker at /mockServiceWorker.js, in offline mode only (HTTP-009)', test => {
    const data = temporaryFolder(test, {});
    const worker = path.join(
      writeDevFolder(data, allRemotes, origins, pageSettingsFrom({}, 'offline')),
      'mockServiceWorker.js',
    );
    assert.match(readFileSync(worker, 'utf8'), /Mock Service Worker/);
    writeDevFolder(data, allRemotes, origins, pageSettingsFrom({}, 'development'));
    assert.equal(existsSync(worker), false);
  });
});
