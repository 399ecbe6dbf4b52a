import { createHash } from 'node:crypto';
import { matchesNothing } from 'shared/remote/integrity';
import type { Release } from 'shared/remote/registry';
import { anyRelease } from 'shared/testing/builders.ts';
import { createReleaseHashes } from './release-hashes.ts';

const folder = 'https://remotes.test/mfe-billing/1.0.0-abc123/';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const manifest = '{"name":"mfe_billing"}';
const map = JSON.stringify({
  files: {
    'mf-manifest.json': hashOf(manifest),
    'remoteEntry.js': hashOf('entry'),
    'deep/1.css': hashOf('css'),
  },
});
const release = anyRelease({
  manifest: `${folder}mf-manifest.json`,
  integrity: { map: `${folder}integrity.json`, hash: hashOf(map) },
});

const hashesOver = (files: Record<string, string>, isExempt: (release: Release) => boolean = () => false) => {
  const fetch = jest.fn((url: string) => {
    const text = files[url.slice(folder.length)];
    return Promise.resolve(text === undefined ? new Response(null, { status: 404 }) : new Response(text));
  });
  return { fetch, hashes: createReleaseHashes({ fetch, isExempt }) };
};
const asReleased = { 'integrity.json': map, 'mf-manifest.json': manifest };

it('returns the manifest and the hash of every file of an admitted release', async () => {
  const { hashes } = hashesOver(asReleased);
  await hashes.admit(release);
  expect(hashes.integrityOf(`${folder}remoteEntry.js`)).toBe(hashOf('entry'));
  expect(hashes.integrityOf(`${folder}deep/1.css`)).toBe(hashOf('css'));
  expect(hashes.manifestAt(release.manifest)).toBe(manifest);
});

it('removes shared chunks that the shell provides from the manifest', async () => {
  const manifestWith = (js: object) =>
    JSON.stringify({ exposes: [{ assets: { js, css: { sync: ['1.css'] } } }] });
  const written = manifestWith({ sync: ['pages.js', 'zod.js'], fallback: ['zod.js'] });
  const files = JSON.stringify({ files: { 'mf-manifest.json': hashOf(written) } });
  const { hashes } = hashesOver({ 'integrity.json': files, 'mf-manifest.json': written });
  await hashes.admit({ ...release, integrity: { map: `${folder}integrity.json`, hash: hashOf(files) } });
  expect(hashes.manifestAt(release.manifest)).toBe(manifestWith({ sync: ['pages.js'] }));
});

it('returns a hash that matches nothing for an unlisted file', async () => {
  const { hashes } = hashesOver(asReleased);
  expect(hashes.integrityOf(`${folder}remoteEntry.js`)).toBe(matchesNothing);
  await hashes.admit(release);
  expect(hashes.integrityOf(`${folder}evil.js`)).toBe(matchesNothing);
  expect(hashes.integrityOf('https://elsewhere.test/remoteEntry.js')).toBe(matchesNothing);
});

it.each([
  ['another map', { ...asReleased, 'integrity.json': `${map} ` }, release, 'wrong-hash'],
  ['another manifest', { ...asReleased, 'mf-manifest.json': `${manifest} ` }, release, 'wrong-hash'],
  ['no map in the registry', asReleased, anyRelease({ manifest: release.manifest }), 'no-hashes'],
])('rejects a release with %s, and all its files', async (_what, files, of, refusal) => {
  const { hashes } = hashesOver(files);
  await expect(hashes.admit(of)).rejects.toMatchObject({ name: 'RefusedRelease', refusal });
  expect(hashes.integrityOf(`${folder}remoteEntry.js`)).toBe(matchesNothing);
  expect(hashes.manifestAt(release.manifest)).toBeUndefined();
});

it('rejects a manifest that the map does not list', async () => {
  const without = JSON.stringify({ files: { 'remoteEntry.js': hashOf('entry') } });
  const { hashes } = hashesOver({ ...asReleased, 'integrity.json': without });
  const of = { ...release, integrity: { map: `${folder}integrity.json`, hash: hashOf(without) } };
  await expect(hashes.admit(of)).rejects.toMatchObject({ refusal: 'wrong-hash' });
});

it.each(['https://remotes.test/mfe-admins/1.0.0-abc123/remoteEntry.js', '../../mfe-admins/1.js', '/1.js'])(
  "refuses a map that lists another remote's file: %s",
  async file => {
    const files = JSON.stringify({
      files: { 'mf-manifest.json': hashOf(manifest), [file]: hashOf('evil') },
    });
    const { hashes } = hashesOver({ 'integrity.json': files, 'mf-manifest.json': manifest });
    const of = { ...release, integrity: { map: `${folder}integrity.json`, hash: hashOf(files) } };
    await expect(hashes.admit(of)).rejects.toThrow(file);
    expect(hashes.integrityOf(new URL(file, folder).href)).toBe(matchesNothing);
  },
);

it('reports which file failed to load, and retries the next time', async () => {
  const files: Record<string, string> = { 'mf-manifest.json': manifest };
  const { hashes } = hashesOver(files);
  await expect(hashes.admit(release)).rejects.toThrow(`${folder}integrity.json answered 404.`);
  files['integrity.json'] = map;
  await hashes.admit(release);
  expect(hashes.integrityOf(`${folder}remoteEntry.js`)).toBe(hashOf('entry'));
});

it('does not check exempt releases', async () => {
  const { fetch, hashes } = hashesOver({}, ({ buildId }) => buildId === 'development');
  await hashes.admit(anyRelease({ buildId: 'development', manifest: `${folder}mf-manifest.json` }));
  expect(fetch).not.toHaveBeenCalled();
  expect(hashes.integrityOf(`${folder}remoteEntry.js`)).toBe('');
  expect(hashes.integrityOf('https://elsewhere.test/remoteEntry.js')).toBe(matchesNothing);
});
