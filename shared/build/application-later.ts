/**
 * Puts the application's scripts into an inert template of the shell's page. The early script, which stays
 * outside, loads them when something is to be drawn; a page that redirects to the identity server never loads
 * them. They are still named in the page, with their hashes.
 */
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';

/** Entry of the script that runs immediately. */
export const earlyEntry = 'early';

/** Id of the template; the shell's `startup/fetch-application.ts` looks for it. */
const templateId = 'application';

const markup = ({ tagName, attributes }: HtmlWebpackPlugin.HtmlTagObject): string =>
  `<${tagName} ${Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}="${String(value)}"`))
    .join(' ')}></${tagName}>`;

export class ApplicationLater implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('application-later', compilation => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'application-later',
        data => {
          const early = new Set(compilation.entrypoints.get(earlyEntry)?.getFiles());
          const isLater = ({ tagName, attributes }: HtmlWebpackPlugin.HtmlTagObject): boolean =>
            tagName === 'script' &&
            ![...early].some(file => attributes['src'] === `${data.publicPath}${file}`);
          const template = {
            tagName: 'template',
            attributes: { id: templateId },
            innerHTML: data.headTags.filter(isLater).map(markup).join(''),
            voidTag: false,
            meta: {},
          };
          data.headTags = [...data.headTags.filter(tag => !isLater(tag)), template];
          return data;
        },
      );
    });
  }
}
