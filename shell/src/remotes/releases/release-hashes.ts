/**
 * Checks the files of a release by their hashes. The registry has the hash of the hash map, and the map has the hash of
 * every file: a changed or unlisted file is refused before it runs.
 */
import * as z from 'zod/mini';
import { hashMapSchema, matchesNothing } from 'shared/remote/integrity';
import type { Release } from 'shared/remote/registry';
import { RefusedRelease } from './release-gate.ts';

export interface ReleaseHashes {
  /**
   * Fetches and checks map and manifest. Rejects with a RefusedRelease if one is missing or does not match, and with the
   * fetch error if a request fails. Calling it again makes new requests.
   */
  readonly admit: (release: Release) => Promise<void>;
  /** The text of a checked manifest. */
  readonly manifestAt: (url: string) => string | undefined;
  /** The `integrity` attribute of a file. Files of no known release get one that never matches. */
  readonly integrityOf: (url: string) => string;
}

interface HashesOptions {
  readonly fetch: (url: string) => Promise<Response>;
  /** Whether a release may have no hashes; `integrityOf` is then empty for its files. */
  readonly isExempt: (release: Release) => boolean;
}

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

const bytesAt = async (url: string, fetchFrom: HashesOptions['fetch']): Promise<ArrayBuffer> => {
  const response = await fetchFrom(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return await response.arrayBuffer();
};

const asText = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

interface Assets {
  readonly sync: readonly string[];
  readonly fallback?: readonly string[];
}

/** A remote's own copies of shared modules are never loaded: shared/build/remote/own-copies.ts. */
const withoutFallback = (manifest: string): string =>
  JSON.stringify(
    JSON.parse(manifest, (key, value: unknown) => {
      if (key !== 'js') return value;
      const { sync, fallback = [], ...rest } = value as Assets;
      return { ...rest, sync: sync.filter(file => !fallback.includes(file)) };
    }),
  );

export const createReleaseHashes = (options: HashesOptions): ReleaseHashes => {
  const hashes = new Map<string, string>();
  const manifests = new Map<string, string>();
  const exemptFolders = new Set<string>();

  return {
    admit: async release => {
      const folder = new URL('.', release.manifest).href;
      if (options.isExempt(release)) {
        exemptFolders.add(folder);
        return;
      }
      const { integrity } = release;
      if (integrity === undefined) throw new RefusedRelease('no-hashes');
      const [map, manifest] = await Promise.all([
        bytesAt(integrity.map, options.fetch),
        bytesAt(release.manifest, options.fetch),
      ]);
      if ((await hashOf(map)) !== integrity.hash) throw new RefusedRelease('wrong-hash');
      const { files } = z.parse(hashMapSchema, JSON.parse(asText(map)));
      const listed = new Map(Object.entries(files).map(([file, hash]) => [new URL(file, folder).href, hash]));
      if ((await hashOf(manifest)) !== listed.get(release.manifest)) throw new RefusedRelease('wrong-hash');
      for (const [url, hash] of listed) hashes.set(url, hash);
      manifests.set(release.manifest, withoutFallback(asText(manifest)));
    },
    manifestAt: url => manifests.get(url),
    integrityOf: url => {
      if ([...exemptFolders].some(folder => url.startsWith(folder))) return '';
      return hashes.get(url) ?? matchesNothing;
    },
  };
};
