import { anySettings } from '../testing/portal-settings.ts';
import { parseSettings } from './public-settings.ts';

const valid = anySettings();
const withAuth = (change: object) => ({ ...valid, auth: { ...valid.auth, ...change } });
const withToggles = (change: object) => ({
  ...valid,
  featureToggleService: { ...valid.featureToggleService, ...change },
});

describe('parseSettings', () => {
  it('names a missing backend address (ENV-014)', () => {
    const { backendApiUrl: _, ...rest } = valid;
    expect(() => parseSettings(rest)).toThrow(
      new Error('Backend API url is missing in public environment variables'),
    );
  });

  it.each(['', 'api.lyng.example', 'javascript:alert(1)', 42])(
    'names an invalid backend address: %p (ENV-013, ENV-015)',
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
  ])('refuses the unknown field %s (ENV-012)', (path, candidate) => {
    expect(() => parseSettings(candidate)).toThrow(`${path}: is unknown`);
  });

  it.each([
    ['postLogoutRedirectUrl', { ...valid, postLogoutRedirectUrl: '/logud' }],
    ['auth.authServerEndpoint', withAuth({ authServerEndpoint: 'login' })],
    ['auth.authServerEndSessionEndpoint', withAuth({ authServerEndSessionEndpoint: 'login' })],
    ['auth.authServerRedirectUri', withAuth({ authServerRedirectUri: undefined })],
    ['featureToggleService.streamingUri', withToggles({ streamingUri: 'ftp://toggles' })],
  ])('requires a URL in %s (ENV-016, ENV-020)', (path, candidate) => {
    expect(() => parseSettings(candidate)).toThrow(`${path}: is not a valid url`);
  });

  it.each([
    ['invoicePaymentClientKey', { ...valid, invoicePaymentClientKey: '' }],
    ['auth.client_id', withAuth({ client_id: undefined })],
    ['featureToggleService.sdkKey', withToggles({ sdkKey: '' })],
    ['logging.billingCode', { ...valid, logging: { ...valid.logging, billingCode: undefined } }],
  ])('names a field without a usable value: %s', (path, candidate) => {
    expect(() => parseSettings(candidate)).toThrow(path);
  });

  it('names a card payment provider that is neither test nor live (ENV-017)', () => {
    expect(() => parseSettings({ ...valid, cardPaymentEnvironment: 'sandbox' })).toThrow(
      'cardPaymentEnvironment',
    );
  });

  it.each(['sdkKey', 'streamingUri', 'eventsUri'])(
    'names %s when the toggle settings lack it (ENV-021)',
    field => {
      expect(() => parseSettings(withToggles({ [field]: undefined }))).toThrow(
        `featureToggleService.${field}`,
      );
    },
  );

  it.each([undefined, ''])('names the client key of invoice payments when it is %p (ENV-018)', key => {
    expect(() => parseSettings({ ...valid, invoicePaymentClientKey: key })).toThrow(
      'invoicePaymentClientKey',
    );
  });
});
