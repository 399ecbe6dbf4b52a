import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { environmentAt, type CheckedPortalSettings } from 'shared/settings/portal-settings';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { repositoryRoot } from './front-ends.ts';
import { pageSettingsFrom } from './local-settings.ts';

const hostedFile = path.join(repositoryRoot, 'tools/settings/hosted.json');

const at = (portal: CheckedPortalSettings, host: string): CheckedPortalSettings['environments'][number] => {
  const found = environmentAt(portal, host);
  assert.ok(found, host);
  return found;
};
const local = at(pageSettingsFrom({}), 'localhost');
const hosted = pageSettingsFrom({ PORTAL_SETTINGS: hostedFile });
const production = at(hosted, 'selvbetjening.lyng.example');
const preproduction = at(hosted, 'pr-7.preview.lyng.example');

describe('the three variants of the settings', () => {
  it('differ in hosts, payment and toggle key (ENV-010, ENV-011)', () => {
    const variants = [local, preproduction, production].map(({ settings }) => settings);
    for (const read of [
      (each: (typeof variants)[0]) => each.backendApiUrl,
      (each: (typeof variants)[0]) => each.auth.authServerEndpoint,
      (each: (typeof variants)[0]) => each.auth.authServerRedirectUri,
      (each: (typeof variants)[0]) => each.postLogoutRedirectUrl,
      (each: (typeof variants)[0]) => each.featureToggleService.sdkKey,
    ])
      assert.equal(new Set(variants.map(read)).size, 3);
    assert.deepEqual(
      variants.map(each => each.cardPaymentEnvironment),
      ['test', 'test', 'live'],
    );
  });

  const fieldsOf = (value: object, prefix = ''): string[] =>
    Object.entries(value).flatMap(([name, each]) =>
      typeof each === 'object' ? fieldsOf(each as object, `${prefix}${name}.`) : [prefix + name],
    );

  it('have exactly these fields, each with a value (ENV-018, ENV-019, ENV-021, ENV-022, ENV-023)', () => {
    for (const { settings } of [local, preproduction, production])
      // The address of a local provider; on real hosts the environment defines it.
      assert.deepEqual(
        fieldsOf(settings)
          .filter(name => name !== 'cardPaymentUrl' && name !== 'auth.idleMinutes')
          .toSorted(),
        [
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
        ],
      );
  });

  it('have the card-payment sandbox only on this machine', () => {
    assert.equal(local.settings.cardPaymentUrl, 'http://localhost:4400');
    for (const { settings } of [production, preproduction]) assert.equal(settings.cardPaymentUrl, undefined);
  });
});

describe('the settings of this machine', () => {
  it('derive from the port base, and sign-in returns to the host of the page (ENV-006)', () => {
    const portal = pageSettingsFrom({ PORTAL_PORT_BASE: '4700', PORTAL_MODE: 'end-to-end' });
    for (const host of ['localhost', '127.0.0.1']) {
      const { mode, settings, remoteOrigins } = at(portal, host);
      assert.equal(mode, 'end-to-end');
      assert.equal(settings.backendApiUrl, 'http://localhost:4900');
      assert.equal(settings.auth.authServerEndpoint, 'http://localhost:4800');
      assert.equal(settings.auth.authServerRedirectUri, `http://${host}:4700/selvbetjening/`);
      assert.equal(settings.featureToggleService.streamingUri, 'http://localhost:5000');
      assert.equal(remoteOrigins?.[0], 'http://localhost:4701');
    }
    assert.equal(environmentAt(portal, 'ukendt.localhost'), undefined);
  });

  it('have the idle time of sign-ins on the platform', () => {
    const { settings } = at(pageSettingsFrom({ PORTAL_IDLE_MINUTES: '20' }), 'localhost');
    assert.equal(settings.auth.idleMinutes, 20);
  });

  it('use the configured toggle protocol', () => {
    const portal = pageSettingsFrom({ PORTAL_TOGGLE_PROTOCOL: 'ws' });
    assert.equal(at(portal, 'localhost').settings.featureToggleService.streamingUri, 'ws://localhost:4300');
    assert.equal(at(portal, 'localhost').settings.featureToggleService.eventsUri, 'http://localhost:4300');
  });

  it('use configured addresses instead of the derived ones', () => {
    const { settings, remoteOrigins, paymentOrigins } = at(
      pageSettingsFrom({
        PORTAL_API_URL: 'https://api.portal.example',
        PORTAL_IDENTITY_URL: 'https://login.example/realms/portal',
        PORTAL_ACCESS_TOKENS: 'jwt',
        PORTAL_ACCESS_TOKEN_AUDIENCE: 'https://api.portal.example',
        PORTAL_REMOTE_ORIGINS: 'https://a.example  https://b.example',
        PORTAL_PAYMENTS_ORIGINS: 'https://cards.example',
      }),
      'localhost',
    );
    assert.equal(settings.backendApiUrl, 'https://api.portal.example');
    assert.equal(settings.auth.authServerEndpoint, 'https://login.example/realms/portal');
    assert.equal(settings.auth.authServerEndSessionEndpoint, undefined);
    assert.equal(settings.auth.idleMinutes, undefined);
    assert.deepEqual(remoteOrigins, ['https://a.example', 'https://b.example']);
    assert.deepEqual(paymentOrigins, ['https://cards.example']);
  });
});

