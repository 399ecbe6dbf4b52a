/**
 * The two variants for real hosts (ENV-010). The hosts lie below `.example`, which nobody can register: whoever
 * runs the portal puts their own here, and in `address-patterns.ts`.
 */
import type { Settings } from './settings.ts';

const logging = {
  site: 'datadoghq.eu',
  service: 'selvbetjening',
  h2id: 'selvbetjening-web',
  businessUnit: 'erhverv',
  billingCode: '4100',
};

export const productionSettings: Settings = {
  backendApiUrl: 'https://api.lyng.example',
  postLogoutRedirectUrl: 'https://selvbetjening.lyng.example/selvbetjening/logud-bekraeftelse',
  cardPaymentEnvironment: 'live',
  invoicePaymentClientKey: 'portal_invoice_production',
  auth: {
    client_id: 'selvbetjening-web',
    authServerEndpoint: 'https://login.lyng.example',
    authServerEndSessionEndpoint: 'https://login.lyng.example/session/end',
    authServerRedirectUri: 'https://selvbetjening.lyng.example/selvbetjening/',
  },
  featureToggleService: {
    sdkKey: 'selvbetjening-production',
    streamingUri: 'https://toggles.lyng.example',
    eventsUri: 'https://toggles.lyng.example',
  },
  logging: {
    ...logging,
    clientToken: 'public-log-token-production',
    proxy: 'https://collector.lyng.example/logs',
  },
};

export const preproductionSettings: Settings = {
  backendApiUrl: 'https://api.preprod.lyng.example',
  postLogoutRedirectUrl: 'https://selvbetjening.preprod.lyng.example/selvbetjening/logud-bekraeftelse',
  cardPaymentEnvironment: 'test',
  invoicePaymentClientKey: 'portal_invoice_preproduction',
  auth: {
    client_id: 'selvbetjening-web',
    authServerEndpoint: 'https://login.preprod.lyng.example',
    authServerEndSessionEndpoint: 'https://login.preprod.lyng.example/session/end',
    authServerRedirectUri: 'https://selvbetjening.preprod.lyng.example/selvbetjening/',
  },
  featureToggleService: {
    sdkKey: 'selvbetjening-preproduction',
    streamingUri: 'https://toggles.preprod.lyng.example',
    eventsUri: 'https://toggles.preprod.lyng.example',
  },
  logging: {
    ...logging,
    clientToken: 'public-log-token-preproduction',
    proxy: 'https://collector.preprod.lyng.example/logs',
  },
};
