/**
 * Lists the files of the shell's entries, which it needs before it can draw anything, next to the site, for
 * measuring their size.
 */
import { writeFileSync } from 'node:fs';
import type webpack from 'webpack';

/** Plugin for the shell's build. Writes `listFile` after every build: `{ "files": ["assets/main.….js"] }`. */
export const firstPageList = (listFile: string): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.done.tap('first-page-list', ({ compilation }) => {
      const files = [...compilation.entrypoints.values()].flatMap(entry => entry.getFiles());
      writeFileSync(
        listFile,
        `${JSON.stringify({ files: files.filter(file => /\.(?:js|css)$/.test(file)) }, null, 2)}\n`,
      );
    });
  },
});
