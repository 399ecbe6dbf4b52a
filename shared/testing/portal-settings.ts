/** Settings of made-up hosts, for tests. */
import type { PortalSettings } from '../settings/portal-settings.ts';
import type { Settings } from '../settings/public-settings.ts';

/** Valid settings with all addresses below `domain`. */
export const anySettings = (domain = 'lyng.example', changes: Partial<Settings> = {}): Settings => ({
  backendApiUrl: `https://api.${domain}`,
  postLogoutRedirectUrl: `https://selvbetjening.${domain}/selvbetjening/logud-bekraeftelse`,
  cardPaymentEnvironment: 'live',
  invoicePaymentClientKey: 'portal_invoice',
  auth: {
    client_id: 'selvbetjening-web',
    authServerEndpoint: `https://login.${domain}`,
    authServerEndSessionEndpoint: `https://login.${domain}/session/end`,
    authServerRedirectUri: `https://selvbetjening.${domain}/selvbetjening/`,
  },
  featureToggleService: {
    sdkKey: 'selvbetjening',
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
  ...changes,
});

/** An origin's settings: production, pre-production with previews, and the local machine in test mode. */
export const anyPortalSettings = (): PortalSettings => ({
  environments: [
    {
      mode: 'production',
      hosts: ['selvbetjening.lyng.example', 'erhverv.lyng.example'],
      remoteOrigins: ['https://remotes.lyng.example'],
      settings: anySettings(),
    },
    {
      mode: 'preproduction',
      hosts: [
        'selvbetjening.preprod.lyng.example',
        'gren-*.preview.lyng.example',
        'pr-{number}.preview.lyng.example',
      ],
      brand: 'callme',
      settings: anySettings('preprod.lyng.example', { cardPaymentEnvironment: 'test' }),
    },
    {
      mode: 'test',
      hosts: ['localhost'],
      settings: anySettings('test', {
        backendApiUrl: 'http://localhost:7200',
        cardPaymentUrl: 'http://localhost:7400',
      }),
    },
  ],
});
