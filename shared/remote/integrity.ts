/**
 * What a release's files have to hash to. A build writes one map beside the files it describes; the registry
 * names the map and the map's own hash, so that everything a remote runs follows from the registry.
 */
import * as z from 'zod/mini';

/** A hash as browsers take it in `integrity`: SHA-384 in base64. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Where a release's map is, as an absolute address, and what its text hashes to. */
export const releaseIntegritySchema = z.object({ map: z.url(), hash: integritySchema });

/** The map itself: each script, style sheet and manifest of the release, by its path in the release's folder. */
export const hashMapSchema = z.object({ files: z.record(z.string(), integritySchema) });

export type HashMap = z.infer<typeof hashMapSchema>;

/** The map's file name in every release folder. */
export const hashMapName = 'integrity.json';

/**
 * Name of the function that the shell puts on the page's global object, and that a remote's own runtime asks for the
 * hash of each file it is about to load. It answers an empty text for a file that need not match anything.
 */
export const integrityLookup = 'portalIntegrityOf';

/** A hash of the right form that no file has: whoever is not listed is refused by the browser itself. */
export const matchesNothing = `sha384-${'A'.repeat(64)}`;

/**
 * The element of the shell's page with the hashes of the scripts that it may fetch later. Only where it is there may a browser be
 * told to refuse what has no hash.
 */
export const chunkHashesId = 'chunk-hashes';
