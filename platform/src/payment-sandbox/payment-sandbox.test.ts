import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { PaymentSession } from 'shared/contracts/payment';
import type { PaymentSettings } from 'shared/node/payment-settings';
import { portalHostsAt } from 'shared/node/portal-hosts';
import { listen, type Listening } from '../http/listen.ts';
import { createPaymentProvider } from '../payments/payment-provider.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { paymentCalls } from '../testing/calls/payment-calls.ts';
import { openTestApi, testOrigin, type TestApi } from '../testing/test-api.ts';
import { encipherCard } from '../testing/test-card.ts';
import { buildPaymentSandbox } from './build-payment-sandbox.ts';
import { createCardKeys } from './card-keys.ts';
import { sendNotifications } from './notifications.ts';

const preview = 'https://pr-7.preview.example';
const portal = portalHostsAt(testOrigin, {
  environments: [{ hosts: [new URL(testOrigin).hostname, 'pr-{number}.preview.example'] }],
});
const paidCard = '4111111111111111';
const cards = {
  paid: paidCard,
  refused: '4000000000000002',
  challenged: '4212345678910006',
  silent: '4000000000000119',
};

describe('the payment sandbox', () => {
  let test: TestApi;
  let api: Listening;
  let sandbox: Listening;
  let closeSandbox: () => Promise<void>;
  let settings: PaymentSettings;
  let calls: ReturnType<typeof paymentCalls>;
  let framePage: string;

  before(async () => {
    test = await openTestApi();
    calls = paymentCalls(test);
    api = await listen((request, response) => test.api.routing(request, response), { port: 0 });
    settings = {
      url: 'http://localhost:1',
      apiUrl: '',
      apiKey: 'key',
      webhookKey: test.payments.webhookKey,
      webhookUrl: `${api.url}/self-service-api/payments/webhook`,
    };
    const { database, clock } = test;
    const place = { db: database.db, clock, portal, reportUrl: 'http://localhost:2/csp' };
    const service = await buildPaymentSandbox({ ...place, payments: settings });
    closeSandbox = service.close;
    sandbox = await listen(service.listener, { port: 0 });
    settings.url = settings.apiUrl = sandbox.url;
    test.payments.provider = createPaymentProvider(settings);
    framePage = await (
      await fetch(`${sandbox.url}/checkoutshopper/securedfields/k/1/securedFields.html`)
    ).text();
  });
  after(async () => {
    await closeSandbox();
    await sandbox.close();
    await api.close();
    await test.close();
  });

  const begin = async () => {
    const item = await addBillingItem(test.database.db, '80011001');
    return { session: await calls.begun(item) };
  };
  const library = async ({ provider }: PaymentSession, call: string, said: object) => {
    const answer = await fetch(
      `${sandbox.url}/checkoutshopper/v1/sessions/${provider?.id ?? ''}/${call}?clientKey=k`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testOrigin },
        body: JSON.stringify({ sessionData: provider?.sessionData, ...said }),
      },
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const pay = (session: PaymentSession, number: string, code?: string) =>
    library(session, 'payments', { paymentMethod: encipherCard(framePage, number, code) });
  const deliver = () =>
    sendNotifications({
      db: test.database.db,
      clock: test.clock,
      payments: settings,
      keys: createCardKeys(),
      portal,
      reportUrl: '',
    });

  it('returns the amount of the invoice and the country on setup', async () => {
    const { session } = await begin();
    const { body } = await library(session, 'setup', {});
    assert.deepEqual(body['amount'], { value: 12_500, currency: 'DKK' });
    assert.equal(body['countryCode'], 'DK');
  });

  it('trusts the portal and its previews, and no other page', async () => {
    const frameIn = async (page?: string) => {
      const headers = page === undefined ? {} : { referer: `${page}/` };
      return fetch(`${sandbox.url}/checkoutshopper/securedfields/k/1/securedFields.html`, { headers });
    };
    for (const [page, listensTo] of [
      [undefined, testOrigin],
      [testOrigin, testOrigin],
      [preview, preview],
      ['https://evil.example', testOrigin],
    ] as const) {
      const frame = await frameIn(page);
      assert.match(
        frame.headers.get('content-security-policy') ?? '',
        new RegExp(`frame-ancestors ${listensTo};`),
      );
      assert.match(await frame.text(), new RegExp(`data-portal="${listensTo}"`));
    }
    const begun = (origin: string) =>
      createPaymentProvider(settings).startSession({
        reference: origin,
        amountOre: 100,
        returnUrl: `${origin}/betaling`,
        expiresAt: new Date(test.clock.now().getTime() + 60_000),
      });
    assert.match((await begun(preview)).id, /^CS/);
    await assert.rejects(begun('https://evil.example'));
  });

  it('answers 404 for malformed sessions and challenges', async () => {
    for (const [method, path] of [
      ['GET', '/challenge/%00'],
      ['POST', '/challenge/%00/approve'],
      ['POST', '/checkoutshopper/v1/sessions/%00/setup'],
    ] as const) {
      const answer = await fetch(sandbox.url + path, {
        method,
        ...(method === 'POST' && {
          body: JSON.stringify({ sessionData: '' }),
          headers: { 'content-type': 'application/json' },
        }),
      });
      assert.equal(answer.status, 404, path);
    }
  });

  for (const [card, resultCode, state] of [
    [cards.paid, 'Authorised', 'Paid'],
    [cards.refused, 'Refused', 'Refused'],
    ['4999999999999996', 'Refused', 'Refused'],
  ] as const) {
    it(`reports ${resultCode} for ${card} to the page, and repeatedly to the API`, async () => {
      const { session } = await begin();
      const { body } = await pay(session, card);
      assert.equal(body['resultCode'], resultCode);
      await deliver();
      await deliver();
      assert.equal((await calls.see(session.sessionId)).state, state);
    });
  }

  it('charges a session once, also with concurrent payments', async () => {
    const { session } = await begin();
    const answers = await Promise.all([1, 2, 3].map(() => pay(session, cards.paid)));
    assert(answers.every(({ status, body }) => status === 422 || body['resultCode'] === 'Authorised'));
    await deliver();
    assert.equal((await calls.see(session.sessionId)).state, 'Paid');
    const { db } = test.database;
    const events = await db
      .selectFrom('payment_events')
      .where('session_id', '=', session.sessionId)
      .selectAll()
      .execute();
    assert.equal(events.length, 1);
    assert.equal((await pay(session, cards.paid)).status, 422);
  });

  for (const [answer, resultCode, state] of [
    ['approve', 'Authorised', 'Paid'],
    ['refuse', 'Refused', 'Refused'],
    ['cancel', 'Cancelled', 'Cancelled'],
  ] as const) {
    it(`asks the bank of the cardholder, which may ${answer}`, async () => {
      const { session } = await begin();
      const { body } = await pay(session, cards.challenged);
      const { url } = body['action'] as { url: string };
      const page = await fetch(url);
      const policy = page.headers.get('content-security-policy') ?? '';
      // Its form redirects to the portal, and it may not be framed.
      assert.match(
        policy,
        new RegExp(`; form-action 'self' ${testOrigin}; frame-ancestors 'none'; report-uri `),
      );
      assert.match(policy, /; report-uri http:\/\/localhost:2\/csp$/);
      assert.match(await page.text(), /125,00\skr\./);
      const sentBack = await fetch(`${url}/${answer}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const back = new URL(sentBack.headers.get('location') ?? '');
      assert.equal(back.origin, testOrigin);
      assert.equal(back.searchParams.get('session'), session.sessionId);
      const redirectResult = back.searchParams.get('redirectResult');
      const wrong = await library(session, 'paymentDetails', { details: { redirectResult: 'x' } });
      assert.equal(wrong.status, 422);
      const ended = await library(session, 'paymentDetails', { details: { redirectResult } });
      assert.equal(ended.body['resultCode'], resultCode);
      await deliver();
      assert.equal((await calls.see(session.sessionId)).state, state);
    });
  }

  it('links back to the portal from the bank page of a completed or replaced payment', async () => {
    const { session } = await begin();
    const challenge = async () =>
      ((await pay(session, cards.challenged)).body['action'] as { url: string }).url;
    const [old, url] = [await challenge(), await challenge()];
    const approve = (at: string) => fetch(`${at}/approve`, { method: 'POST', redirect: 'manual' });
    const back = (await approve(url)).headers.get('location') ?? '';
    const redirectResult = new URL(back).searchParams.get('redirectResult');
    await library(session, 'paymentDetails', { details: { redirectResult } });
    for (const [answer, status, href] of [
      [await fetch(url), 200, back.replace(/[?&]redirectResult=.*/, '')],
      [await fetch(old), 404, testOrigin],
      [await approve(old), 404, testOrigin],
    ] as const) {
      assert.equal(answer.status, status);
      const page = await answer.text();
      assert.ok(page.includes('<h1>Der er ikke noget at godkende</h1>'), page);
      assert.ok(page.includes(`<a href="${href}">`), page);
    }
    assert.equal((await approve(url)).headers.get('location'), back);
  });

  it('may fail towards the page and still notify the API later', async () => {
    const { session } = await begin();
    await assert.rejects(pay(session, cards.silent));
    test.clock.advance(5_000);
    await deliver();
    assert.equal((await calls.see(session.sessionId)).state, 'Paid');
  });

  it('repeats the notification until the API has accepted it', async () => {
    const { session } = await begin();
    await pay(session, cards.paid);
    const { webhookUrl } = settings;
    settings.webhookUrl = `${api.url}/nothing`;
    await deliver();
    settings.webhookUrl = webhookUrl;
    test.clock.advance(6_000);
    await deliver();
    assert.equal((await calls.see(session.sessionId)).state, 'Paid');
  });

  it('accepts only the portal in CORS and framing, and requires the API key', async () => {
    const frame = await fetch(`${sandbox.url}/checkoutshopper/securedfields/k/1/securedFields.html`);
    const policy = frame.headers.get('content-security-policy') ?? '';
    assert.match(policy, new RegExp(`frame-ancestors ${testOrigin};`));
    assert.doesNotMatch(policy, /unsafe|\*/);
    const page = await frame.text();
    assert.match(page, /<link rel="stylesheet" href="\/assets\//);
    assert.match(policy, /; style-src 'self';/);
    assert.match(page, /<script src="\/assets\//);
    assert.match(policy, /; script-src 'self';/);
    const preflight = await fetch(`${sandbox.url}/checkoutshopper/v1/sessions/x/setup`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    assert.equal(preflight.headers.get('access-control-allow-origin'), null);
    const strange = await fetch(`${sandbox.url}/v71/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'other' },
      body: '{}',
    });
    assert.equal(strange.status, 401);
  });

  it('has Danish texts for the screen reader messages of the library', async () => {
    const answer = await fetch(`${sandbox.url}/checkoutshopper/sdk/6.0.0/translations/da-DK.json`);
    const words = (await answer.json()) as Record<string, string>;
    assert.deepEqual([words['loading'], words['loaded']], ['Henter…', 'Hentet']);
  });

  it('answers PaymentProviderIsNotAnswering when the provider is down', async () => {
    const provider = createPaymentProvider({ ...settings, apiUrl: 'http://localhost:1' });
    const item = await addBillingItem(test.database.db, '80011001');
    const before = test.payments.provider;
    test.payments.provider = provider;
    const answer = await calls.begin(item);
    test.payments.provider = before;
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.json<{ code: string }>().code, 'PaymentProviderIsNotAnswering');
  });

  it('stores no card numbers in the database', async () => {
    const { session } = await begin();
    await pay(session, cards.paid);
    await deliver();
    const { db } = test.database;
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(db);
    assert(rows.length > 20);
    for (const { name } of rows) {
      const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
        where t::text like any (${Object.values(cards).map(number => `%${number}%`)}::text[])`.execute(db);
      assert.deepEqual(found.rows, [], name);
    }
  });
});
