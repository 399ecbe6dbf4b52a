/** A release of mfe-profile beside the present one: same code, one sentence changed, a build id of its own. */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from './registry-file.ts';

const site = path.join(import.meta.dirname, '../../mfe-profile/dist/site');

export const oldSentence = 'Se de oplysninger, vi har om dig';
export const newSentence = 'Her er alt om dig';

const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const folderOf = ({ version, buildId }: Release): string => `${version}-${buildId}`;

/** Writes the folder, and gives the release as the registry lists it. `number` tells copies apart. */
export const copyRelease = (present: Release, number = 1): Release => {
  const buildId = `e2e${String(number).padStart(9, '0')}`.slice(0, present.buildId.length);
  const copy = { ...present, buildId };
  const folder = path.join(site, folderOf(copy));
  cpSync(path.join(site, folderOf(present)), folder, { recursive: true });
  const hashes: Record<string, string> = {};
  for (const name of readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    if (/\.(?:br|gz)$/.test(name)) {
      rmSync(file);
      continue;
    }
    if (!/\.(?:js|css|json)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8')
      .replaceAll(present.buildId, buildId)
      .replaceAll(oldSentence, newSentence);
    writeFileSync(file, text);
    if (/\.(?:js|css)$|^mf-manifest\.json$/.test(name)) hashes[name] = integrityOf(text);
  }
  const map = JSON.stringify({ files: hashes });
  writeFileSync(path.join(folder, 'integrity.json'), map);
  const moved = (url: string): string => url.replace(folderOf(present), folderOf(copy));
  return {
    ...copy,
    manifest: moved(present.manifest),
    integrity: { map: moved(present.integrity?.map ?? ''), hash: integrityOf(map) },
  };
};

export const removeRelease = (release: Release): void => {
  rmSync(path.join(site, folderOf(release)), { recursive: true, force: true });
};
