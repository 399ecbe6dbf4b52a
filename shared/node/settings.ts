import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { readAccessTokenSettings, type AccessTokenSettings } from './access-token-settings.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { portalHostsAt, type PortalHosts } from './portal-hosts.ts';
import { readPortalSettings } from './portal-settings.ts';
import { UserFacingError } from './user-facing-error.ts';
import { refuseUnknownVariables } from './variable-names.ts';

/** Port of each service, relative to the port base. */
export const portOffsets = {
  portal: 0,
  identity: 100,
  api: 200,
  toggles: 300,
  payments: 400,
  collector: 500,
  control: 900,
} as const;

export interface Settings {
  portBase: number;
  /** The embedded database's folder; unused if `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Maximum number of PostgreSQL connections per process, in addition to three for maintenance. */
  databaseConnections: number;
  /** Seconds for which a stopping service still accepts requests while its health check reports the stop. */
  drainSeconds: number;
  /** The network address to listen on. */
  host: string;
  /** The portal's public origin. */
  portalOrigin: string;
  /** The origin, and the other hosts of its environment in `PORTAL_SETTINGS`. */
  portalHosts: PortalHosts;
  /** The sign-in server's public address: the OpenID Connect issuer. An external server's may have a path. */
  identityUrl: string;
  /** How the API resolves a bearer token to a user. */
  accessTokens: AccessTokenSettings;
  /** The collector's address, as seen by browsers. */
  collectorUrl: string;
  payments: PaymentSettings;
  /** The control API of another process, for a service that runs alone in a test setup. */
  controlUrl: string | undefined;
  /** Whether our own reverse proxy passes on the real scheme, host and address. */
  trustProxy: boolean;
  /** Maximum API calls per user per minute; ten times that per IP address. */
  callsPerMinute: number;
  /** Idle timeout of a session in minutes. */
  idleMinutes: number;
  /** Seconds that an order stays in each status. */
  orderStepSeconds: number;
}

const optionalText = z.pipe(
  z.optional(z.string()),
  z.transform(text => (text === undefined || text.trim() === '' ? undefined : text.trim())),
);

const environmentSchema = z.object({
  PORTAL_PORT_BASE: optionalText,
  PORTAL_DATA_DIR: optionalText,
  DATABASE_URL: optionalText,
  PORTAL_DATABASE_CONNECTIONS: optionalText,
  PORTAL_DRAIN_SECONDS: optionalText,
  PORTAL_HOST: optionalText,
  PORTAL_ORIGIN: optionalText,
  PORTAL_IDENTITY_URL: optionalText,
  PORTAL_COLLECTOR_URL: optionalText,
  PORTAL_PAYMENTS_URL: optionalText,
  PORTAL_PAYMENTS_API_URL: optionalText,
  PORTAL_PAYMENTS_API_KEY: optionalText,
  PORTAL_PAYMENTS_WEBHOOK_URL: optionalText,
  PORTAL_PAYMENTS_WEBHOOK_KEY: optionalText,
  PORTAL_CONTROL_URL: optionalText,
  PORTAL_TRUST_PROXY: optionalText,
  PORTAL_CALLS_PER_MINUTE: optionalText,
  PORTAL_IDLE_MINUTES: optionalText,
  PORTAL_ORDER_STEP_SECONDS: optionalText,
});

