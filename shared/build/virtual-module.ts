/** Plugin for a build: a module without a file, imported as `virtual:<name>`. */
import type webpack from 'webpack';

/** `source` is resolved as if it stood at the root of the package that is built. */
export const virtualModule = (name: string, source: string): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    // By the webpack that runs: a package that calls the preset may have a copy of its own.
    const { VirtualUrlPlugin } = compiler.webpack.experiments.schemes;
    new VirtualUrlPlugin({ [name]: source }).apply(compiler);
  },
});
