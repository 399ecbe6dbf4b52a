/**
 * Releases kept from an earlier contract: the original build output, byte by byte, in one compressed file each.
 *
 * `node e2e/remotes/kept-release.ts mfe-profile 0.1.0-495306949885 1.1.0` keeps a release in `dist/site`, under the
 * contract that it was built against. Keep one for each minor version still in use, and delete those of unsupported
 * major versions.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Release } from './registry-file.ts';

interface KeptRelease {
  version: string;
  buildId: string;
  contract: string;
  integrity: string;
  /** By file name. */
  files: Record<string, string>;
}

const kept = path.join(import.meta.dirname, 'kept');

const siteOf = (id: string): string => path.join(import.meta.dirname, '../..', id, 'dist/site');

const fileOf = (id: string, contract: string): string =>
  path.join(kept, `${id}-contract-${contract}.json.br`);

const folderOf = ({ version, buildId }: Pick<Release, 'version' | 'buildId'>): string =>
  `${version}-${buildId}`;

const keep = (id: string, release: string, contract: string): void => {
  const folder = path.join(siteOf(id), release);
  const names = readdirSync(folder).filter(
    name => /\.(?:js|css|json)$/.test(name) && !name.includes('stats'),
  );
  const files = Object.fromEntries(names.map(name => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const record = JSON.parse(files['release.json'] ?? '') as Omit<KeptRelease, 'files'>;
  mkdirSync(kept, { recursive: true });
  writeFileSync(fileOf(id, contract), brotliCompressSync(JSON.stringify({ ...record, files })));
};

/** Adds a kept release to its remote's current ones, and returns its registry entry. */
export const layOutKeptRelease = (id: string, contract: string, present: Release): Release => {
  const { files, integrity, ...release } = JSON.parse(
    brotliDecompressSync(readFileSync(fileOf(id, contract))).toString(),
  ) as KeptRelease;
  const folder = path.join(siteOf(id), folderOf(release));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const moved = (url: string): string => url.replace(folderOf(present), folderOf(release));
  return {
    version: release.version,
    buildId: release.buildId,
    contract: release.contract,
    manifest: moved(present.manifest),
    integrity: { map: moved(present.integrity?.map ?? ''), hash: integrity },
  };
};

/** Removes it again, unless it is the current release itself. */
export const removeKeptRelease = (id: string, release: Release, present: Release): void => {
  if (folderOf(release) !== folderOf(present))
    rmSync(path.join(siteOf(id), folderOf(release)), { recursive: true, force: true });
};

if (import.meta.main) {
  const [id = '', release = '', contract = ''] = process.argv.slice(2);
  keep(id, release, contract);
}
