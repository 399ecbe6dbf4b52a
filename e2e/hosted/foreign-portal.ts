/**
 * The portal behind a third-party identity server: with its own host names, whose settings name that server, and its
 * own API, since an API accepts the tokens of a single issuer.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { applicationPath } from '../support/addresses.ts';
import { repository } from '../support/origin-process.ts';

export interface ForeignPortal {
  /** Suffix of all its host names. */
  readonly domain: string;
  readonly host: string;
  readonly mode: 'production' | 'preproduction';
  /** Local port of its identity server. */
  readonly identityPort: number;
  /** Of the platform whose API accepts that server's tokens. */
  readonly platformPortBase: number;
  readonly issuer: string;
  /** Sign-in settings in addition to client, issuer and redirect. */
  readonly auth: object;
  /** How its API verifies access tokens. */
  readonly accessTokens: Readonly<Record<string, string>>;
}

export const originOf = ({ host }: ForeignPortal): string => `https://${host}`;

/** The portal's client at the server; both use the same client id. */
export const clientId = 'selvbetjening-web';

/** The redirect URI as registered at the server: in pre-production the root (ENV-005). */
export const redirectAddressOf = (portal: ForeignPortal): string =>
  originOf(portal) + (portal.mode === 'preproduction' ? '/' : `${applicationPath}/`);

export const signedOutAddressOf = (portal: ForeignPortal): string =>
  `${originOf(portal)}${applicationPath}/logud-bekraeftelse`;

/** Its environment in `settings.json`. */
export const environmentOf = (portal: ForeignPortal): object => {
  const { domain, host, mode, issuer, auth } = portal;
  return {
    mode,
    hosts: [host],
    settings: {
      backendApiUrl: `https://api.${domain}`,
      postLogoutRedirectUrl: signedOutAddressOf(portal),
      cardPaymentEnvironment: 'test',
      invoicePaymentClientKey: 'portal_invoice',
      auth: {
        client_id: clientId,
        authServerEndpoint: issuer,
        authServerRedirectUri: `${originOf(portal)}${applicationPath}/`,
        ...auth,
      },
      featureToggleService: {
        sdkKey: 'selvbetjening-local',
        streamingUri: `https://toggles.${domain}`,
        eventsUri: `https://toggles.${domain}`,
      },
      logging: {
        clientToken: 'public-log-token',
        site: 'datadoghq.eu',
        service: 'selvbetjening',
        h2id: 'selvbetjening-web',
        businessUnit: 'erhverv',
        billingCode: '4100',
        proxy: `https://collector.${domain}/logs`,
      },
    },
  };
};

const untilReady = async (platform: ChildProcess): Promise<void> => {
  if (!platform.stdout) throw new Error('The platform has no output.');
  for await (const line of createInterface(platform.stdout)) if (line.startsWith('platform ready')) return;
  throw new Error('The platform of the foreign portal did not start.');
};

/** Starts a platform with the demo data whose API accepts the tokens of the portal's identity server. */
export const startForeignPlatform = async (portal: ForeignPortal): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreign-portal-'));
  const platform = spawn(process.execPath, ['platform/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      PORTAL_PORT_BASE: String(portal.platformPortBase),
      PORTAL_DATA_DIR: folder,
      PORTAL_ORIGIN: originOf(portal),
      PORTAL_IDENTITY_URL: portal.issuer,
      ...portal.accessTokens,
    },
  });
  await untilReady(platform);
  return async () => {
    const ended = once(platform, 'exit');
    platform.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
};
