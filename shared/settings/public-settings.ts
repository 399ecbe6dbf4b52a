/**
 * The public environment settings: everything the page has to know about where it runs. Whoever opens the page gets
 * them, so nothing in them is secret.
 */
import * as z from 'zod/mini';

const webAddress = z.url({ protocol: /^https?$/, error: 'is not a valid url' });
const streamAddress = z.url({ protocol: /^(https?|wss?)$/, error: 'is not a valid url' });
const text = z.string().check(z.minLength(1));

/** Strict on purpose (ENV-012): a field that nobody reads is a misspelt field. */
export const settingsSchema = z.strictObject({
  /** Address of the self-service API, without a path (ENV-013). */
  backendApiUrl: z.url({
    protocol: /^https?$/,
    error: issue =>
      issue.input === undefined
        ? 'Backend API url is missing in public environment variables'
        : 'Backend-api environment variable is not a valid url',
  }),
  /** Where the identity server sends a person after signing out (ENV-016). */
  postLogoutRedirectUrl: webAddress,
  /** The card-payment provider's environment (ENV-017). */
  cardPaymentEnvironment: z.enum(['test', 'live']),
  /** The public key that invoice payments are started with (ENV-018). */
  invoicePaymentClientKey: text,
  /** The provider's origin, where it is not at the one that the environment stands for: the sandbox on this machine. */
  cardPaymentUrl: z.optional(webAddress),
  auth: z.strictObject({
    client_id: text,
    /** The issuer; discovery is looked up below it. */
    authServerEndpoint: webAddress,
    /** Left out: the one that discovery names. */
    authServerEndSessionEndpoint: z.optional(webAddress),
    authServerRedirectUri: webAddress,
    /** Minutes without a call of the API after which a sign-in ends there; left out: nobody is asked before it does. */
    idleMinutes: z.optional(z.int().check(z.positive())),
    /** What another server wants to be asked for; left out: what the specification says. See docs/identity.md. */
    scope: z.optional(text),
    /** The same for the kind of sign-in; empty asks for none. */
    acrValues: z.optional(z.string()),
    /** Where user info has what the portal reads, by name or as a path with dots; left out: under the portal's names. */
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
    /** Its scheme says which protocol the toggle server speaks. */
    streamingUri: streamAddress,
    /** Where the first values are asked for over http, where that is another server; left out: `streamingUri`. */
    baseUri: z.optional(webAddress),
    eventsUri: webAddress,
  }),
  /** Whether `?remote=` may put a developer's own build in a remote's place; left out: everywhere but in production. */
  remotesMayBeTried: z.optional(z.boolean()),
  logging: z.strictObject({
    clientToken: text,
    site: text,
    service: text,
    h2id: text,
    businessUnit: text,
    billingCode: text,
    /** Address of a collector of our own that entries go through; without it they go to `site`. */
    proxy: z.optional(webAddress),
  }),
});

export type Settings = z.infer<typeof settingsSchema>;
export type AuthSettings = Settings['auth'];
export type ClaimNames = NonNullable<AuthSettings['claims']>;
export type LoggingSettings = Settings['logging'];

/** One fault, by the path to its field. */
export const describeIssue = (issue: z.core.$ZodIssue): string => {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `${[path, issue.keys.join(', ')].filter(Boolean).join('.')}: is unknown`;
  return `${path}: ${issue.message}`;
};

/** Checks settings; throws an Error that names what is wrong (ENV-012 to ENV-022). */
export const parseSettings = (candidate: unknown): Settings => {
  const parsed = z.safeParse(settingsSchema, candidate);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const backend = issues.find(issue => issue.path[0] === 'backendApiUrl');
  if (backend) throw new Error(backend.message);
  throw new Error(`Public environment variables are not valid. ${issues.map(describeIssue).join('; ')}`);
};
