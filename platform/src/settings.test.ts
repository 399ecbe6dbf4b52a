import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from './settings.ts';

describe('the settings', () => {
  it('work on a laptop without being set', () => {
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

  it('move every address with the port base', () => {
    const settings = readSettings({ PORTAL_PORT_BASE: '5000' });
    assert.equal(settings.portalOrigin, 'http://localhost:5000');
    assert.equal(settings.identityUrl, 'http://localhost:5100');
  });

  for (const wrong of ['80', '64001', '4000.5', 'four', '-4000', '1e4', '0x1000']) {
    it(`refuse the port base ${wrong} in one sentence`, () => {
      assert.throws(() => readSettings({ PORTAL_PORT_BASE: wrong }), {
        name: 'UserFacingError',
        message: `PORTAL_PORT_BASE is '${wrong}', but must be a whole number from 1024 to 64000.`,
      });
    });
  }

  it('refuse addresses that are no origins', () => {
    assert.throws(
      () => readSettings({ PORTAL_ORIGIN: 'portal.example' }),
      /PORTAL_ORIGIN is 'portal.example'/,
    );
    assert.throws(() => readSettings({ PORTAL_IDENTITY_URL: 'https://a.example/x' }), /PORTAL_IDENTITY_URL/);
    assert.throws(() => readSettings({ PORTAL_TRUST_PROXY: 'yes' }), /must be on or off/);
  });

  it('take the limit of calls as a number above zero', () => {
    assert.equal(readSettings({}).callsPerMinute, 6000);
    assert.equal(readSettings({ PORTAL_CALLS_PER_MINUTE: '12' }).callsPerMinute, 12);
    for (const wrong of ['0', '-1', '1.5', 'many']) {
      assert.throws(() => readSettings({ PORTAL_CALLS_PER_MINUTE: wrong }), /whole number above zero/);
    }
  });
});
