/**
 * The only code that knows the federation runtime: gets the exposed module of one release.
 *
 * The runtime's own time-outs are 20 s or none, so scripts and manifests are given ours; its cache keeps a
 * failure for ever, so every attempt registers the remote anew. Whatever it loads has to have the hash that the
 * release was built with, and so has what a remote's own code loads later.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityLookup } from 'shared/remote/integrity';
import type { Release } from 'shared/remote/registry';
import type { FederationHost } from './federation-host.ts';
import { createFetchAhead, createFetchRelease, firstPageOf } from './fetch-ahead.ts';
import { createReleaseHashes, type ReleaseHashes } from './release-hashes.ts';
import { createScriptPolicy, type ScriptUrlPolicy } from './script-policy.ts';

const requestTimeoutMs = 7_000;

/** Counted like every other limit here, by the page's timers, until the body is read: not by AbortSignal.timeout(). */
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
    // A style sheet is only fetched ahead here. The remote's own code puts it on the page, waits for it and fails
    // with it; where it finds one already, it would show its pages without waiting, unstyled for ever if it failed.
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
  /** Whether a release may be run without hashes. */
  readonly isExempt: (release: Release) => boolean;
}

/**
 * Joins this page to the federation runtime; to be called once. Gives the function that loads what a release
 * exposes as `./remote`, the shape of which is not checked here, and the one that only fetches it.
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
  // No page of the shell's own is drawn by it: it comes while the person is being signed in.
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