describe('PORTAL_SETTINGS', () => {
  const text = readFileSync(hostedFile, 'utf8');
  const changed = (change: (file: { environments: Record<string, unknown>[] }) => void): string => {
    const file = JSON.parse(text) as { environments: Record<string, unknown>[] };
    change(file);
    return JSON.stringify(file);
  };

  it('is a file or its content', test => {
    const folder = temporaryFolder(test, { 'settings.json': text });
    for (const given of [path.join(folder, 'settings.json'), text])
      assert.deepEqual(pageSettingsFrom({ PORTAL_SETTINGS: given }), hosted);
  });

  for (const [what, given, sentence] of [
    ['a missing file', 'nowhere.json', /^PORTAL_SETTINGS is 'nowhere.json', but has to be a file/],
    ['invalid JSON', '{', /^PORTAL_SETTINGS cannot be used: /],
    [
      'a misspelt field',
      changed(({ environments }) => Object.assign(environments[0] ?? {}, { remoteOrigin: [] })),
      /^PORTAL_SETTINGS cannot be used: settings\.json is not valid\. environments\.0\.remoteOrigin: is unknown$/,
    ],
    [
      'an origin with a path',
      changed(({ environments }) =>
        Object.assign(environments[0] ?? {}, { remoteOrigins: ['https://a.example/x'] }),
      ),
      /environments\.0\.remoteOrigins\.0: is not an origin such as https:\/\/remotes\.example$/,
    ],
    [
      'a host with a scheme',
      changed(({ environments }) => Object.assign(environments[1] ?? {}, { hosts: ['https://a.example'] })),
      /environments\.1\.hosts\.0: is not a host name in small letters$/,
    ],
    [
      'an unknown mode and brand',
      changed(({ environments }) => Object.assign(environments[1] ?? {}, { mode: 'prod', brand: 'x' })),
      /environments\.1\.mode: .*; environments\.1\.brand: /,
    ],
    [
      'invalid settings of one environment',
      changed(({ environments }) =>
        Object.assign(environments[1] ?? {}, { settings: { backendApiUrl: 'x' } }),
      ),
      /^PORTAL_SETTINGS cannot be used: At selvbetjening\.preprod\.lyng\.example: Backend-api environment variable is not a valid url$/,
    ],
  ] as const)
    it(`is refused with one sentence for ${what}`, () => {
      assert.throws(() => pageSettingsFrom({ PORTAL_SETTINGS: given }), {
        name: 'UserFacingError',
        message: sentence,
      });
    });

  it('is required on real hosts', () => {
    assert.throws(() => pageSettingsFrom({ PORTAL_ORIGIN: 'https://portal.example' }), {
      name: 'UserFacingError',
      message: /^PORTAL_ORIGIN is 'https:\/\/portal\.example', but PORTAL_SETTINGS is not set/,
    });
  });

  it('is not the only one checked: addresses of processes have to be origins as well', () => {
    for (const name of [
      'PORTAL_API_URL',
      'PORTAL_TOGGLES_URL',
      'PORTAL_COLLECTOR_URL',
      'PORTAL_REMOTE_ORIGINS',
    ])
      assert.throws(() => pageSettingsFrom({ [name]: 'nonsense' }), {
        name: 'UserFacingError',
        message: `${name} is 'nonsense', but must be an origin such as https://portal.example.`,
      });
  });
});
