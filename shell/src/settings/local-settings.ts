import type { Settings } from './settings.ts';

/** Where the local platform's services listen, counted from the portal's own port. */
const offsets = { identity: 100, api: 200, toggles: 300, payments: 400, collector: 500 } as const;

/** Which of the toggle server's two protocols the page speaks; its streaming address's scheme says so. */
export type ToggleProtocol = 'http' | 'ws';

/**
 * The development variant (ENV-006, ENV-010): the platform on this machine. Its ports follow from the page's own,
 * so portals side by side each find their own platform.
 */
export const localSettings = (origin: string, toggleProtocol: ToggleProtocol = 'http'): Settings => {
  const portal = new URL(origin);
  const base = Number(portal.port || '80');
  // The platform knows itself as localhost, also when the page was opened by number: an issuer has one name.
  const at = (offset: number): string => `http://localhost:${String(base + offset)}`;
  const identity = at(offsets.identity);
  return {
    backendApiUrl: at(offsets.api),
    postLogoutRedirectUrl: `${portal.origin}/selvbetjening/logud-bekraeftelse`,
    cardPaymentEnvironment: 'test',
    invoicePaymentClientKey: 'sandbox_selvbetjening',
    cardPaymentUrl: at(offsets.payments),
    auth: {
      client_id: 'selvbetjening-web',
      authServerEndpoint: identity,
      authServerEndSessionEndpoint: `${identity}/session/end`,
      authServerRedirectUri: `${portal.origin}/selvbetjening/`,
    },
    featureToggleService: {
      sdkKey: 'selvbetjening-local',
      streamingUri: at(offsets.toggles).replace(/^http/, toggleProtocol),
      eventsUri: at(offsets.toggles),
    },
    logging: {
      clientToken: 'public-log-token-local',
      site: 'datadoghq.eu',
      service: 'selvbetjening',
      h2id: 'selvbetjening-web',
      businessUnit: 'erhverv',
      billingCode: '0000',
      proxy: `${at(offsets.collector)}/logs`,
    },
  };
};
