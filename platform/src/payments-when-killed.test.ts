import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { billingItemsAnswer } from 'shared/contracts/billing-item';
import { billingItemAnswer } from 'shared/contracts/billing-item-details';
import { paymentSessionAnswer, type PaymentSession } from 'shared/contracts/payment';
import * as z from 'zod/mini';
import { createRandom } from 'shared/catalogue/random';
import { SignInBrowser } from './identity/testing/sign-in-browser.ts';
import { startPlatformProcess, type PlatformProcess } from './testing/processes/platform-process.ts';
import {
  createScratchEnvironment,
  type ScratchEnvironment,
} from './testing/processes/scratch-environment.ts';
import { encipherCard } from './testing/test-card.ts';

/** Raise it for a longer run: `PORTAL_KILL_ROUNDS=100`. */
const rounds = Number(process.env['PORTAL_KILL_ROUNDS'] ?? 1);
/** Set it to the seed that a failed run printed, to repeat its choices. */
const seed = process.env['PORTAL_KILL_SEED'] ?? String(randomInt(1_000_000));
const perRound = 10;
const cards = { paid: '4111111111111111', refused: '4000000000000002', silent: '4000000000000119' };

interface Planned {
  items: { id: string; owed: number }[];
  key: string;
  card: keyof typeof cards;
  /** As answered before the platform was killed. */
  sessionId?: string;
}

let place: ScratchEnvironment;
let running: PlatformProcess;
let token: string;
let framePage: string;

before(async () => {
  place = await createScratchEnvironment('seeded');
  await start();
});
after(async () => {
  await running.kill();
  await place.drop();
});

describe(`payments across kills of the platform (PORTAL_KILL_SEED=${seed})`, () => {
  const random = createRandom(seed);
  const found = { killed: 0, cut: 0, paid: 0, refused: 0, repeated: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    it(`round ${String(round)}: no payment is lost or made twice`, async () => {
      if (round > 1) await beginAgain();
      const planned = await plan(random);
      // The embedded database runs in the process: it has no connections that could end separately.
      const isCut = place.environment['DATABASE_URL'] !== undefined && random.chance(50);
      await payUntil(planned, random, isCut ? endConnections : () => running.kill());
      if (!isCut) await start();
      found[isCut ? 'cut' : 'killed'] += 1;
      for (const one of planned) {
        if (one.sessionId === undefined) found.repeated += 1;
        const session = await settled(one);
        await check(one, session);
        found[session.state === 'Paid' ? 'paid' : 'refused'] += 1;
      }
    });
  }
  it('include paid ones', context => {
    context.diagnostic(JSON.stringify(found));
    // At least one in each round, because the first card of a round is always paid.
    assert(found.paid >= rounds);
  });
});

/** Payments of one to three invoices each, without overlaps. */
async function plan(random: ReturnType<typeof createRandom>): Promise<Planned[]> {
  const list = '/billing-items?statuses=Open&statuses=Overdue&statuses=Reminded&pageSize=200&';
  const { billingItems } = z.parse(billingItemsAnswer, await getJson(list)).data;
  const free = billingItems.filter(({ isPayable }) => isPayable);
  return Array.from({ length: perRound }, (_, index) => ({
    items: free
      .splice(0, random.int(1, 3))
      .map(({ billingItemId, amountDue }) => ({ id: billingItemId, owed: ore(amountDue.value) })),
    key: random.uuid(),
    card: index === 0 ? 'paid' : random.pick<keyof typeof cards>(['paid', 'paid', 'silent', 'refused']),
  })).filter(({ items }) => items.length > 0);
}

/** Starts and pays, some at once, with the failure at a random time between the first payment and its notification. */
async function payUntil(
  planned: readonly Planned[],
  random: ReturnType<typeof createRandom>,
  disaster: () => Promise<void>,
): Promise<void> {
  const after = random.int(1, planned.length);
  // The provider sends notifications of paid sessions every second.
  const delay = random.next() * 2_500;
  let paid = 0;
  let struck: Promise<void> | undefined;
  const waiting = [...planned];
  while (waiting.length > 0 && struck === undefined) {
    const together = waiting.splice(0, random.chance(40) ? random.int(2, 4) : 1);
    await Promise.all(
      together.map(async one => {
        await pay(one).catch(() => undefined);
        paid += 1;
        if (paid >= after) struck ??= setTimeout(delay).then(disaster);
      }),
    );
  }
  // Also while others are in progress.
  await Promise.all(waiting.map(one => pay(one).catch(() => undefined)));
  await struck;
}

