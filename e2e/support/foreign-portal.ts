/**
 * The portal behind an identity server that knows nothing of it: host names of its own, whose settings name that server,
 * and an API of its own, since an API takes the tokens of one issuer.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { applicationPath } from './addresses.ts';
import { repository } from './origin-process.ts';

export interface ForeignPortal {
  /** Every name of it ends with this. */
  readonly domain: string;
  readonly host: string;
  readonly mode: 'production' | 'preproduction';
  /** Where its identity server listens on this machine. */
  readonly identityPort: number;
  /** Of the platform whose API takes that server's tokens. */
  readonly platformPortBase: number;
  readonly issuer: string;
  /** What the settings say of sign-in beside client, issuer and redirect. */
  readonly auth: object;
  /** How its API is told to check access tokens. */
  readonly accessTokens: Readonly<Record<string, string>>;
}

export const originOf = ({ host }: ForeignPortal): string => `https://${host}`;

/** The portal's own client at the server, in which both call it the same. */
export const clientId = 'selvbetjening-web';

/** How sign-in comes back, as the server has to know it: in pre-production to the root (ENV-005). */
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
        ...{ clientToken: 'public-log-token', site: 'datadoghq.eu', service: 'selvbetjening' },
        ...{ h2id: 'selvbetjening-web', businessUnit: 'erhverv', billingCode: '4100' },
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

/** Starts a platform with the demo data whose API takes the tokens of the portal's identity server. */
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
