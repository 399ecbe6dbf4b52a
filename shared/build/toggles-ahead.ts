/**
 * Names the scripts of each toggle protocol in the shell's page, so that they are fetched in parallel with
 * the early script, which needs them first. They are in inert templates: the server knows the environment's
 * protocol and takes that one out of its template (`tools/serve/page.ts`). Otherwise the early script
 * requests them when it runs.
 */
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';
import { toggleChunkOf, toggleProtocols } from '../settings/toggle-protocol.ts';

export class TogglesAhead implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('toggles-ahead', compilation => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('toggles-ahead', data => {
        const templates = toggleProtocols.map(protocol => {
          const id = toggleChunkOf(protocol);
          const files = compilation.namedChunkGroups.get(id)?.getFiles() ?? [];
          const links = files
            .filter(file => file.endsWith('.js'))
            .map(file => `<link rel="preload" as="script" href="${data.publicPath}${file}">`);
          return {
            tagName: 'template',
            attributes: { id },
            innerHTML: links.join(''),
            voidTag: false,
            meta: {},
          };
        });
        data.headTags = [...data.headTags, ...templates];
        return data;
      });
    });
  }
}
