/**
 * Makes a remote verify its own chunks against their build hashes.
 *
 * The federation runtime asks the shell for the hash of an entry and an exposed module, but later chunks are
 * loaded by webpack's runtime inside the remote. This extends that runtime to ask the shell as well, for
 * scripts and style sheets.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type webpack from 'webpack';
import { integrityLookup } from '../../remote/integrity.ts';

const name = 'verified-loading';

/** Without a shell there are no hashes: a remote served alone loads without checks. */
const asksFor = (element: string, address: string): string =>
  `if (self.${integrityLookup}) ${element}.integrity = self.${integrityLookup}(${address});`;

/** Plugin for a remote's build; see the top of the file. */
export const verifiedLoading = (): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.thisCompilation.tap(name, compilation => {
      // From the running webpack: a package may have its own copy, whose hooks are never called.
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
