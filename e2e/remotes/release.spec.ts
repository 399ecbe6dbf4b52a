import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../support/origin-process.ts';
import { expect, heading, test } from '../support/test.ts';
import { openArea } from './area.ts';

const registry = path.join(dataFolder, 'remotes.json');
const site = path.join(import.meta.dirname, '../../mfe-profile/dist/site');

interface Registered {
  id: string;
  current: { version: string; buildId: string; manifest: string };
}

/** A release beside the present one, with one sentence changed and a build id of its own. */
const copyRelease = (present: string, presentId: string, next: string, nextId: string): void => {
  cpSync(path.join(site, present), path.join(site, next), { recursive: true });
  for (const name of readdirSync(path.join(site, next))) {
    const file = path.join(site, next, name);
    if (/\.(?:br|gz)$/.test(name)) rmSync(file);
    else if (/\.js(?:on)?$/.test(name)) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text
          .replaceAll(presentId, nextId)
          .replaceAll('Se de oplysninger, vi har om dig', 'Her er alt om dig'),
      );
    }
  }
};

const writeRegistry = (text: string): void => {
  writeFileSync(`${registry}.next`, text);
  renameSync(`${registry}.next`, registry);
};

test('a new release of one remote shows at the next page load, and open pages keep theirs', async ({
  page,
  signInAs,
}) => {
  const before = readFileSync(registry, 'utf8');
  const parsed = JSON.parse(before) as { remotes: Registered[] };
  const current = parsed.remotes.find(({ id }) => id === 'mfe-profile')?.current;
  if (current === undefined) throw new Error('mfe-profile is not in the registry.');
  const { version, buildId, manifest } = current;
  const nextId = 'e2e000000001'.slice(0, buildId.length);
  const [present, next] = [`${version}-${buildId}`, `${version}-${nextId}`];
  copyRelease(present, buildId, next, nextId);
  try {
    await signInAs('admin', '/1001/indstillinger');
    await expect(page.getByText(/^Se de oplysninger, vi har om dig/)).toBeVisible();
    current.buildId = nextId;
    current.manifest = manifest.replace(present, next);
    writeRegistry(JSON.stringify(parsed));

    await openArea(page, 'Fakturaer');
    await expect(heading(page, 'Fakturaer')).toBeVisible();
    await openArea(page, 'Mine indstillinger');
    await expect(page.getByText(/^Se de oplysninger, vi har om dig/)).toBeVisible();

    const loaded: string[] = [];
    page.on('response', response => loaded.push(response.url()));
    await page.reload();
    await expect(page.getByText(/^Her er alt om dig/)).toBeVisible();
    expect(loaded.some(url => url.includes(`/${next}/`))).toBe(true);
    expect(loaded.some(url => url.includes(`/${present}/`))).toBe(false);
  } finally {
    writeRegistry(before);
    rmSync(path.join(site, next), { recursive: true, force: true });
  }
});
