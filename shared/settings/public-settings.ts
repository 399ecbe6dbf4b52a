/**
 * The public environment settings: everything the page needs to know about its environment. Everybody who
 * opens the page receives them, so they contain no secrets.
 */
import * as z from 'zod/mini';

const webAddress = z.url({ protocol: /^https?$/, error: 'is not a valid url' });
const streamAddress = z.url({ protocol: /^(https?|wss?)$/, error: 'is not a valid url' });
const text = z.string().check(z.minLength(1));

/** Strict on purpose (ENV-012): an unknown field is a misspelling. */
export const settingsSchema = z.strictObject({
  /** URL of the self-service API, without a path (ENV-013). */
  backendApiUrl: z.url({
    protocol: /^https?$/,
    error: issue =>
      issue.input === undefined
        ? 'Backend API url is missing in public environment variables'
        : 'Backend-api environment variable is not a valid url',
  }),
  /** Where the identity server redirects after sign-out (ENV-016). */
  postLogoutRedirectUrl: webAddress,
  /** The card-payment provider's environment (ENV-017). */
  cardPaymentEnvironment: z.enum(['test', 'live']),
  /** Public key for starting invoice payments (ENV-018). */
  invoicePaymentClientKey: text,
  /** The provider's origin, if it differs from the environment's default: the local sandbox. */
  cardPaymentUrl: z.optional(webAddress),
  auth: z.strictObject({
    client_id: text,
    /** The issuer; discovery is fetched below it. */
    authServerEndpoint: webAddress,
    /** Default: the endpoint from discovery. */
    authServerEndSessionEndpoint: z.optional(webAddress),
    authServerRedirectUri: webAddress,
    /**
     * Idle timeout of a session at the API, in minutes; without it the user is not asked before the session
     * ends.
     */
    idleMinutes: z.optional(z.int().check(z.positive())),
    /** The `scope` that another server needs; default: as in the specification. See docs/identity.md. */
    scope: z.optional(text),
    /** The same for `acr_values`; an empty string requests none. */
    acrValues: z.optional(z.string()),
    /**
     * Where the portal's claims are in user info, by name or as a dotted path; default: under the portal's
     * names.
     */
    claims: z.optional(
      z.strictObject({
        email: z.optional(text),
        segmentId: z.optional(text),
        customerRoles: z.optional(text),
      }),
    ),
  }),
  featureToggleService: z.strictObject({
    sdkKey: text,
    /** Its scheme determines the protocol of the toggle server. */
    streamingUri: streamAddress,
    /** Server of the initial values over http, if it is a different one; default: `streamingUri`. */
    baseUri: z.optional(webAddress),
    eventsUri: webAddress,
  }),
  /**
   * Whether `?remote=` may replace a remote with a developer's own build; default: everywhere except in
   * production.
   */
  remotesMayBeTried: z.optional(z.boolean()),
  logging: z.strictObject({
    clientToken: text,
    site: text,
    service: text,
    h2id: text,
    businessUnit: text,
    billingCode: text,
    /** Address of our own collector, which entries are sent through; without it they go to `site`. */
    proxy: z.optional(webAddress),
  }),
});

export type Settings = z.infer<typeof settingsSchema>;
export type AuthSettings = Settings['auth'];
export type ClaimNames = NonNullable<AuthSettings['claims']>;
export type LoggingSettings = Settings['logging'];

/** Describes one validation issue, with the path of its field. */
export const describeIssue = (issue: z.core.$ZodIssue): string => {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `${[path, issue.keys.join(', ')].filter(Boolean).join('.')}: is unknown`;
  return `${path}: ${issue.message}`;
};

/** Validates settings; throws an Error that names the fault (ENV-012 to ENV-022). */
export const parseSettings = (candidate: unknown): Settings => {
  const parsed = z.safeParse(settingsSchema, candidate);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const backend = issues.find(issue => issue.path[0] === 'backendApiUrl');
  if (backend) throw new Error(backend.message);
  throw new Error(`Public environment variables are not valid. ${issues.map(describeIssue).join('; ')}`);
};
