import assert from 'node:assert/strict';
import { Server } from 'node:net';
import { after, before, it, mock } from 'node:test';
import { readSettings } from 'shared/node/settings';
import { createFaultList } from './faults/fault-list.ts';
import { newVerifier, SignInBrowser } from './identity/testing/sign-in-browser.ts';
import { startControl } from './start-control.ts';
import { createClock } from './time/clock.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { openOutbox, type Outbox } from './outbox/outbox.ts';
import { merchantAccount, signNotification, type NotificationItem } from './payments/notification.ts';
import {
  startApi,
  startCollector,
  startIdentity,
  startPayments,
  startToggles,
  type RunningService,
} from './start-services.ts';
import { addBulkJob } from './testing/tenant-matrix/bulk-job-rows.ts';
import { addOrder } from './testing/rows/add-order.ts';
import { addSubscription } from './testing/rows/add-subscription.ts';
import { createFlagStore } from './toggles/flag-store.ts';
import { openRawStream } from './toggles/testing/raw-stream.ts';
import {
  createScratchEnvironment,
  type ScratchEnvironment,
} from './testing/processes/scratch-environment.ts';
import { openTestDatabase } from './testing/database/test-database.ts';
import { addAccountAlert, addUsageAlert } from './testing/tenant-matrix/usage-alert-rows.ts';

let database: OpenDatabase;
let outbox: Outbox;
let place: ScratchEnvironment;
let api: RunningService;
let identity: RunningService;
let toggles: RunningService;
let payments: RunningService;
let collector: RunningService;
let control: RunningService;
/** The port and host that each service was told to listen on. */
let places: readonly (readonly unknown[])[];
const clock = createClock();
const webhookKey = 'ab'.repeat(32);
before(async () => {
  place = await createScratchEnvironment();
  database = await openTestDatabase('seeded');
  outbox = await openOutbox(database);
  // Every polling interval ticks only when a test advances it.
  mock.timers.enable({ apis: ['setInterval'] });
  const environment = {
    ...place.environment,
    PORTAL_ORIGIN: 'https://portal.example',
    PORTAL_IDENTITY_URL: 'https://login.example',
    PORTAL_HOST: '0.0.0.0',
    PORTAL_TRUST_PROXY: 'on',
    PORTAL_CALLS_PER_MINUTE: '30',
    PORTAL_COLLECTOR_URL: 'https://collector.example',
    PORTAL_PAYMENTS_WEBHOOK_KEY: webhookKey,
    PORTAL_ORDER_STEP_SECONDS: '7',
  };
  const settings = readSettings(environment);
  const context = { ...database, clock, outbox, faults: undefined, settings };
  const { mock: listened } = mock.method(Server.prototype, 'listen');
  api = await startApi(context);
  identity = await startIdentity(context);
  const flags = await createFlagStore(database.db);
  toggles = await startToggles(context, flags);
  payments = await startPayments(context);
  collector = await startCollector(context);
  control = await startControl(context, createFaultList(), flags, {});
  places = listened.calls.map(({ arguments: place }) => place);
  listened.restore();
});
after(async () => {
  await Promise.all([api, identity, toggles, payments, collector, control].map(each => each.close()));
  mock.timers.reset();
  await outbox.close();
  await database.close();
  await place.drop();
});

/** Background work of the services. */
interface Work {
  /** Creates work, and returns a function that tells whether it was done. */
  readonly put: () => Promise<() => Promise<boolean>>;
}

const tables = () => database.db;
const now = () => clock.now();
const isGone = async (rows: Promise<object | undefined>): Promise<boolean> => (await rows) === undefined;

