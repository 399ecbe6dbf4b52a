/**
 * Plugin for a production build: says of the router's contexts and components what the library leaves out, that making
 * one has no effect but the thing made. What nothing imports, its forms among it, is left out of the bundle then. Names
 * for developers' tools are such an effect, and go.
 */
import type webpack from 'webpack';

const name = 'shakable-router';

/** The router's source with that said. */
export const shakable = (source: string): string =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');

/** `folder` is where the router's files are. */
export const shakableRouter = (folder: string): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.compilation.tap(name, compilation => {
      // By the webpack that runs: a package that calls the preset may have a copy of its own.
      compiler.webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        name,
        ([source, ...rest], { resource }) => [
          resource.startsWith(folder) ? shakable(source.toString()) : source,
          ...rest,
        ],
      );
    });
  },
});