/** Pays as a person does, who retries when nothing was answered. */
async function pay(one: Planned): Promise<void> {
  const session = await begin(one);
  if (one.sessionId !== undefined) assert.equal(session.sessionId, one.sessionId, 'the same answer again');
  one.sessionId = session.sessionId;
  if (session.provider === null) return;
  const { id, sessionData } = session.provider;
  const paymentMethod = encipherCard(framePage, cards[one.card]);
  // The answer does not matter, because the provider notifies the API of the result.
  const answer = await fetch(`${sandboxUrl()}/checkoutshopper/v1/sessions/${id}/payments?clientKey=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionData, paymentMethod }),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}

async function begin({ items, key }: Planned): Promise<PaymentSession> {
  const returnUrl = `http://localhost:${String(place.portBase)}/selvbetjening/`;
  const answer = await fetch(apiUrl('/payment-sessions?'), {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data: { billingItemIds: items.map(({ id }) => id), returnUrl } }),
  });
  const body: unknown = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(body));
  return z.parse(paymentSessionAnswer, body).data.paymentSession;
}

/** Retries the payment if needed, and waits for its final state. */
async function settled(one: Planned): Promise<PaymentSession> {
  await until(() => pay(one).then(() => true), 'it can be paid again');
  let session: PaymentSession | undefined;
  await until(async () => {
    const answer = await getJson(`/payment-sessions/${one.sessionId ?? ''}?`);
    session = z.parse(paymentSessionAnswer, answer).data.paymentSession;
    return session.state !== 'Pending';
  }, 'the provider has sent its notification');
  assert(session);
  return session;
}

async function check({ items, card }: Planned, session: PaymentSession): Promise<void> {
  const isPaid = card !== 'refused';
  assert.equal(session.state, isPaid ? 'Paid' : 'Refused');
  const sum = items.reduce((total, { owed }) => total + owed, 0);
  assert.equal(ore(session.amount.value), sum);
  for (const { id, owed } of items) {
    const { billingItem } = z.parse(billingItemAnswer, await getJson(`/billing-items/${id}?`)).data;
    const byCard = billingItem.payments.filter(({ method }) => method === 'Betalingskort');
    assert.deepEqual(
      byCard.map(({ amount }) => ore(amount.value)),
      isPaid ? [owed] : [],
      `paid once: ${id}`,
    );
    assert.equal(ore(billingItem.amountDue.value), isPaid ? 0 : owed, id);
    const log = `/audit-log?searchQuery=${billingItem.invoiceNumber}&pageSize=200&`;
    const { entries } = z.parse(auditLogAnswer, await getJson(log)).data;
    const actions = entries.filter(({ subject }) => subject === billingItem.invoiceNumber);
    assert.deepEqual(
      actions.map(({ action }) => action).sort(),
      isPaid ? ['PaymentReceived', 'PaymentStarted'] : ['PaymentStarted'],
      'one entry in the audit log each',
    );
  }
}

/** Ends every connection of the platform to its database, as a restart of the server does. */
async function endConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: place.environment['DATABASE_URL'] });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 60_000;
  let failure: unknown;
  while (Date.now() < end) {
    try {
      if (await isSo()) return;
    } catch (error) {
      failure = error;
    }
    await setTimeout(200);
  }
  throw new Error(`Not within a minute: ${what}`, { cause: failure });
}

async function start(): Promise<void> {
  running = startPlatformProcess(place.environment);
  await running.ready;
  await signIn();
}

/** Resets all invoices. */
async function beginAgain(): Promise<void> {
  await running.kill();
  await place.drop();
  place = await createScratchEnvironment('seeded');
  await start();
}

async function signIn(): Promise<void> {
  const portal = `http://localhost:${String(place.portBase)}`;
  const browser = new SignInBrowser(`http://localhost:${String(place.portBase + 100)}`, portal);
  token = (await browser.signIn('superadmin@demo.example', 'Portal2026')).access_token;
  // The encryption key of this process.
  const frame = await fetch(`${sandboxUrl()}/checkoutshopper/securedfields/k/1/securedFields.html`);
  framePage = await frame.text();
}

async function getJson(path: string): Promise<unknown> {
  const answer = await fetch(apiUrl(path), { headers: bearer() });
  assert.equal(answer.status, 200, path);
  return answer.json();
}

const ore = (kroner: number) => Math.round(kroner * 100);
const bearer = () => ({ authorization: `Bearer ${token}` });
const apiUrl = (path: string) =>
  `http://localhost:${String(place.portBase + 200)}/self-service-api${path}customerId=1001`;
const sandboxUrl = () => `http://localhost:${String(place.portBase + 400)}`;
