/**
 * Gives the two modules that the federation plugin makes ids of their own. Left alone, their ids follow from where the
 * repository lies, and a release that is built again elsewhere from the same sources would be another one.
 */
import type webpack from 'webpack';

const name = 'ids-without-paths';

const idOf = (module: webpack.Module): string | undefined => {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.\w+\.js(?:\|\w+)?$/.test(identifier) ? 'federation' : undefined;
};

/** Plugin for a remote's build, beside the federation plugin. */
export const idsWithoutPaths = (): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    compiler.hooks.thisCompilation.tap(name, ({ hooks, chunkGraph }) => {
      hooks.beforeModuleIds.tap(name, modules => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
});