const works: Record<string, Work> = {
  'a message in the outbox': {
    async put() {
      const message = { to: '22334455', channel: 'text' as const, subject: '', text: 'Hej', links: [] };
      await tables()
        .transaction()
        .execute(transaction => outbox.put(transaction, message, now()));
      const waiting = tables().selectFrom('outbox_messages').where('sent_at', 'is', null).select('id');
      return () => isGone(waiting.executeTakeFirst());
    },
  },
  'an order in progress': {
    async put() {
      const id = await addOrder(tables(), await addSubscription(tables()), now());
      const waiting = tables().selectFrom('orders').where('order_id', '=', id).select('status');
      return async () => (await waiting.executeTakeFirstOrThrow()).status !== 'Submitted';
    },
  },
  'a row of a bulk job': {
    async put() {
      const jobId = await addBulkJob(tables(), '80011001', 'admin@demo.example');
      const ofJob = tables().updateTable('bulk_job_rows').where('job_id', '=', jobId);
      await ofJob.set({ failure_code: null, next_try_at: now() }).execute();
      const rows = tables().selectFrom('bulk_job_rows').where('job_id', '=', jobId).select('job_id');
      return () => isGone(rows.where('next_try_at', 'is not', null).executeTakeFirst());
    },
  },
  'an alert of a subscription': {
    async put() {
      const id = await addSubscription(tables());
      await addUsageAlert(tables(), id);
      const due = tables().selectFrom('usage_alerts').where('subscription_id', '=', id).select('alert_id');
      return () => isGone(due.where('next_check_at', '<=', now()).executeTakeFirst());
    },
  },
  'an alert of a billing account': {
    async put() {
      await addAccountAlert(tables(), '80011001');
      const due = tables().selectFrom('usage_alerts').where('account_id', '=', '80011001').select('alert_id');
      return () => isGone(due.where('next_check_at', '<=', now()).executeTakeFirst());
    },
  },
  'notifications of a person by mail': {
    async put() {
      const user = tables().selectFrom('users').where('email', '=', 'admin@demo.example').select('user_id');
      const { user_id } = await user.executeTakeFirstOrThrow();
      const values = { user_id, choices: '{"InvoiceIssued":"Mail"}', next_look_at: now() };
      await tables().insertInto('message_choices').values(values).execute();
      const due = tables().selectFrom('message_choices').where('next_look_at', '<=', now()).select('user_id');
      return () => isGone(due.executeTakeFirst());
    },
  },
  'an expired sign-in': {
    async put() {
      const values = {
        model: 'Session',
        id: 'old',
        payload: '{}',
        expires_at: new Date('2020-01-01T00:00:00Z'),
      };
      await tables().insertInto('oidc_payloads').values(values).execute();
      const old = tables().selectFrom('oidc_payloads').where('id', '=', 'old').select('id');
      return () => isGone(old.executeTakeFirst());
    },
  },
  'an attachment without an order': {
    async put() {
      await tables()
        .insertInto('attachments')
        .values({
          attachment_id: 'old',
          customer_id: '1001',
          user_id: 'nobody',
          file_name: 'fuldmagt.pdf',
          media_type: 'application/pdf',
          size: 1,
          is_whole: false,
          created_at: new Date('2020-01-01T00:00:00Z'),
          order_id: null,
        })
        .execute();
      const files = tables().selectFrom('attachments').where('attachment_id', '=', 'old');
      return () => isGone(files.select('attachment_id').executeTakeFirst());
    },
  },
};

/** Advances the polling until the condition holds. Only a failing test reaches the deadline, even on a busy machine. */
async function lookUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await isSo()) && Date.now() < deadline) {
    // Repeatedly, because one task may put a message into the outbox after its delivery has run.
    mock.timers.tick(60_000);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

it('the API uses the settings for proxy, rate limit, portal origin and HSTS', async () => {
  const answerTo = (address: string) =>
    fetch(`${api.url}/self-service-api/invitations/et-link-som-ingen-har`, {
      headers: { 'x-forwarded-for': address, origin: 'https://portal.example' },
    });
  const statuses: number[] = [];
  for (const address of [...Array<string>(4).fill('203.0.113.1'), '198.51.100.1'])
    statuses.push((await answerTo(address)).status);
  assert.deepEqual(statuses, [400, 400, 400, 429, 400]);
  const { headers } = await answerTo('192.0.2.1');
  assert.equal(headers.get('access-control-allow-origin'), 'https://portal.example');
  assert.match(headers.get('strict-transport-security') ?? '', /^max-age=\d+/);
});

it('startIdentity refuses an issuer with a path', async () => {
  const settings = readSettings({ ...place.environment, PORTAL_IDENTITY_URL: 'https://login.example/oidc' });
  await assert.rejects(
    startIdentity({ ...database, clock, outbox, faults: undefined, settings }),
    /PORTAL_IDENTITY_URL is 'https:\/\/login\.example\/oidc'.*has no path/,
  );
});

it('all services listen on the configured host, except the control API on localhost', () => {
  const { portBase } = place;
  assert.deepEqual(
    places.map(([port, host]) => [Number(port) - portBase, host]),
    [...[200, 100, 300, 400, 500].map(offset => [offset, '0.0.0.0']), [900, '127.0.0.1']],
  );
});

/** Two hops: an address claimed by the client, and the one seen by our proxy. */
const cameFrom = (address: string) => ({ 'x-forwarded-for': `198.51.100.1, ${address}` });

it('the sign-in server counts attempts by the address in the proxy header', async () => {
  const browser = new SignInBrowser('https://login.example', 'https://portal.example');
  const { pathname, search } = browser.authorizationUrl(newVerifier());
  const headers = {
    ...cameFrom('203.0.113.1'),
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'login.example',
  };
  const answer = await fetch(identity.url + pathname + search, { headers, redirect: 'manual' });
  assert.equal(answer.status, 303);
  const begun = await tables().selectFrom('sign_in_attempts').select('subject').execute();
  assert.deepEqual(begun, [{ subject: 'begun by 203.0.113.1' }]);
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /report-uri https:\/\/collector\.example\/csp/);
});

it('the collector limits the size per minute by the address in the proxy header', async () => {
  const send = async (address: string) => {
    const sent = { method: 'POST', headers: cameFrom(address), body: 'x'.repeat(250_000) };
    return (await fetch(`${collector.url}/logs`, sent)).status;
  };
  const statuses: number[] = [];
  for (const address of [...Array<string>(9).fill('203.0.113.1'), '203.0.113.2'])
    statuses.push(await send(address));
  assert.deepEqual(statuses, [...Array<number>(8).fill(400), 429, 400]);
});

