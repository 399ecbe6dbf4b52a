import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { matchesNothing } from 'shared/remote/integrity';
import type { FrontEnd } from '../portal/front-ends.ts';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts';
import { readRegistry, refreshRegistry, writeAtomically } from './registry.ts';
import { pruneReleases } from './releases.ts';

const origin = 'http://localhost:4003';

const description = {
  id: 'mfe-billing',
  contract: '^1.0.0',
  paths: ['faktura'],
  titles: [{ pattern: 'faktura', title: 'Fakturaer' }],
  menu: [],
};

const release = (buildId: string, title = 'Fakturaer'): Record<string, string> => ({
  [`dist/site/0.1.0-${buildId}/release.json`]: JSON.stringify({
    id: 'mfe-billing',
    version: '0.1.0',
    buildId,
    contract: '^1.0.0',
    manifest: 'mf-manifest.json',
    integrity: matchesNothing,
    firstPage: ['remoteEntry.js', `page.${buildId}.css`],
  }),
  [`dist/site/0.1.0-${buildId}/remote.json`]: JSON.stringify({
    ...description,
    titles: [{ pattern: 'faktura', title }],
  }),
  'dist/current.json': JSON.stringify({ release: `0.1.0-${buildId}` }),
});

const builtRemote = (test: TestContext, ...buildIds: string[]): FrontEnd => {
  const folder = temporaryFolder(test, { 'remote.json': JSON.stringify(description) });
  for (const buildId of buildIds) writeFiles(folder, release(buildId));
  return { id: 'mfe-billing', kind: 'remote', offset: 3, folder };
};

describe('the registry', () => {
  it('lists a remote with the absolute addresses of its current release', test => {
    const remote = builtRemote(test, 'aaaaaa');
    const file = path.join(remote.folder, 'remotes.json');
    refreshRegistry(file, [origin], [remote]);
    const listed = readRegistry(file)?.remotes[0];
    assert.equal(listed?.current.manifest, `${origin}/0.1.0-aaaaaa/mf-manifest.json`);
    assert.deepEqual(listed.current.integrity, {
      map: `${origin}/0.1.0-aaaaaa/integrity.json`,
      hash: matchesNothing,
    });
    assert.deepEqual(listed.current.firstPage, ['remoteEntry.js', 'page.aaaaaa.css']);
    assert.equal(listed.previous, undefined);
    assert.deepEqual(listed.paths, ['faktura']);
  });

  it('describes a remote as in its current release, not as in the sources', test => {
    const remote = builtRemote(test, 'aaaaaa');
    writeFiles(remote.folder, release('bbbbbb', 'Regninger'));
    const file = path.join(remote.folder, 'remotes.json');
    const title = () => readRegistry(file)?.remotes[0]?.titles[0]?.title;
    refreshRegistry(file, [origin], [remote]);
    assert.equal(title(), 'Regninger');
    // The state after `release -- rollback`.
    writeFiles(remote.folder, {
      'dist/current.json': JSON.stringify({ release: '0.1.0-aaaaaa' }),
      'remote.json': JSON.stringify({ ...description, titles: [{ pattern: 'faktura', title: 'Nyt' }] }),
    });
    refreshRegistry(file, [origin], [remote]);
    assert.equal(title(), 'Fakturaer');
  });

  it('keeps the previously current release as the previous one', test => {
    const remote = builtRemote(test, 'aaaaaa');
    const file = path.join(remote.folder, 'remotes.json');
    refreshRegistry(file, [origin], [remote]);
    writeFiles(remote.folder, release('bbbbbb'));
    refreshRegistry(file, [origin], [remote]);
    refreshRegistry(file, ['http://localhost:4803'], [remote]);
    const listed = readRegistry(file)?.remotes[0];
    assert.equal(listed?.current.buildId, 'bbbbbb');
    assert.equal(listed.previous?.manifest, 'http://localhost:4803/0.1.0-aaaaaa/mf-manifest.json');
  });

  it('keeps a canary until it is the current release', test => {
    const remote = builtRemote(test, 'bbbbbb', 'aaaaaa');
    const file = path.join(remote.folder, 'remotes.json');
    refreshRegistry(file, [origin], [remote]);
    const written = readRegistry(file);
    assert.ok(written?.remotes[0]);
    const canary = { release: { ...written.remotes[0].current, buildId: 'bbbbbb' }, rule: { percent: 5 } };
    writeFileSync(file, JSON.stringify({ ...written, remotes: [{ ...written.remotes[0], canary }] }));
    refreshRegistry(file, [origin], [remote]);
    const listed = readRegistry(file)?.remotes[0];
    assert.equal(listed?.canary?.release.manifest, `${origin}/0.1.0-bbbbbb/mf-manifest.json`);
    writeFiles(remote.folder, release('bbbbbb'));
    refreshRegistry(file, [origin], [remote]);
    assert.equal(readRegistry(file)?.remotes[0]?.canary, undefined);
  });

  it('leaves a broken file untouched, and names it', test => {
    const remote = builtRemote(test, 'aaaaaa');
    for (const broken of ['{"schemaVersion":1,', '{"schemaVersion":2,"remotes":[]}', '']) {
      const folder = temporaryFolder(test, { 'remotes.json': broken });
      const file = path.join(folder, 'remotes.json');
      assert.throws(
        () => {
          refreshRegistry(file, [origin], [remote]);
        },
        {
          name: 'UserFacingError',
          message: `${file} is not a valid registry of remotes and was left untouched: mend it, or move it away and a new one is written.`,
        },
      );
      assert.equal(readFileSync(file, 'utf8'), broken);
      assert.deepEqual(readdirSync(folder), ['remotes.json']);
    }
  });

  it('fails with one sentence when it cannot be written, without partial files', test => {
    const folder = temporaryFolder(test, { 'in-the-way/remotes.json': '', file: '' });
    assert.throws(
      () => {
        writeAtomically(path.join(folder, 'file/remotes.json'), '{}');
      },
      { name: 'UserFacingError', message: /file cannot be written \(\w+\): .*PORTAL_DATA_DIR/ },
    );
    assert.throws(
      () => {
        writeAtomically(path.join(folder, 'in-the-way'), '{}');
      },
      { name: 'UserFacingError' },
    );
    assert.deepEqual(readdirSync(folder).sort(), ['file', 'in-the-way']);
  });

  it('names the missing file of a build', test => {
    const remote = builtRemote(test);
    assert.throws(() => {
      refreshRegistry(path.join(remote.folder, 'remotes.json'), [origin], [remote]);
    }, /dist\/current\.json is missing or not what a build writes: run npm run build\.$/);
  });
});

describe('old releases', () => {
  it('stay next to the current one: the newest five, and what the registry lists', test => {
    const ids = ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'eeeeee', 'ffffff', 'gggggg'];
    const remote = builtRemote(test, ...ids);
    pruneReleases(remote, ['0.1.0-aaaaaa']);
    const left = readdirSync(path.join(remote.folder, 'dist/site'));
    assert.equal(left.length, 6);
    assert.ok(left.includes('0.1.0-gggggg'));
    assert.ok(left.includes('0.1.0-aaaaaa'));
  });
});
