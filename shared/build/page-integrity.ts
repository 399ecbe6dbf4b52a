/**
 * Hashes of the scripts and style sheets that the shell's page begins with, written into the page. A file that was
 * changed on its way is not run; the page itself comes unchecked, it is what all trust starts from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from './hash-map.ts';

/** Not what is only fetched ahead: a script that is asked for without a hash later would be fetched a second time. */
const namesFile = /<(?:script|link(?=[^>]* rel="stylesheet"))\b(?=[^>]*? (?:src|href)="([^"]+)")/g;

/**
 * Adds `integrity` to each element of `index.html` that names a file of the build. To be called when all is written:
 * the names, and with them the page, change until the end.
 *
 * @param site folder of the build
 * @param publicPath what addresses of its files start with
 */
export const writePageIntegrity = (site: string, publicPath: string): void => {
  const page = path.join(site, 'index.html');
  const text = readFileSync(page, 'utf8').replace(namesFile, (start, address: string) => {
    if (!address.startsWith(publicPath)) return start;
    return `${start} integrity="${integrityOf(readFileSync(path.join(site, address.slice(publicPath.length))))}"`;
  });
  writeFileSync(page, text);
};
