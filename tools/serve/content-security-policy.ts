/** The content security policies: one for the shell's page, one for everything that is never a page. */
import type { PortalOrigins } from '../portal/origins.ts';

/**
 * Names of the Trusted Types policies that may exist on the page, each once. Webpack makes one to load the shell's own
 * chunks, the shell makes one for all scripts of remotes; no other code can turn a string into a script address.
 */
const trustedTypesPolicies = ['portal#webpack', 'portal#remotes'] as const;

/**
 * Hashes of the two style elements that react-aria writes, always with the same content. An inline style that is
 * not on this list does not apply. A new version of the library may change them: the browser suite then fails with
 * the new hash in the report.
 */
const knownInlineStyles = [
  // How a finger moves on what can be pressed.
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  // Holds the page still behind a dialog, on iOS.
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

const asWebSocket = (origin: string): string => origin.replace(/^http/, 'ws');

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Policy of the shell's page: scripts from the portal's own origins only, no inline code, no eval. */
export const pagePolicy = (origins: PortalOrigins): string => {
  const front = ["'self'", ...origins.remotes];
  return policy({
    'default-src': ["'none'"],
    'script-src': front,
    'style-src': [...front, ...knownInlineStyles.map(hash => `'${hash}'`)],
    'img-src': ["'self'", 'data:', ...origins.remotes, ...origins.payments],
    'font-src': front,
    'connect-src': [
      "'self'",
      ...origins.remotes,
      origins.identity,
      origins.api,
      origins.toggles,
      asWebSocket(origins.toggles),
      origins.collector,
      ...origins.payments,
    ],
    // Card numbers are typed into frames of the provider's, out of the page's reach.
    'frame-src': origins.payments,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", origins.identity],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
    'report-uri': [`${origins.collector}/csp`],
  });
};

/** Policy of scripts, styles and every other answer that must never act as a page of its own. */
export const assetPolicy: string = policy({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});
