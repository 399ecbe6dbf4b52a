/** Build plugin for a module without a file, imported as `virtual:<name>`. */
import type webpack from 'webpack';

/** `source` is resolved as if it were in the root of the package being built. */
export const virtualModule = (name: string, source: string): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    // Uses the running webpack: a package that calls the preset may have its own copy.
    const { VirtualUrlPlugin } = compiler.webpack.experiments.schemes;
    new VirtualUrlPlugin({ [name]: source }).apply(compiler);
  },
});
