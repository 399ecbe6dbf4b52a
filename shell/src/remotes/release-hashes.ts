/**
 * Lets a release's files in by their hashes. The registry names the map and what it hashes to, the map names every
 * file: a byte that was changed on the way, or a file that nobody listed, is refused before it runs.
 */
import * as z from 'zod/mini';
import { hashMapSchema, matchesNothing } from 'shared/remote/integrity';
import type { Release } from 'shared/remote/registry';
import { RefusedRelease } from './release-gate.ts';

export interface ReleaseHashes {
  /**
   * Fetches and checks map and manifest. Rejects with a RefusedRelease when one is missing or another than was
   * released, and with the fetch's own error when it can't be had. Asking again makes new requests.
   */
  readonly admit: (release: Release) => Promise<void>;
  /** The text of a manifest that was let in. */
  readonly manifestAt: (url: string) => string | undefined;
  /** What a file has to hash to, in the form of an `integrity` attribute. A file of no release matches nothing. */
  readonly integrityOf: (url: string) => string;
}

interface HashesOptions {
  readonly fetch: (url: string) => Promise<Response>;
  /** Tells whether a release may come without hashes; `integrityOf` is then empty for all below its folder. */
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

/** A remote's copy of what this page hands over is not loaded: shared/build/own-copies.ts. */
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
