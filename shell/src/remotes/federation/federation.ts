/**
 * The only code that uses the federation runtime: loads the exposed module of a release.
 *
 * The runtime's time-outs are 20 s or none, so requests get our own. Its cache keeps failures forever, so every
 * attempt registers the remote again. Every file, also those that a remote loads later, must match the hash in its
 * release.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityLookup } from 'shared/remote/integrity';
import type { Release } from 'shared/remote/registry';
import type { FederationHost } from './federation-host.ts';
import { createFetchAhead, createFetchRelease, firstPageOf } from './fetch-ahead.ts';
import { createReleaseHashes, type ReleaseHashes } from '../releases/release-hashes.ts';
import { createScriptPolicy, type ScriptUrlPolicy } from './script-policy.ts';

const requestTimeoutMs = 7_000;

/** Uses the page's timers, like every other limit here, not AbortSignal.timeout(). Covers the body too. */
const fetchInTime = (url: string, { signal, ...init }: RequestInit = {}): Promise<Response> => {
  const limit = new AbortController();
  setTimeout(() => {
    limit.abort(new DOMException(`${url} took too long.`, 'TimeoutError'));
  }, requestTimeoutMs);
  return fetch(url, { ...init, signal: AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]) });
};

const requestsOfOurOwn = (
  policy: ScriptUrlPolicy,
  { manifestAt, integrityOf }: ReleaseHashes,
): ModuleFederationRuntimePlugin => ({
  name: 'portal-requests',
  fetch: (url, init) => {
    const manifest = manifestAt(url);
    return manifest === undefined ? fetchInTime(url, init) : Promise.resolve(new Response(manifest));
  },
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url);
    script.async = true;
    script.src = policy.createScriptURL(url);
    return { script, timeout: requestTimeoutMs };
  },
  createLink: ({ url, attrs = {} }) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value));
    // Only preloads the style sheet. The remote's own code inserts it, waits for it and handles its failure; if one were
    // in the page already, it would not wait, and a failed one would leave its pages unstyled.
    link.rel = 'preload';
    link.as = link.getAttribute('as') ?? 'style';
    link.crossOrigin = 'anonymous';
    link.integrity = integrityOf(url);
    link.href = url;
    return { link, timeout: requestTimeoutMs };
  },
});

interface FederationOptions {
  readonly allowedOrigins: readonly string[];
  /** Whether a release may run without hashes. */
  readonly isExempt: (release: Release) => boolean;
}

/**
 * Connects this page to the federation runtime; call it once. Returns a function that loads the `./remote` module of a
 * release, without checking its shape, and one that only fetches its files.
 */
export const startFederation = ({ allowedOrigins, isExempt }: FederationOptions) => {
  const hashes = createReleaseHashes({ fetch: fetchInTime, isExempt });
  const fetchAhead = createFetchAhead(fetchInTime);
  const plugin = requestsOfOurOwn(
    createScriptPolicy({ allowedOrigins, integrityOf: hashes.integrityOf }),
    hashes,
  );
  Object.defineProperty(window, integrityLookup, { value: hashes.integrityOf });
  let host: Promise<FederationHost> | undefined;
  const createHost = async (): Promise<FederationHost> => {
    try {
      return (await import(/* webpackChunkName: "federation" */ './federation-host.ts')).createFederationHost(
        plugin,
      );
    } catch (error) {
      host = undefined;
      throw error;
    }
  };
  const getHost = (): Promise<FederationHost> => (host ??= createHost());
  // The shell's own pages do not need it: it is loaded during sign-in.
  getHost().catch(() => undefined);
  const loadExposedModule = async (id: string, release: Release): Promise<unknown> => {
    const needed = new AbortController();
    void fetchAhead(firstPageOf(release), needed);
    try {
      const [federation] = await Promise.all([getHost(), hashes.admit(release)]);
      const name = id.replaceAll('-', '_');
      federation.registerRemotes([{ name, entry: release.manifest }], { force: true });
      return await federation.loadRemote(`${name}/remote`);
    } finally {
      needed.abort();
    }
  };
  return { loadExposedModule, fetchRelease: createFetchRelease(fetchAhead) };
};
