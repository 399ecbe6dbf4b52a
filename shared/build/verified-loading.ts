/**
 * Makes a remote load its own chunks only as what they were built to be.
 *
 * The federation runtime asks the shell about an entry and an exposed module, but later chunks are fetched by
 * webpack's runtime inside the remote. That runtime is taught to ask the shell as well, for scripts and style sheets.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type webpack from 'webpack';
import { integrityLookup } from '../remote/integrity.ts';

const name = 'verified-loading';

/** Without a shell there is nobody to ask: a remote that is served alone loads as any page does. */
const asksFor = (element: string, address: string): string =>
  `if (self.${integrityLookup}) ${element}.integrity = self.${integrityLookup}(${address});`;

/** Plugin for a remote's build; see the top of the file. */
export const verifiedLoading = (): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.thisCompilation.tap(name, compilation => {
      // Of the webpack that builds: a package may have a copy of its own, whose hooks nobody calls.
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        source => `${source}\n${asksFor('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag }) => `${source}\n${asksFor(tag, `${tag}.href`)}`,
      );
    });
  },
});
