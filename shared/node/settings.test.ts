/** @jest-environment node */
import { readSettings } from './settings.ts';
import { UserFacingError } from './user-facing-error.ts';

describe('readSettings', () => {
  it('has defaults for a laptop', () => {
    const { portBase, host, portalOrigin, identityUrl, databaseUrl } = readSettings({ DATABASE_URL: ' ' });
    expect({ portBase, host, portalOrigin, identityUrl, databaseUrl }).toEqual({
      portBase: 4000,
      host: '127.0.0.1',
      portalOrigin: 'http://localhost:4000',
      identityUrl: 'http://localhost:4100',
      databaseUrl: undefined,
    });
  });

  it('derives every URL from the port base', () => {
    const settings = readSettings({ PORTAL_PORT_BASE: '5000' });
    expect(settings.portalOrigin).toBe('http://localhost:5000');
    expect(settings.identityUrl).toBe('http://localhost:5100');
  });

  for (const wrong of ['80', '64001', '4000.5', 'four', '-4000', '1e4', '0x1000']) {
    it(`refuses the port base ${wrong} with a message`, () => {
      expect(() => readSettings({ PORTAL_PORT_BASE: wrong })).toThrow(
        new UserFacingError(`PORTAL_PORT_BASE is '${wrong}', but must be a whole number from 1024 to 64000.`),
      );
    });
  }

  it('refuses invalid origins and values', () => {
    expect(() => readSettings({ PORTAL_ORIGIN: 'portal.example' })).toThrow(
      /PORTAL_ORIGIN is 'portal.example'/,
    );
    expect(() => readSettings({ PORTAL_IDENTITY_URL: 'https://a.example/?x' })).toThrow(/must be an issuer/);
    expect(() => readSettings({ PORTAL_TRUST_PROXY: 'yes' })).toThrow(/must be on or off/);
  });

  it('generates payment keys, and refuses weak keys and invalid webhook URLs', () => {
    const { payments } = readSettings({ PORTAL_PORT_BASE: '5000' });
    expect(payments.url).toBe('http://localhost:5400');
    expect(payments.webhookUrl).toBe('http://localhost:5200/self-service-api/payments/webhook');
    expect(payments.webhookKey).toMatch(/^[0-9a-f]{64}$/);
    expect(payments.webhookKey).not.toBe(readSettings({}).payments.webhookKey);
    for (const key of ['abc', 'z'.repeat(64), '00']) {
      expect(() => readSettings({ PORTAL_PAYMENTS_WEBHOOK_KEY: key })).toThrow(/32 or more hexadecimal/);
    }
    const webhook = 'https://api.example/self-service-api/payments/webhook';
    const told = readSettings({ PORTAL_PAYMENTS_WEBHOOK_URL: webhook });
    expect(told.payments.webhookUrl).toBe(webhook);
    for (const wrong of ['api.example', 'ftp://api.example/', '/payments/webhook'])
      expect(() => readSettings({ PORTAL_PAYMENTS_WEBHOOK_URL: wrong })).toThrow(
        /but must be an address such as/,
      );
  });

  it('requires a positive number of calls per minute', () => {
    expect(readSettings({}).callsPerMinute).toBe(6000);
    expect(readSettings({ PORTAL_CALLS_PER_MINUTE: '12' }).callsPerMinute).toBe(12);
    for (const wrong of ['0', '-1', '1.5', 'many']) {
      expect(() => readSettings({ PORTAL_CALLS_PER_MINUTE: wrong })).toThrow(/whole number above zero/);
    }
  });
});
