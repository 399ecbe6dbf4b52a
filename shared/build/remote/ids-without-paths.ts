/**
 * Gives the two modules created by the federation plugin stable ids. By default they depend on the
 * repository's path, so building a release from the same sources elsewhere would give different files.
 */
import type webpack from 'webpack';

const name = 'ids-without-paths';

const idOf = (module: webpack.Module): string | undefined => {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.\w+\.js(?:\|\w+)?$/.test(identifier) ? 'federation' : undefined;
};

/** Plugin for a remote's build, used with the federation plugin. */
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
