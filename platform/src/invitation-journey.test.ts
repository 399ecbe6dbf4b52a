import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OutboxMessage } from './outbox/messages.ts';
import { openTestPlatform, type TestPlatform } from './testing/processes/test-platform.ts';

const email = 'ny.kollega@firma.example';
const password = 'EnGodKode1';

describe('an invitation from start to end', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await openTestPlatform();
  });
  after(() => platform.close());

  const call = (method: string, path: string, token?: string, data?: unknown) =>
    fetch(`${platform.urls.api}/self-service-api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
    });
  const moveClock = (advanceMs: number) =>
    fetch(`${platform.urls.control}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    });
  const outbox = async () =>
    (await (await fetch(`${platform.urls.control}/control/outbox`)).json()) as OutboxMessage[];

  it('lets the person sign in with the given accounts until the access is removed (INV-002, ADM-074, CUST-032)', async () => {
    const { access_token: superadmin } = await platform
      .newBrowser()
      .signIn('superadmin@demo.example', 'Portal2026');
    const assets = [{ id: '80011003', type: 'Account' }];
    const invited = await call('POST', '/invitations?customerId=1001', superadmin, { email, assets });
    assert.equal(invited.status, 200);

    const mail = (await outbox()).find(message => message.to === email);
    const link = new URL(mail?.links[0] ?? '');
    assert.equal(link.origin + link.pathname, `${platform.settings.portalOrigin}/selvbetjening/opret-login`);
    const path = `/invitations/${link.searchParams.get('token') ?? ''}`;
    assert.equal((await call('GET', path)).status, 200);
    const person = { firstName: 'Åse', lastName: 'Ny', phoneNumber: '22334455', password };
    assert.equal((await call('POST', path, undefined, person)).status, 200);

    const browser = platform.newBrowser();
    const { access_token: token } = await browser.signIn(email, password);
    const info = (await (await browser.userInfo(token)).json()) as { customer_roles: unknown };
    assert.deepEqual(info.customer_roles, [{ customer_id: '1001', role: 'Admin' }]);
    const accounts = (await (await call('GET', '/accounts?customerId=1001', token)).json()) as {
      data: { accounts: { accountId: string }[] };
    };
    assert.deepEqual(
      accounts.data.accounts.map(account => account.accountId),
      ['80011003'],
    );

    const target = { type: 'Administrator', email, customerId: '1001' };
    assert.equal((await call('DELETE', '/users/access', superadmin, target)).status, 200);
    const after = await call('GET', '/accounts?customerId=1001', token);
    assert.equal(after.status, 401, 'without any customer left, the person is signed out too');
  });

  it('expires after 14 days by the clock of the platform', async () => {
    const { access_token: superadmin } = await platform
      .newBrowser()
      .signIn('superadmin@demo.example', 'Portal2026');
    await call('POST', '/invitations?customerId=1001', superadmin, { email: 'sen@firma.example' });
    const mail = (await outbox()).find(message => message.to === 'sen@firma.example');
    const path = `/invitations/${new URL(mail?.links[0] ?? '').searchParams.get('token') ?? ''}`;
    assert.equal((await call('GET', path)).status, 200);
    await moveClock(14 * 86_400_000);
    const answer = await call('GET', path);
    assert.equal(answer.status, 400);
    assert.equal(((await answer.json()) as { subCode: string }).subCode, 'InvitationTokenIsNotFound');
  });
});
