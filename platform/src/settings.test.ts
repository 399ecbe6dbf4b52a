import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from 'shared/node/settings';

describe('readSettings', () => {
  it('has defaults for a laptop', () => {
    const { portBase, host, portalOrigin, identityUrl, databaseUrl } = readSettings({ DATABASE_URL: ' ' });
    assert.deepEqual(
      { portBase, host, portalOrigin, identityUrl, databaseUrl },
      {
        portBase: 4000,
        host: '127.0.0.1',
        portalOrigin: 'http://localhost:4000',
        identityUrl: 'http://localhost:4100',
        databaseUrl: undefined,
      },
    );
  });

  it('derives every URL from the port base', () => {
    const settings = readSettings({ PORTAL_PORT_BASE: '5000' });
    assert.equal(settings.portalOrigin, 'http://localhost:5000');
    assert.equal(settings.identityUrl, 'http://localhost:5100');
  });

  for (const wrong of ['80', '64001', '4000.5', 'four', '-4000', '1e4', '0x1000']) {
    it(`refuses the port base ${wrong} with a message`, () => {
      assert.throws(() => readSettings({ PORTAL_PORT_BASE: wrong }), {
        name: 'UserFacingError',
        message: `PORTAL_PORT_BASE is '${wrong}', but must be a whole number from 1024 to 64000.`,
      });
    });
  }

  it('refuses invalid origins and values', () => {
    assert.throws(
      () => readSettings({ PORTAL_ORIGIN: 'portal.example' }),
      /PORTAL_ORIGIN is 'portal.example'/,
    );
    assert.throws(() => readSettings({ PORTAL_IDENTITY_URL: 'https://a.example/?x' }), /must be an issuer/);
    assert.throws(() => readSettings({ PORTAL_TRUST_PROXY: 'yes' }), /must be on or off/);
  });

  it('generates payment keys, and refuses weak keys and invalid webhook URLs', () => {
    const { payments } = readSettings({ PORTAL_PORT_BASE: '5000' });
    assert.equal(payments.url, 'http://localhost:5400');
    assert.equal(payments.webhookUrl, 'http://localhost:5200/self-service-api/payments/webhook');
    assert.match(payments.webhookKey, /^[0-9a-f]{64}$/);
    assert.notEqual(payments.webhookKey, readSettings({}).payments.webhookKey);
    for (const key of ['abc', 'z'.repeat(64), '00']) {
      assert.throws(() => readSettings({ PORTAL_PAYMENTS_WEBHOOK_KEY: key }), /32 or more hexadecimal/);
    }
    const webhook = 'https://api.example/self-service-api/payments/webhook';
    const told = readSettings({ PORTAL_PAYMENTS_WEBHOOK_URL: webhook });
    assert.equal(told.payments.webhookUrl, webhook);
    for (const wrong of ['api.example', 'ftp://api.example/', '/payments/webhook'])
      assert.throws(
        () => readSettings({ PORTAL_PAYMENTS_WEBHOOK_URL: wrong }),
        /but must be an address such as/,
      );
  });

  it('requires a positive number of calls per minute', () => {
    assert.equal(readSettings({}).callsPerMinute, 6000);
    assert.equal(readSettings({ PORTAL_CALLS_PER_MINUTE: '12' }).callsPerMinute, 12);
    for (const wrong of ['0', '-1', '1.5', 'many']) {
      assert.throws(() => readSettings({ PORTAL_CALLS_PER_MINUTE: wrong }), /whole number above zero/);
    }
  });
});
