/** Content security policies: of the shell's page, and of all other responses. */
import type { CheckedPortalSettings } from 'shared/settings/portal-settings';

/**
 * Names of the Trusted Types policies that may exist on the page, each once. Webpack creates one to load the shell's
 * own chunks, the shell creates one for all scripts of remotes; no other code can turn a string into a script URL.
 */
const trustedTypesPolicies = ['portal#webpack', 'portal#remotes'] as const;

/**
 * Hashes of the two style elements that react-aria writes, always with the same content. Other inline styles are
 * blocked. A new version of the library may change them: the browser suite then fails with the new hash in the report.
 */
const knownInlineStyles = [
  // Touch behaviour of pressable elements.
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  // Scroll lock behind a dialog, on iOS.
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const;

export type Environment = CheckedPortalSettings['environments'][number];

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

const originOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).origin;

/** The HTTP and WebSocket origins of the toggle server: it streams over one and is polled over the other. */
const bothSchemes = (address: string): string[] => {
  const { protocol, host } = new URL(address);
  const secure = protocol === 'https:' || protocol === 'wss:' ? 's' : '';
  return [`http${secure}://${host}`, `ws${secure}://${host}`];
};

/** The origins that a page of this environment uses; none for a host without an environment. */
const originsOf = (environment: Environment | undefined) => {
  const { remoteOrigins = [], paymentOrigins = [], settings } = environment ?? {};
  const toggles = settings?.featureToggleService;
  return {
    remotes: remoteOrigins,
    payments: distinct([originOf(settings?.cardPaymentUrl), ...paymentOrigins]),
    identity: distinct([originOf(settings?.auth.authServerEndpoint)]),
    api: distinct([originOf(settings?.backendApiUrl)]),
    toggles: toggles
      ? distinct([
          ...bothSchemes(toggles.streamingUri),
          originOf(toggles.baseUri),
          originOf(toggles.eventsUri),
        ])
      : [],
    collector: distinct([originOf(settings?.logging.proxy)]),
  };
};

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * Policy of the shell's page at a host of this environment: scripts only from the portal's own origins, no inline code,
 * no eval. For a host without an environment, the page only says so and may connect to nothing.
 */
const pagePolicy = (environment: Environment | undefined): string => {
  const origins = originsOf(environment);
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
      ...origins.identity,
      ...origins.api,
      ...origins.toggles,
      ...origins.collector,
      ...origins.payments,
    ],
    // Card numbers are typed into the provider's frames, which the page cannot access.
    'frame-src': origins.payments.length > 0 ? origins.payments : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...origins.identity],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
    ...(origins.collector.length > 0 ? { 'report-uri': origins.collector.map(each => `${each}/csp`) } : {}),
  });
};

/** Where remotes may be overridden, a script need not have a hash. */
const refusesWithoutHash = (environment: Environment | undefined): boolean =>
  environment === undefined || !(environment.settings.remotesMayBeTried ?? environment.mode !== 'production');

interface PagePolicies {
  readonly 'content-security-policy': string;
  /** Left out where a script without a hash may run. */
  readonly 'integrity-policy'?: string;
}

/** The shell page's headers, at a host of this environment, that restrict what may run in it. */
export const pagePolicies = (environment: Environment | undefined): PagePolicies => ({
  'content-security-policy': pagePolicy(environment),
  ...(refusesWithoutHash(environment) ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
});

/** Policy of scripts, styles and every other response that must never act as a page. */
export const assetPolicy: string = policy({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});
