/** Files of a remote's first page, from the manifest of its build. */
import * as z from 'zod/mini';

/** File name of the manifest in the release's folder. */
export const manifestName = 'mf-manifest.json';

const assets = z.object({ sync: z.array(z.string()), fallback: z.optional(z.array(z.string())) });
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: assets, css: assets }) })).check(z.minLength(1)),
});

/**
 * Names of the files for a release's first page, from its manifest's text: entry, exposed module, styles, and
 * their initial dependencies. Empty for a manifest in another format.
 */
export const firstFileNames = (manifest: string): string[] => {
  const read = z.safeParse(manifestSchema, JSON.parse(manifest));
  if (!read.success) return [];
  const { metaData, exposes } = read.data;
  return [
    metaData.remoteEntry.name,
    ...exposes.flatMap(({ assets: { js, css } }) => [
      ...js.sync.filter(file => js.fallback?.includes(file) !== true),
      ...css.sync,
    ]),
  ];
};
