/**
 * Hashes of the shell's scripts and style sheets, written into its page: of those that the page begins with in their elements,
 * of the scripts that come later as data. A file that was changed on its way is not run; the page itself comes unchecked, it is
 * what all trust starts from.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';
import { chunkHashesId } from '../remote/integrity.ts';
import { integrityOf } from './hash-map.ts';

/** Also what is only fetched ahead: it is asked for with its hash later, and would be fetched a second time. */
const namesFile = /<(?:script|link(?=[^>]* rel="(stylesheet|preload)"))\b(?=[^>]*? (?:src|href)="([^"]+)")/g;

/** A script's file without the hash of its content, by which its chunk is known: `assets/511.e120….js` is `511`. */
const chunkName = /([^/.]+)\.[^/]*js$/;

/**
 * Adds `integrity` to each element of `index.html` that names a file of the build, and the hashes of all other scripts. To be
 * called when all is written: the names, and with them the page, change until the end. Both are asked for by CORS, which is
 * where a browser's Integrity-Policy looks for hashes.
 *
 * @param site folder of the build
 * @param publicPath what addresses of its files start with
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

/** Read once, when the first chunk is asked for. A page that was not built for production has none. */
const setIntegrity = `
script.crossOrigin = 'anonymous';
__webpack_require__.chunkHashes ??= JSON.parse(document.getElementById('${chunkHashesId}')?.textContent ?? '{}');
script.integrity = __webpack_require__.chunkHashes[${String(chunkName)}.exec(script.src)?.[1]] ?? '';`;

/** Plugin for the shell's build: its runtime asks for a chunk by the hash that the page names. */
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
