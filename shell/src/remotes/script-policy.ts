/**
 * The one Trusted Types policy that turns texts into addresses of remotes' scripts. The page's headers name it, and know
 * nothing of the remotes: a new one runs under a shell that was built before it.
 */
import { matchesNothing } from 'shared/remote/integrity';

export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** Webpack's runtime inside a remote asks for a policy under this and its package's name, and again when it is run again. */
const policiesOfRemotes = 'portal#webpack-';

interface PolicyOptions {
  readonly allowedOrigins: readonly string[];
  /** What a file has to hash to; see release-hashes. */
  readonly integrityOf: (url: string) => string;
}

/** Makes the policy, and has remotes get it in place of one of their own. To be called once, before any remote is run. */
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
