/**
 * The only Trusted Types policy for script URLs of remotes. The CSP header names it and no remote, so that new remotes
 * run under an older shell.
 */
import { matchesNothing } from 'shared/remote/integrity';

export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** Webpack's runtime in a remote requests a policy with this prefix and the package name, each time it is run. */
const policiesOfRemotes = 'portal#webpack-';

interface PolicyOptions {
  readonly allowedOrigins: readonly string[];
  /** The hash of a file; see release-hashes. */
  readonly integrityOf: (url: string) => string;
}

/** Creates the policy and makes remotes use it instead of their own. Call it once, before any remote runs. */
export const createScriptPolicy = ({ allowedOrigins, integrityOf }: PolicyOptions): ScriptUrlPolicy => {
  const rules: ScriptUrlPolicy = {
    createScriptURL: url => {
      const { origin, href } = new URL(url);
      if (!allowedOrigins.includes(origin)) throw new TypeError(`Scripts are not loaded from ${origin}.`);
      if (integrityOf(href) === matchesNothing) throw new TypeError(`${href} is a file of no release.`);
      return href;
    },
  };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return rules;
  const policy = trustedTypes.createPolicy('portal#remotes', rules);
  const create = trustedTypes.createPolicy.bind(trustedTypes);
  Object.defineProperty(trustedTypes, 'createPolicy', {
    value: (name: string, own: ScriptUrlPolicy): ScriptUrlPolicy =>
      name.startsWith(policiesOfRemotes) ? policy : create(name, own),
  });
  return policy;
};
