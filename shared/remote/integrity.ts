/**
 * Hashes of a release's files. A build writes one map next to the files it describes. The registry contains
 * the map's address and hash, so the registry determines all code that a remote runs.
 */
import * as z from 'zod/mini';

/** A hash in the format of the `integrity` attribute: SHA-384 in base64. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Path of a file within its release folder; must not lead out of the folder. */
export const fileInFolder = z.string().check(z.regex(/^(?!.*\.\.)[\w~-][\w~./-]*$/));

/** Absolute address of a release's map, and the hash of its text. */
export const releaseIntegritySchema = z.object({ map: z.url(), hash: integritySchema });

/**
 * The map itself: hashes of the release's scripts, style sheets and manifest, by path in the release's
 * folder.
 */
export const hashMapSchema = z.object({ files: z.record(fileInFolder, integritySchema) });

export type HashMap = z.infer<typeof hashMapSchema>;

/** File name of the map in each release folder. */
export const hashMapName = 'integrity.json';

/**
 * Name of the global function that the shell defines and a remote's runtime calls to get the hash of each
 * file before loading it. Returns an empty string for files that need no check.
 */
export const integrityLookup = 'portalIntegrityOf';

/** A well-formed hash that matches no file. Used for unlisted files, so that the browser refuses them. */
export const matchesNothing = `sha384-${'A'.repeat(64)}`;

/**
 * Id of the element in the shell's page that holds the hashes of its lazy-loaded scripts. The browser may
 * only be told to refuse files without a hash if this element exists.
 */
export const chunkHashesId = 'chunk-hashes';
