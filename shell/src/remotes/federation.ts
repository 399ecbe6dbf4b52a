/**
 * The only code that knows the federation runtime: gets the exposed module of one release.
 *
 * The runtime's own time-outs are 20 s or none, so scripts and manifests are given ours; its cache keeps a
 * failure for ever, so every attempt registers the remote anew.
 */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const requestTimeoutMs = 7_000;

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

const scriptUrlPolicy = (allowedOrigins: readonly string[]): ScriptUrlPolicy => {
  const rules: ScriptUrlPolicy = {
    createScriptURL: url => {
      if (!allowedOrigins.includes(new URL(url).origin))
        throw new TypeError(`Scripts are not loaded from ${new URL(url).origin}.`);
      return url;
    },
  };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('portal#remotes', rules) ?? rules;
};

const requestsOfOurOwn = (allowedOrigins: readonly string[]): ModuleFederationRuntimePlugin => {
  const policy = scriptUrlPolicy(allowedOrigins);
  return {
    name: 'portal-requests',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) }),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = policy.createScriptURL(url);
      return { script, timeout: requestTimeoutMs };
    },
  };
};

/** Must be called once, before the first {@link loadExposedModule}. */
export const startFederation = (allowedOrigins: readonly string[]): void => {
  registerPlugins([requestsOfOurOwn(allowedOrigins)]);
};

/** Loads what the remote exposes as `./remote`; the shape of the answer is not checked here. */
export const loadExposedModule = async (id: string, manifest: string): Promise<unknown> => {
  const name = id.replaceAll('-', '_');
  registerRemotes([{ name, entry: manifest }], { force: true });
  return await loadRemote(`${name}/remote`);
};
