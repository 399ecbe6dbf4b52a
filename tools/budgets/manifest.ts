/** What the manifest that a remote's build writes says of its first page. */
import * as z from 'zod/mini';

const assets = z.object({ sync: z.array(z.string()) });
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: assets, css: assets }) })),
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
    ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]),
  ];
};
