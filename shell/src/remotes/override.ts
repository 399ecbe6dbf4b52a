/**
 * Tries one remote on a deployed portal: `?remote=mfe-billing@http://localhost:4003/mf-manifest.json`. It counts in
 * this tab only, until it is taken back by the badge, by `?remote=`, or by its own failure.
 */
import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { tabStorage } from '../browser/browser-storage.ts';
import { registeredRemoteSchema, type Release } from 'shared/remote/registry';

const parameter = 'remote';
const storageKey = 'portal.remote-override';

const overrideSchema = z.object({ id: registeredRemoteSchema.shape.id, manifest: z.url() });

export type Override = z.infer<typeof overrideSchema>;

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Only what runs on the developer's own machine is ever tried: it comes without hashes. */
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

/** What the address asks for now, else what this tab was asked for before. What is not allowed changes nothing. */
const read = ({ search, storage, isAllowed }: OverrideOptions): Override | undefined => {
  if (!isAllowed) return undefined;
  const asked = new URLSearchParams(search).get(parameter);
  if (asked === '') storage.removeItem(storageKey);
  const wanted = asked === null ? undefined : parse(asked);
  if (asked !== null && wanted) {
    try {
      storage.setItem(storageKey, asked);
    } catch {
      // Without storage it counts for this page load.
      return wanted;
    }
  }
  return parse(storage.getItem(storageKey) ?? '');
};

export type OverrideStore = ReturnType<typeof createOverride>;

/** The override of this tab, and how to end it. */
export const createOverride = (options: OverrideOptions) => {
  const store = createStore(() => ({ override: read(options) }));
  return {
    ...store,
    /** From the next remote that is loaded on, this tab runs what everybody runs. */
    reset: (): void => {
      options.storage.removeItem(storageKey);
      store.setState({ override: undefined });
    },
  };
};

/** The address without the request: else the next page load would ask for it again. */
export const withoutRequest = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  return url.href;
};

/** The override of this tab, with what the page's address asks for, which is taken out of it. */
export const takeOverride = (isAllowed: boolean): OverrideStore => {
  const override = createOverride({ search: window.location.search, storage: tabStorage(), isAllowed });
  window.history.replaceState(window.history.state, '', withoutRequest(window.location.href));
  return override;
};

/** How an override is tried. It says nothing of itself, so it is held to the contract of what it stands in for. */
export const releaseOf = ({ manifest }: Override, { contract, nextContract }: Release): Release => ({
  version: '0.0.0',
  buildId: 'override',
  contract,
  ...(nextContract === undefined ? {} : { nextContract }),
  manifest,
});
