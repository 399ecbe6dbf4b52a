import assert from 'node:assert/strict';
import { after, before, it, mock } from 'node:test';
import { readSettings } from 'shared/node/settings';
import { createClock } from './time/clock.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { openOutbox, type Outbox } from './outbox/outbox.ts';
import { startApi, type RunningService } from './start-services.ts';
import { addBulkJob } from './testing/bulk-job-rows.ts';
import { addOrder } from './testing/add-order.ts';
import { addSubscription } from './testing/add-subscription.ts';
import { createScratchPlace, type ScratchPlace } from './testing/scratch-place.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { addAccountAlert, addUsageAlert } from './testing/usage-alert-rows.ts';

let database: OpenDatabase;
let outbox: Outbox;
let place: ScratchPlace;
let api: RunningService;
const clock = createClock();
before(async () => {
  place = await createScratchPlace();
  database = await openTestDatabase('seeded');
  outbox = await openOutbox(database);
  // Every look there is, the minute's as well, comes when it is told to.
  mock.timers.enable({ apis: ['setInterval'] });
  const environment = {
    ...place.environment,
    ...{ PORTAL_ORIGIN: 'https://portal.example', PORTAL_IDENTITY_URL: 'https://login.example' },
    ...{ PORTAL_TRUST_PROXY: 'on', PORTAL_CALLS_PER_MINUTE: '30' },
  };
  api = await startApi({
    ...{ ...database, clock, outbox, faults: undefined, settings: readSettings(environment) },
  });
});
after(async () => {
  await api.close();
  mock.timers.reset();
  await outbox.close();
  await database.close();
  await place.drop();
});

/** What waits beside the API, and what it is like when that was done. */
interface Work {
  /** Gives what tells whether it was done. */
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
  'an order on its way': {
    async put() {
      const id = await addOrder(tables(), await addSubscription(tables()), now());
      const waiting = tables().selectFrom('orders').where('order_id', '=', id).select('status');
      return async () => (await waiting.executeTakeFirstOrThrow()).status !== 'Submitted';
    },
  },
  'a row of a job': {
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
  'what a person is told of by message': {
    async put() {
      const user = tables().selectFrom('users').where('email', '=', 'admin@demo.example').select('user_id');
      const { user_id } = await user.executeTakeFirstOrThrow();
      const values = { user_id, choices: '{"InvoiceIssued":"Mail"}', next_look_at: now() };
      await tables().insertInto('message_choices').values(values).execute();
      const due = tables().selectFrom('message_choices').where('next_look_at', '<=', now()).select('user_id');
      return () => isGone(due.executeTakeFirst());
    },
  },
  'a file that no order names': {
    async put() {
      await tables()
        .insertInto('attachments')
        .values({
          ...{ attachment_id: 'old', customer_id: '1001', user_id: 'nobody', file_name: 'fuldmagt.pdf' },
          ...{ media_type: 'application/pdf', size: 1, is_whole: false },
          ...{ created_at: new Date('2020-01-01T00:00:00Z'), order_id: null },
        })
        .execute();
      const files = tables().selectFrom('attachments').where('attachment_id', '=', 'old');
      return () => isGone(files.select('attachment_id').executeTakeFirst());
    },
  },
};

/** Looks until it is so. Only a test that fails comes to the end, on a busy machine, too. */
async function lookUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await isSo()) && Date.now() < deadline) {
    // Again and again, as in life: what is done of one thing may put a message in the outbox after its look.
    mock.timers.tick(60_000);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

it('answers as it is set: whom it trusts, how often, to which page, and by which protocol', async () => {
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

it('does beside the API whatever waits for it', async () => {
  const left = new Map<string, () => Promise<boolean>>();
  for (const [what, { put }] of Object.entries(works)) left.set(what, await put());
  await lookUntil(async () => {
    for (const [what, isDone] of left) if (await isDone()) left.delete(what);
    return left.size === 0;
  });
  assert.deepEqual([...left.keys()], []);
});

it('says in the log what it could not do', async context => {
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
  await lookUntil(() => said().size >= needed.length);
  assert.deepEqual([...said()].sort(), [
    'Could not look at the alerts of usage.',
    'Could not move the orders on.',
    'Could not order what jobs wait for.',
    'Could not remove the files that no order names.',
    'Could not send what waits.',
    'Could not tell people of what happened.',
  ]);
});
