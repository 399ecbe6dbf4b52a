/**
 * Writes hashes of the shell's scripts and style sheets into its page: initial files in their elements, later
 * scripts as data. A file modified in transit does not run; the page itself is unchecked, as the root of
 * trust.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';
import { chunkHashesId } from '../remote/integrity.ts';
import { integrityOf } from './hash-map.ts';

/**
 * Includes preloaded files: they are requested with their hash later, and would otherwise be fetched twice.
 */
const namesFile = /<(?:script|link(?=[^>]* rel="(stylesheet|preload)"))\b(?=[^>]*? (?:src|href)="([^"]+)")/g;

/** A script's file name without the content hash identifies its chunk: `assets/511.e120….js` is `511`. */
const chunkName = /([^/.]+)\.[^/]*js$/;

/**
 * Adds `integrity` to each element of `index.html` that refers to a file of the build, and the hashes of all
 * other scripts. Call it after everything is written: the names, and with them the page, change until the
 * end. Both are requested with CORS, where the browser's Integrity-Policy expects hashes.
 *
 * @param site folder of the build
 * @param publicPath prefix of its files' addresses
 */
export const writePageIntegrity = (site: string, publicPath: string): void => {
  const page = path.join(site, 'index.html');
  const named = new Set<string>();
  const hashOf = (file: string): string => integrityOf(readFileSync(path.join(site, file)));
  const text = readFileSync(page, 'utf8').replace(
    namesFile,
    (start, rel: string | undefined, address: string) => {
      if (!address.startsWith(publicPath)) return start;
      const file = address.slice(publicPath.length);
      if (rel !== 'preload') named.add(file);
      return `${start} crossorigin="anonymous" integrity="${hashOf(file)}"`;
    },
  );
  const later = readdirSync(path.join(site, 'assets'))
    .map(file => `assets/${file}`)
    .filter(file => file.endsWith('.js') && !named.has(file))
    .map(file => [chunkName.exec(file)?.[1], hashOf(file)]);
  const hashes = JSON.stringify(Object.fromEntries(later));
  writeFileSync(
    page,
    text.replace(
      '</head>',
      () => `<script type="application/json" id="${chunkHashesId}">${hashes}</script></head>`,
    ),
  );
};

/** Read once, when the first chunk is requested. Only production pages have hashes. */
const setIntegrity = `
script.crossOrigin = 'anonymous';
__webpack_require__.chunkHashes ??= JSON.parse(document.getElementById('${chunkHashesId}')?.textContent ?? '{}');
script.integrity = __webpack_require__.chunkHashes[${String(chunkName)}.exec(script.src)?.[1]] ?? '';`;

/** Plugin for the shell's build: its runtime requests chunks with the hashes in the page. */
export const verifiedChunks = (): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.thisCompilation.tap('verified-chunks', compilation => {
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'verified-chunks',
        source => `${source}${setIntegrity}`,
      );
    });
  },
});
