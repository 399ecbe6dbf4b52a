/**
 * What the shell's page needs before it can draw anything: its entry, and the chunks of the one import behind the
 * asynchronous boundary that federation needs. The page asks for them all at once, instead of for the chunks when the
 * entry has run; and their list is written beside the site, for whoever counts what they weigh.
 */
import { writeFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';

const pluginName = 'first-page';

/** Name of the import behind the boundary: `import(/* webpackChunkName: "portal" *\/ …)`. */
export const portalChunk = 'portal';

const filesOf = (group: { getFiles(): readonly string[] } | undefined): string[] =>
  (group?.getFiles() ?? []).filter(file => /\.(?:js|css)$/.test(file));

/** Plugin for the shell's build. `listFile` is written after every build: `{ "files": ["assets/main.….js"] }`. */
export const firstPage = (listFile: string): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.compilation.tap(pluginName, compilation => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(pluginName, data => {
        const tags = filesOf(compilation.namedChunkGroups.get(portalChunk)).map(file => ({
          tagName: 'link',
          voidTag: true,
          attributes: {
            rel: 'preload',
            as: file.endsWith('.css') ? 'style' : 'script',
            href: data.publicPath + file,
          },
          meta: { plugin: pluginName },
        }));
        data.headTags.push(...tags);
        return data;
      });
    });
    compiler.hooks.done.tap(pluginName, ({ compilation }) => {
      const files = [
        ...filesOf(compilation.entrypoints.get('main')),
        ...filesOf(compilation.namedChunkGroups.get(portalChunk)),
      ];
      writeFileSync(listFile, `${JSON.stringify({ files: [...new Set(files)] }, null, 2)}\n`);
    });
  },
});
