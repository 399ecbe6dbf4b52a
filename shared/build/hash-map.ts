/** Hashes of a release's files, written next to them by the build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashMapName, type HashMap } from '../remote/integrity.ts';

const hashed = /\.(?:js|css)$|^mf-manifest\.json$/;

/** Hash of a file's content in the format of the `integrity` attribute. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Writes the map of a release's folder, and returns the map's own hash. */
export const writeHashMap = (folder: string): string => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => hashed.test(file));
  const map: HashMap = {
    files: Object.fromEntries(
      names
        .sort()
        .map(file => [file.replaceAll('\\', '/'), integrityOf(readFileSync(path.join(folder, file)))]),
    ),
  };
  const text = `${JSON.stringify(map, null, 2)}\n`;
  writeFileSync(path.join(folder, hashMapName), text);
  return integrityOf(text);
};
