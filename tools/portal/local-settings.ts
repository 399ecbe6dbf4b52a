/**
 * The settings that the shell's origin gives the page: those of real hosts, or the defaults for this machine, which
 * need no file.
 */
import { readPortalSettings } from 'shared/node/portal-settings';
import { readSettings, type Settings } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import type { CheckedPortalSettings, Mode } from 'shared/settings/portal-settings';
import { parseSettings, type Settings as PublicSettings } from 'shared/settings/public-settings';
import type { ToggleProtocol } from 'shared/settings/toggle-protocol';
import { applicationPath } from './addresses.ts';
import { modeFrom } from './mode.ts';
import { originsFrom, type PortalOrigins } from './origins.ts';
import { toggleProtocolFrom } from './toggle-protocol.ts';

/** Host names of this machine. */
const localHosts = ['localhost', '127.0.0.1'] as const;

interface LocalPortal {
  readonly settings: Pick<Settings, 'identityUrl' | 'accessTokens' | 'idleMinutes' | 'portBase'>;
  readonly origins: PortalOrigins;
  readonly mode: Mode;
  readonly toggles: ToggleProtocol | undefined;
}

const settingsAt = (origin: string, { settings, origins, toggles = 'http' }: LocalPortal): PublicSettings =>
  parseSettings({
    backendApiUrl: origins.api,
    postLogoutRedirectUrl: `${origin}${applicationPath}/logud-bekraeftelse`,
    cardPaymentEnvironment: 'test',
    invoicePaymentClientKey: 'sandbox_selvbetjening',
    cardPaymentUrl: origins.payments[0],
    auth: {
      client_id: 'selvbetjening-web',
      authServerEndpoint: settings.identityUrl,
      // The platform's own is also in its discovery document; another server's is read from there.
      ...(settings.accessTokens.kind === 'own'
        ? {
            authServerEndSessionEndpoint: `${settings.identityUrl}/session/end`,
            idleMinutes: settings.idleMinutes,
          }
        : {}),
      authServerRedirectUri: `${origin}${applicationPath}/`,
    },
    featureToggleService: {
      sdkKey: 'selvbetjening-local',
      streamingUri: origins.toggles.replace(/^http/, toggles),
      eventsUri: origins.toggles,
    },
    logging: {
      clientToken: 'public-log-token-local',
      site: 'datadoghq.eu',
      service: 'selvbetjening',
      h2id: 'selvbetjening-web',
      businessUnit: 'erhverv',
      billingCode: '0000',
      proxy: `${origins.collector}/logs`,
    },
  });

/**
 * The development variant (ENV-006, ENV-010). The platform knows itself as localhost even when the page was opened by
 * IP address: sign-in only redirects back to localhost.
 */
const localPortalSettings = (portal: LocalPortal): CheckedPortalSettings => {
  const { mode, origins } = portal;
  const shell = new URL(origins.shell);
  if (!localHosts.some(host => host === shell.hostname))
    throw new UserFacingError(
      `PORTAL_ORIGIN is '${origins.shell}', but PORTAL_SETTINGS is not set: what the page has to know at real hosts stands there.`,
    );
  return {
    environments: localHosts.map(host => {
      const at = new URL(shell);
      at.hostname = host;
      return {
        mode,
        hosts: [host],
        remoteOrigins: [...origins.remotes],
        paymentOrigins: [...origins.payments],
        settings: settingsAt(at.origin, portal),
      };
    }),
  };
};

/**
 * Reads the page's settings from the environment.
 *
 * @param mode defaults to `PORTAL_MODE`
 * @throws UserFacingError with one sentence when a setting is invalid or misspelt
 */
export const pageSettingsFrom = (
  environment: Readonly<Record<string, string | undefined>>,
  mode: Mode = modeFrom(environment['PORTAL_MODE']) ?? 'development',
): CheckedPortalSettings => {
  const toggles = toggleProtocolFrom(environment['PORTAL_TOGGLE_PROTOCOL']);
  const hosted = readPortalSettings(environment);
  if (hosted) return hosted;
  const settings = readSettings(environment);
  return localPortalSettings({ settings, origins: originsFrom(settings, environment), mode, toggles });
};
