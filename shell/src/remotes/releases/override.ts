/**
 * Tries one remote on a deployed portal: `?remote=mfe-billing@http://localhost:4003/mf-manifest.json`. It counts in
 * this tab only, until it is ended by the badge, by an empty `?remote=`, or by its own failure.
 */
import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { tabStorage } from '../../browser/browser-storage.ts';
import { registeredRemoteSchema, type Release } from 'shared/remote/registry';

const parameter = 'remote';
const storageKey = 'portal.remote-override';

const overrideSchema = z.object({ id: registeredRemoteSchema.shape.id, manifest: z.url() });

export type Override = z.infer<typeof overrideSchema>;

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Only builds on the developer's own machine are allowed, because they have no hashes. */
const isOfThisMachine = (manifest: string): boolean => {
  const { protocol, hostname } = new URL(manifest);
  return ['http:', 'https:'].includes(protocol) && ['localhost', '127.0.0.1'].includes(hostname);
};

const parse = (text: string): Override | undefined => {
  const at = text.indexOf('@');
  const parsed = z.safeParse(overrideSchema, { id: text.slice(0, at), manifest: text.slice(at + 1) });
  return parsed.success && isOfThisMachine(parsed.data.manifest) ? parsed.data : undefined;
};

interface OverrideOptions {
  readonly search: string;
  readonly storage: TabStorage;
  readonly isAllowed: boolean;
}

/** The override in the address, else the one stored for this tab. Invalid ones are ignored. */
const read = ({ search, storage, isAllowed }: OverrideOptions): Override | undefined => {
  if (!isAllowed) return undefined;
  const text = new URLSearchParams(search).get(parameter);
  if (text === '') storage.removeItem(storageKey);
  const override = text === null ? undefined : parse(text);
  if (text !== null && override) {
    try {
      storage.setItem(storageKey, text);
    } catch {
      // Without storage it applies to this page load only.
      return override;
    }
  }
  return parse(storage.getItem(storageKey) ?? '');
};

export type OverrideStore = ReturnType<typeof createOverride>;

/** The override of this tab, and how to reset it. */
export const createOverride = (options: OverrideOptions) => {
  const store = createStore(() => ({ override: read(options) }));
  return {
    ...store,
    /** Remotes that are loaded from now on use the normal releases. */
    reset: (): void => {
      options.storage.removeItem(storageKey);
      store.setState({ override: undefined });
    },
  };
};

/** The address without `?remote=`, which would apply again on the next page load. */
export const withoutRequest = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.href;
};

/** The override of this tab. Removes `?remote=` from the address. */
export const takeOverride = (isAllowed: boolean): OverrideStore => {
  const override = createOverride({ search: window.location.search, storage: tabStorage(), isAllowed });
  window.history.replaceState(window.history.state, '', withoutRequest(window.location.href));
  return override;
};

/** The override as a release. It has no metadata, so the contract range of the replaced release is used. */
export const releaseOf = ({ manifest }: Override, { contract, nextContract }: Release): Release => ({
  version: '0.0.0',
  buildId: 'override',
  contract,
  ...(nextContract === undefined ? {} : { nextContract }),
  manifest,
});