it('the toggle server limits streams by the address in the proxy header', async context => {
  const ended = new AbortController();
  context.after(() => {
    ended.abort();
  });
  const open = (address: string) =>
    fetch(`${toggles.url}/ping/local`, { headers: cameFrom(address), signal: ended.signal });
  const streams = await Promise.all(Array.from({ length: 500 }, () => open('203.0.113.1')));
  const refused = await open('203.0.113.1');
  const ofAnother = await open('203.0.113.2');
  assert.deepEqual([refused.status, ofAnother.status], [503, 200]);
  // After the last request: Node closes the stream of a response that is garbage-collected.
  assert.deepEqual([...new Set(streams.map(({ status }) => status))], [200]);
});

it('the API checks the webhook key of the settings, and the payment fields may be framed by the portal', async () => {
  const item: NotificationItem = {
    eventCode: 'AUTHORISATION',
    success: 'true',
    pspReference: 'a',
    merchantAccountCode: merchantAccount,
    merchantReference: 'no session of ours',
    amount: { value: 100, currency: 'DKK' },
  };
  const tell = async (key: string) => {
    const told = { ...item, additionalData: { hmacSignature: signNotification(item, key) } };
    const body = JSON.stringify({ notificationItems: [{ NotificationRequestItem: told }] });
    const headers = { 'content-type': 'application/json', ...cameFrom('192.0.2.9') };
    return (await fetch(`${api.url}/self-service-api/payments/webhook`, { method: 'POST', headers, body }))
      .status;
  };
  assert.deepEqual([await tell(webhookKey), await tell('cd'.repeat(32))], [202, 401]);
  const frame = await fetch(`${payments.url}/checkoutshopper/securedfields/k/1/securedFields.html`);
  const policy = frame.headers.get('content-security-policy') ?? '';
  assert.match(
    policy,
    /frame-ancestors https:\/\/portal\.example; report-uri https:\/\/collector\.example\/csp$/,
  );
});

it('the API and the sign-in server do all background work', async () => {
  const left = new Map<string, () => Promise<boolean>>();
  for (const [what, { put }] of Object.entries(works)) left.set(what, await put());
  await lookUntil(async () => {
    for (const [what, isDone] of left) if (await isDone()) left.delete(what);
    return left.size === 0;
  });
  assert.deepEqual([...left.keys()], []);
  const mails = await tables().selectFrom('outbox_messages').select('links').execute();
  const origins = mails.flatMap(({ links }) =>
    (JSON.parse(links) as string[]).map(each => new URL(each).origin),
  );
  assert.deepEqual([...new Set(origins)], ['https://portal.example']);
  const ordered = await tables()
    .selectFrom('bulk_job_rows as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .select('o.step_seconds')
    .execute();
  assert.deepEqual(ordered, [{ step_seconds: 7 }]);
});

it('the control API orders the barring of an alert at the configured step time', async () => {
  const id = await addSubscription(tables());
  const ofIt = tables().updateTable('subscriptions').where('subscription_id', '=', id);
  await ofIt.set({ data_used_percent: 100 }).execute();
  await addUsageAlert(tables(), id, { metric: 'DataDk', threshold: 100 });
  const admin = tables().selectFrom('users').where('email', '=', 'admin@demo.example').select('user_id');
  const { user_id: set_by } = await admin.executeTakeFirstOrThrow();
  const alert = tables().updateTable('usage_alerts').where('subscription_id', '=', id);
  await alert.set({ barring: 'BAROUTG', set_by }).execute();
  const moved = await fetch(`${control.url}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"advanceMs":0}',
  });
  assert.equal(moved.status, 200);
  const orders = tables().selectFrom('orders').where('subscription_id', '=', id);
  assert.deepEqual(await orders.select(['type', 'step_seconds']).execute(), [
    { type: 'CreateBarring', step_seconds: 7 },
  ]);
});

it('the services log failed background work', async context => {
  const needed = [
    'password_resets',
    'orders',
    'bulk_job_rows',
    'usage_alerts',
    'message_choices',
    'attachments',
  ];
  for (const table of needed) await tables().schema.alterTable(table).renameTo(`${table}_away`).execute();
  const written = context.mock.method(process.stderr, 'write', () => true).mock;
  const said = () =>
    new Set(written.calls.map(({ arguments: [text] }) => /^Could .*?\./.exec(String(text))?.[0]));
  // The orders stop two of them.
  await lookUntil(() => said().size > needed.length);
  assert.deepEqual([...said()].sort(), [
    'Could not end what was terminated elsewhere.',
    'Could not look at the alerts of usage.',
    'Could not move the orders on.',
    'Could not order what jobs wait for.',
    'Could not remove the files that no order names.',
    'Could not send what waits.',
    'Could not tell people of what happened.',
  ]);
});

it('the toggle server closes its streams when it stops', async () => {
  const stream = await openRawStream(toggles.url);
  await toggles.close();
  assert.equal(await stream.closed, 1001);
});
