import { preproductionSettings, productionSettings } from './hosted-settings.ts';
import { localSettings } from './local-settings.ts';
import { parseSettings } from './settings.ts';

const valid = productionSettings;
const withAuth = (change: object) => ({ ...valid, auth: { ...valid.auth, ...change } });
const withToggles = (change: object) => ({
  ...valid,
  featureToggleService: { ...valid.featureToggleService, ...change },
});

describe('the public settings', () => {
  it('come in three valid variants that differ in hosts, payment and toggle key (ENV-010, ENV-011)', () => {
    const local = localSettings('http://localhost:4000');
    const variants = [local, preproductionSettings, productionSettings].map(parseSettings);
    for (const read of [
      (each: (typeof variants)[0]) => each.backendApiUrl,
      (each: (typeof variants)[0]) => each.auth.authServerEndpoint,
      (each: (typeof variants)[0]) => each.auth.authServerRedirectUri,
      (each: (typeof variants)[0]) => each.postLogoutRedirectUrl,
      (each: (typeof variants)[0]) => each.featureToggleService.sdkKey,
    ])
      expect(new Set(variants.map(read)).size).toBe(3);
    expect(variants.map(each => each.cardPaymentEnvironment)).toEqual(['test', 'test', 'live']);
  });

  it('names a missing backend address (ENV-014)', () => {
    const { backendApiUrl: _, ...rest } = valid;
    expect(() => parseSettings(rest)).toThrow(
      new Error('Backend API url is missing in public environment variables'),
    );
  });

  it.each(['', 'api.lyng.example', 'javascript:alert(1)', 42])(
    'names a malformed backend address: %p (ENV-013, ENV-015)',
    backendApiUrl => {
      expect(() => parseSettings({ ...valid, backendApiUrl })).toThrow(
        new Error('Backend-api environment variable is not a valid url'),
      );
    },
  );

  it.each([
    ['apiKey', { ...valid, apiKey: 'x' }],
    ['auth.client_secret', withAuth({ client_secret: 'x' })],
    ['featureToggleService.pollingUri', withToggles({ pollingUri: 'https://toggles.lyng.example' })],
    ['logging.level', { ...valid, logging: { ...valid.logging, level: 'debug' } }],
  ])('refuse a field they do not know: %s (ENV-012)', (path, candidate) => {
    expect(() => parseSettings(candidate)).toThrow(`${path}: is unknown`);
  });

  it.each([
    ['postLogoutRedirectUrl', { ...valid, postLogoutRedirectUrl: '/logud' }],
    ['auth.authServerEndpoint', withAuth({ authServerEndpoint: 'login' })],
    ['auth.authServerEndSessionEndpoint', withAuth({ authServerEndSessionEndpoint: 'login' })],
    ['auth.authServerRedirectUri', withAuth({ authServerRedirectUri: undefined })],
    ['featureToggleService.streamingUri', withToggles({ streamingUri: 'ftp://toggles' })],
  ])('want an address in %s (ENV-016, ENV-020)', (path, candidate) => {
    expect(() => parseSettings(candidate)).toThrow(`${path}: is not a valid url`);
  });

  it.each([
    ['cardPaymentEnvironment', { ...valid, cardPaymentEnvironment: 'sandbox' }],
    ['invoicePaymentClientKey', { ...valid, invoicePaymentClientKey: '' }],
    ['auth.client_id', withAuth({ client_id: undefined })],
    ['featureToggleService.sdkKey', withToggles({ sdkKey: '' })],
    ['logging.billingCode', { ...valid, logging: { ...valid.logging, billingCode: undefined } }],
  ])('name a field without a usable value: %s (ENV-017 to ENV-022)', (path, candidate) => {
    expect(() => parseSettings(candidate)).toThrow(path);
  });

  it('have these fields and no others, with a value in every variant (ENV-018, ENV-019, ENV-021, ENV-022, ENV-023)', () => {
    const fieldsOf = (value: object, prefix = ''): string[] =>
      Object.entries(value).flatMap(([name, each]) =>
        typeof each === 'object' ? fieldsOf(each as object, `${prefix}${name}.`) : [prefix + name],
      );
    for (const variant of [localSettings('http://localhost:4000'), preproductionSettings, productionSettings])
      // Where the provider is on this machine; on real hosts the environment says it.
      expect(
        fieldsOf(parseSettings(variant))
          .filter(name => name !== 'cardPaymentUrl')
          .toSorted(),
      ).toEqual([
        'auth.authServerEndSessionEndpoint',
        'auth.authServerEndpoint',
        'auth.authServerRedirectUri',
        'auth.client_id',
        'backendApiUrl',
        'cardPaymentEnvironment',
        'featureToggleService.eventsUri',
        'featureToggleService.sdkKey',
        'featureToggleService.streamingUri',
        'invoicePaymentClientKey',
        'logging.billingCode',
        'logging.businessUnit',
        'logging.clientToken',
        'logging.h2id',
        'logging.proxy',
        'logging.service',
        'logging.site',
        'postLogoutRedirectUrl',
      ]);
  });

  it('find the card-payment sandbox on this machine, and nowhere else', () => {
    expect(parseSettings(localSettings('http://localhost:5000')).cardPaymentUrl).toBe(
      'http://localhost:5400',
    );
    for (const variant of [preproductionSettings, productionSettings])
      expect(parseSettings(variant).cardPaymentUrl).toBeUndefined();
  });

  it.each(['sdkKey', 'streamingUri', 'eventsUri'])('name %s when the toggles lack it (ENV-021)', field => {
    expect(() => parseSettings(withToggles({ [field]: undefined }))).toThrow(`featureToggleService.${field}`);
  });

  it.each([undefined, ''])('name the client key of invoice payments when it is %p (ENV-018)', key => {
    expect(() => parseSettings({ ...valid, invoicePaymentClientKey: key })).toThrow(
      'invoicePaymentClientKey',
    );
  });
});