/**
 * Reads the settings from the environment; every one has a default that works on a laptop.
 *
 * @throws UserFacingError if one is invalid or misspelt
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  refuseUnknownVariables(environment);
  const variables = environmentSchema.parse(environment);
  const portBase = parsePortBase(variables.PORTAL_PORT_BASE);
  const portalOrigin =
    parseOrigin('PORTAL_ORIGIN', variables.PORTAL_ORIGIN) ?? `http://localhost:${portBase}`;
  return {
    portBase,
    dataDir: resolve(variables.PORTAL_DATA_DIR ?? '.data'),
    databaseUrl: variables.DATABASE_URL,
    databaseConnections: parseCount(
      'PORTAL_DATABASE_CONNECTIONS',
      variables.PORTAL_DATABASE_CONNECTIONS ?? '20',
    ),
    drainSeconds:
      variables.PORTAL_DRAIN_SECONDS === undefined
        ? 0
        : parseCount('PORTAL_DRAIN_SECONDS', variables.PORTAL_DRAIN_SECONDS),
    host: variables.PORTAL_HOST ?? '127.0.0.1',
    portalOrigin,
    portalHosts: portalHostsAt(portalOrigin, readPortalSettings(environment)),
    identityUrl:
      parseIssuer('PORTAL_IDENTITY_URL', variables.PORTAL_IDENTITY_URL) ??
      `http://localhost:${portBase + portOffsets.identity}`,
    accessTokens: readAccessTokenSettings(environment),
    collectorUrl:
      parseOrigin('PORTAL_COLLECTOR_URL', variables.PORTAL_COLLECTOR_URL) ??
      `http://localhost:${portBase + portOffsets.collector}`,
    payments: readPaymentSettings(variables, portBase),
    controlUrl: parseOrigin('PORTAL_CONTROL_URL', variables.PORTAL_CONTROL_URL),
    trustProxy: parseSwitch('PORTAL_TRUST_PROXY', variables.PORTAL_TRUST_PROXY),
    callsPerMinute: parseCount('PORTAL_CALLS_PER_MINUTE', variables.PORTAL_CALLS_PER_MINUTE ?? '6000'),
    idleMinutes: parseCount('PORTAL_IDLE_MINUTES', variables.PORTAL_IDLE_MINUTES ?? '60'),
    orderStepSeconds: parseCount('PORTAL_ORDER_STEP_SECONDS', variables.PORTAL_ORDER_STEP_SECONDS ?? '15'),
  };
}

/** Default keys are generated per process, which works if API and sandbox share one. */
function readPaymentSettings(
  variables: z.output<typeof environmentSchema>,
  portBase: number,
): PaymentSettings {
  const at = (service: 'payments' | 'api') => `http://localhost:${portBase + portOffsets[service]}`;
  const url = parseOrigin('PORTAL_PAYMENTS_URL', variables.PORTAL_PAYMENTS_URL) ?? at('payments');
  const webhookKey = variables.PORTAL_PAYMENTS_WEBHOOK_KEY ?? randomBytes(32).toString('hex');
  if (!/^(?:[0-9a-f]{2}){16,}$/i.test(webhookKey)) {
    throw new UserFacingError('PORTAL_PAYMENTS_WEBHOOK_KEY must be 32 or more hexadecimal digits.');
  }
  return {
    url,
    apiUrl: parseOrigin('PORTAL_PAYMENTS_API_URL', variables.PORTAL_PAYMENTS_API_URL) ?? at('payments'),
    webhookUrl:
      parseWebhook(variables.PORTAL_PAYMENTS_WEBHOOK_URL) ?? `${at('api')}/self-service-api/payments/webhook`,
    apiKey: variables.PORTAL_PAYMENTS_API_KEY ?? randomBytes(32).toString('hex'),
    webhookKey,
  };
}

function parsePortBase(text = '4000'): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1024 && number <= 64_000) return number;
  throw new UserFacingError(`PORTAL_PORT_BASE is '${text}', but must be a whole number from 1024 to 64000.`);
}

function parseCount(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UserFacingError(`${name} is '${text}', but must be a whole number above zero.`);
}

/** Parses an origin; throws a UserFacingError that names the variable if it is invalid. */
export function parseOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
  throw new UserFacingError(`${name} is '${text}', but must be an origin such as https://portal.example.`);
}

function parseIssuer(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return url.pathname === '/' ? url.origin : url.href;
  throw new UserFacingError(
    `${name} is '${text}', but must be an issuer such as https://login.example or https://login.example/realms/portal.`,
  );
}

function parseWebhook(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new UserFacingError(
    `PORTAL_PAYMENTS_WEBHOOK_URL is '${text}', but must be an address such as https://api.example/self-service-api/payments/webhook.`,
  );
}

function parseSwitch(name: string, text = 'off'): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new UserFacingError(`${name} is '${text}', but must be on or off.`);
}
