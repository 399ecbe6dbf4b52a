import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readSettings } from 'shared/node/settings';
import { startPlatform } from './start-platform.ts';
import { createScratchEnvironment } from './testing/processes/scratch-environment.ts';
import { openTestPlatform, type TestPlatform } from './testing/processes/test-platform.ts';

const password = 'Portal2026';

describe('the whole platform', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await openTestPlatform('nothing', { PORTAL_ORDER_STEP_SECONDS: '7' });
  });
  beforeEach(() => control('DELETE', '/control/faults'));
  after(() => platform.close());

  const control = (method: string, path: string, body?: unknown) =>
    fetch(platform.urls.control + path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const profile = (token: string) =>
    fetch(`${platform.urls.api}/self-service-api/user`, { headers: { authorization: `Bearer ${token}` } });

  it('is healthy when every service answers', async () => {
    const answer = await control('GET', '/control/health');
    assert.equal(answer.status, 200);
  });

  it('lets the demo accounts sign in and see their roles', async () => {
    const expected = {
      'superadmin@demo.example': ['1001 Superadmin', '1002 Superadmin', '1003 Superadmin', '1004 Admin'],
      'admin@demo.example': ['1001 Admin'],
      'limited@demo.example': ['1001 Admin'],
      'employee@demo.example': ['1001 User'],
      'single@demo.example': ['1002 Superadmin'],
      'nocustomers@demo.example': [],
      'noroles@demo.example': undefined,
    };
    for (const [email, roles] of Object.entries(expected)) {
      const browser = platform.newBrowser();
      const { access_token: token } = await browser.signIn(email, password);
      const info = (await (await browser.userInfo(token)).json()) as UserInfo;
      assert.equal(info.email, email);
      assert.deepEqual(
        info.customer_roles?.map(({ customer_id, role }) => `${customer_id} ${role}`),
        roles,
      );
    }
  });

  it('accepts tokens of the sign-in server at the API until sign-out', async () => {
    const browser = platform.newBrowser();
    const tokens = await browser.signIn('admin@demo.example', password);
    assert.equal((await profile(tokens.access_token)).status, 200);
    assert.equal((await profile('made-up')).status, 401);
    const page = await (await browser.fetch(`/session/end?id_token_hint=${tokens.id_token}`)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await browser.fetch('/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    assert.equal((await profile(tokens.access_token)).status, 401);
  });

  it('applies faults at the API, the sign-in server, the payments and the toggle server', async () => {
    const token = (await platform.newBrowser().signIn('admin@demo.example', password)).access_token;
    await control('POST', '/control/faults', {
      service: 'api',
      path: '/self-service-api/*',
      status: 500,
      times: 1,
    });
    assert.equal((await profile(token)).status, 500);
    assert.equal((await profile(token)).status, 200);
    await control('POST', '/control/faults', {
      service: 'identity',
      method: 'GET',
      path: '/me',
      status: 401,
      times: 1,
    });
    assert.equal((await platform.newBrowser().userInfo(token)).status, 401);
    await control('POST', '/control/faults', { service: 'payments', path: '*', status: 503, times: 1 });
    assert.equal((await fetch(platform.urls.payments)).status, 503);
    await control('POST', '/control/faults', { service: 'toggles', path: '*', drop: true, times: 1 });
    await assert.rejects(fetch(`${platform.urls.toggles}/sdk/goals/local`));
  });

  it('advances orders at the configured step time', async () => {
    const { access_token: token } = await platform.newBrowser().signIn('admin@demo.example', password);
    const call = async <Data>(
      path: string,
      options: { method?: string; headers?: Record<string, string>; body?: string } = {},
    ) => {
      const headers = { ...options.headers, authorization: `Bearer ${token}` };
      const url = `${platform.urls.api}/self-service-api/${path}`;
      return ((await (await fetch(url, { ...options, headers })).json()) as { data: Data }).data;
    };
    const ofCustomer = 'customerId=1001&statuses=Active&pageSize=40&offset=0';
    const { subscriptions } = await call<{ subscriptions: { id: string }[] }>(`subscriptions?${ofCustomer}`);
    let path = '';
    for (const { id } of subscriptions) {
      path = `subscriptions/${id}/suspension?customerId=1001`;
      const { actions } = await call<{ actions: { action: string; allowed: boolean }[] }>(
        `subscriptions/${id}/allowed-actions?customerId=1001`,
      );
      if (actions.some(({ action, allowed }) => action === 'Suspension' && allowed)) break;
    }
    const { orderId } = await call<{ orderId: string }>(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ data: { action: 'Suspend', reason: 'Other' } }),
    });
    await control('POST', '/control/clock', { advanceMs: 7_000 });
    const { order } = await call<{ order: { status: string } }>(`orders/${orderId}?customerId=1001`);
    assert.equal(order.status, 'Received');
  });

  it('restores the demo data and ends all sign-ins on reset', async () => {
    const token = (await platform.newBrowser().signIn('admin@demo.example', password)).access_token;
    assert.equal((await control('POST', '/control/reset')).status, 200);
    assert.equal((await profile(token)).status, 401);
    assert.ok((await platform.newBrowser().signIn('admin@demo.example', password)).access_token);
  });

  it('reports policy violations of the sign-in pages to the collector', async () => {
    const policy = (await fetch(`${platform.urls.identity}/nothing-here`)).headers.get(
      'content-security-policy',
    );
    assert.match(policy ?? '', new RegExp(`report-uri ${platform.urls.collector}/csp$`));
  });

  it('sends security headers with every answer of every service', async () => {
    for (const url of Object.values(platform.urls)) {
      const answer = await fetch(`${url}/nothing-here`);
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', url);
      assert.match(
        answer.headers.get('content-security-policy') ?? '',
        /default-src 'none'.*frame-ancestors 'none'/,
        url,
      );
      assert.ok(answer.headers.get('referrer-policy'), url);
      assert.match(answer.headers.get('cross-origin-resource-policy') ?? '', /^same-site$/, url);
      assert.equal(answer.headers.get('origin-agent-cluster'), '?1', url);
    }
  });
});

it('startPlatform refuses a port that is in use before it creates any files', async context => {
  const { environment, portBase, drop } = await createScratchEnvironment();
  context.after(drop);
  const occupant = createServer();
  await new Promise<void>(resolve => occupant.listen(portBase + 900, '127.0.0.1', resolve));
  context.after(() => occupant.close());
  const settings = readSettings(environment);
  await assert.rejects(startPlatform(settings), {
    message: new RegExp(`^Port ${String(portBase + 900)} is already in use`),
  });
  assert.deepEqual(readdirSync(settings.dataDir), []);
});

interface UserInfo {
  email: string;
  customer_roles?: { customer_id: string; role: string }[];
}
