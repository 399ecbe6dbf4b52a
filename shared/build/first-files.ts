/** What a remote's first page needs, as the manifest of its build says. */
import * as z from 'zod/mini';

/** The manifest's name in the release's folder. */
export const manifestName = 'mf-manifest.json';

const assets = z.object({ sync: z.array(z.string()), fallback: z.optional(z.array(z.string())) });
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: assets, css: assets }) })).check(z.minLength(1)),
});

/**
 * Names of the files that a release's first page needs, by its manifest's text: entry, exposed module, styles, and what
 * these need at once. Empty for a manifest of another form.
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
