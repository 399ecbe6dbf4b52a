/**
 * Marks the files in a remote's manifest that are its own copy of modules which the page now shares: they are
 * not part of the first page. Older shells do not know the mark and load them with the rest. See
 * docs/decisions/0072-shell-provides-zod.md.
 */
import type webpack from 'webpack';
import { manifestName } from './first-files.ts';

const name = 'own-copies';

interface Assets {
  readonly js: { readonly sync: readonly string[] };
}

/** Under a dev server: excludes hot updates of an open page, which a newly opened page does not need. */
const isBuilt = (file: string): boolean => !file.endsWith('.hot-update.js');

const copiesIn = ({ chunkGroups }: webpack.Compilation): string[] => {
  const files = chunkGroups
    .filter(({ origins }) => origins.some(({ module }) => module?.type === 'consume-shared-module'))
    .flatMap(group => group.getFiles());
  return [...new Set(files)].filter(file => file.endsWith('.js') && isBuilt(file));
};

const withCopies = (manifest: string, copies: readonly string[]): string =>
  JSON.stringify(
    JSON.parse(manifest, (key, value: unknown) => {
      if (key !== 'exposes') return value;
      return (value as readonly { readonly assets: Assets }[]).map(({ assets, ...exposed }) => {
        const sync = [...new Set([...assets.js.sync.filter(isBuilt), ...copies])];
        return { ...exposed, assets: { ...assets, js: { ...assets.js, sync, fallback: copies } } };
      });
    }),
  );

/** Plugin for a remote's build, used with the federation plugin, which writes the manifest. */
export const ownCopies = (): webpack.WebpackPluginInstance => ({
  apply: compiler => {
    // From the running webpack: a package may have its own copy.
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const copies = copiesIn(compilation);
        compilation.updateAsset(
          manifestName,
          source => new sources.RawSource(withCopies(source.source().toString(), copies)),
        );
      });
    });
  },
});
