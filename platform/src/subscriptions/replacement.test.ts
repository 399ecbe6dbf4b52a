import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { bulkChangeSchema } from 'shared/contracts/bulk-job';
import { orderHistoryAnswer } from 'shared/contracts/order';
import { orderDetailsAnswer } from 'shared/contracts/order-details';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import { esimAnswer } from 'shared/contracts/sim-card';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import { storedOrder } from '../orders/actions/stored-order.ts';
import { addDays, danishDay } from '../time/danish-day.ts';
import { installEsim } from '../sims/install-esim.ts';
import { addBlankSimCard, addSubscriptionWithSimCard } from '../testing/rows/add-sim-card.ts';
import type { SubscriptionChanges } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';
import { suspension } from './suspension.order.ts';

const admin = 'admin@demo.example';
const test = await openTestApi();
let id: string;
beforeEach(async () => {
  test.clock.set(new Date());
  id = await newSubscription();
});
after(() => test.close());

const newSubscription = (changes?: SubscriptionChanges) =>
  addSubscriptionWithSimCard(test.database.db, '80011001', changes);
const tomorrow = () => addDays(danishDay(test.clock.now()), 1);
const inHand = (icc: string) => ({ replacement: { kind: 'SimCard', icc } });
const anEsim = { replacement: { kind: 'Esim' } };

interface Options {
  of?: string;
  key?: string;
}
const call = (
  method: 'PUT' | 'POST',
  endpoint: string,
  data: object,
  { of = id, key = randomUUID() }: Options = {},
) =>
  test.call({
    method,
    path: `/subscriptions/${of}/${endpoint}?customerId=1001`,
    as: admin,
    data,
    headers: { 'idempotency-key': key },
  });
const suspend = (data: object, options?: Options) =>
  call('PUT', 'suspension', { action: 'Suspend', reason: 'Stolen', ...data }, options);
const open = () => call('PUT', 'suspension', { action: 'Reactivate' });
const preview = async (data: object) => {
  const answer = await call('POST', 'suspension/preview', { action: 'Suspend', reason: 'Lost', ...data });
  return z.parse(orderPreviewAnswer, answer.json()).data;
};

async function subscription(of = id, as = admin) {
  const answer = await test.get(`/subscriptions/${of}?customerId=1001`, as);
  return z.parse(subscriptionAnswer, answer.json()).data.subscription;
}
const mainCard = async (of = id) => (await subscription(of)).simCards.find(({ isMain }) => isMain);
const esim = async () => {
  const answer = await test.get(`/subscriptions/${id}/sims/esims?customerId=1001`, admin);
  return z.parse(esimAnswer, answer.json()).data;
};
const history = async (of = id) => {
  const answer = await test.get(`/subscriptions/${of}/orders?customerId=1001`, admin);
  return z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels;
};
const changesOf = async (orderId: string) => {
  const answer = await test.get(`/orders/${orderId}?customerId=1001`, admin);
  return z.parse(orderDetailsAnswer, answer.json()).data.order.changes;
};
const cancel = async () => {
  const [order] = await history();
  const path = `/orders/${order?.id ?? ''}/cancel?customerId=1001`;
  const answer = await test.call({ method: 'POST', path, as: admin });
  assert.equal(answer.statusCode, 202, answer.body);
};

const validity = async (icc: string) => {
  const answer = await test.get(`/sim/${icc}/validate`, admin);
  return answer.statusCode === 200 ? 'free' : statusAndCode(answer);
};
const placed = async (data: object) => {
  const answer = await suspend(data);
  assert.equal(answer.statusCode, 202, answer.body);
};

describe('suspending a lost telephone with a replacement', () => {
  it('suspends and moves to the card in hand in one order, with both changes (CTRL-001)', async () => {
    const [old, icc] = [await mainCard(), await addBlankSimCard(test.database.db)];
    const expected = [
      { field: 'status', from: 'Active', to: 'Suspended' },
      { field: 'simCard', from: old?.number, to: icc },
    ];
    const told = await preview(inHand(icc));
    assert.deepEqual(told.changes, expected);
    assert.deepEqual([told.ends, told.irreversible], [['OldSimCard'], ['OldSimCard']]);
    assert.equal(await validity(icc), 'free');

    await placed(inHand(icc));
    assert.equal(await validity(icc), '400 IccNotAvailable');
    assert.deepEqual([(await subscription()).status, (await mainCard())?.number], ['Active', old?.number]);
    const [order, ...others] = await history();
    assert(order && others.length === 0);
    assert.deepEqual(await changesOf(order.id), expected);

    await test.passTime(60);
    assert.equal((await subscription()).status, 'Suspended');
    const card = await mainCard();
    assert.deepEqual([card?.number, card?.pukCode, card?.serviceCode], [icc, '87654321', 'SIM']);
    assert.equal(await validity(String(old?.number)), '400 IccNotAvailable');
    assert.deepEqual(await changesOf(order.id), expected);

    await open();
    await test.passTime(60);
    assert.deepEqual([(await subscription()).status, (await mainCard())?.number], ['Active', icc]);
  });

  it('moves to an eSIM that is installed while suspended, and disables the old card', async () => {
    const old = await mainCard();
    const { changes } = await preview(anEsim);
    assert.deepEqual(changes, [
      { field: 'status', from: 'Active', to: 'Suspended' },
      { field: 'simCard', from: old?.number, to: 'ESIM' },
      { field: 'esim', from: null, to: 'Ordered' },
    ]);
    await placed(anEsim);
    assert.equal(await esim(), null);
    await test.passTime(60);
    assert.match((await esim())?.qrCodeContent ?? '', /^LPA:1\$/);
    const card = await mainCard();
    assert.deepEqual([card?.serviceCode, card?.name], ['ESIM', 'E-simkort']);
    assert.equal(await validity(String(old?.number)), '400 IccNotAvailable');

    assert.equal(await installEsim(test.database.db, id, 'Activated'), true);
    assert.deepEqual([(await esim())?.status, await mainCard()], ['Activated', card]);
    const given = test.database.db.selectFrom('blank_sim_cards').select('icc').execute();
    assert.equal((await given).filter(({ icc }) => icc === card?.number).length, 0);
    await open();
    await test.passTime(60);
    assert.deepEqual([(await subscription()).status, await mainCard()], ['Active', card]);
  });

  it('replaces an earlier eSIM', async () => {
    await placed(anEsim);
    await test.passTime(60);
    await installEsim(test.database.db, id, 'Activated');
    await open();
    await test.passTime(60);
    const icc = await addBlankSimCard(test.database.db);
    const { changes, ends } = await preview(inHand(icc));
    assert.deepEqual(changes.slice(1), [
      { field: 'simCard', from: 'ESIM', to: icc },
      { field: 'esim', from: 'Activated', to: null },
    ]);
    assert.deepEqual(ends, ['OldEsim']);
    await placed(inHand(icc));
    await test.passTime(60);
    assert.equal(await esim(), null);
  });

  it('shows administrators the reason, the day and the replacement', async () => {
    assert.equal((await subscription()).suspension, null);
    const icc = await addBlankSimCard(test.database.db);
    await placed({ ...inHand(icc), effectiveDate: tomorrow() });
    const [order] = await history();
    const waiting = {
      orderId: order?.id,
      reason: 'Stolen',
      effectiveDate: tomorrow(),
      isDone: false,
      replacement: 'SimCard',
    };
    assert.deepEqual((await subscription()).suspension, waiting);
    await test.passTime(86_460);
    assert.deepEqual((await subscription()).suspension, { ...waiting, isDone: true });
    assert.equal((await subscription(id, 'employee@demo.example')).suspension, undefined);
    await open();
    await test.passTime(60);
    assert.equal((await subscription()).suspension, null);
  });

  it('is not possible in a bulk job', () => {
    const change = { action: 'Suspend', reason: 'Lost' };
    assert.deepEqual(z.parse(bulkChangeSchema, { ...change, ...anEsim }), change);
  });

  it('takes effect once per idempotency key', async () => {
    const icc = await addBlankSimCard(test.database.db);
    const [first, again] = [
      await suspend(inHand(icc), { key: 'lost-1' }),
      await suspend(inHand(icc), { key: 'lost-1' }),
    ];
    assert.equal(first.statusCode, 202);
    assert.equal(again.body, first.body);
    assert.equal((await history()).length, 1);
  });

  it('keeps the eSIM code out of the order, the log and the idempotency key', async () => {
    await placed(anEsim);
    await test.passTime(60);
    const { matching_id } = await test.database.db
      .selectFrom('esims')
      .where('subscription_id', '=', id)
      .select('matching_id')
      .executeTakeFirstOrThrow();
    for (const table of ['orders', 'audit_log', 'idempotency_keys'] as const) {
      const rows = await test.database.db.selectFrom(table).selectAll().execute();
      assert.equal(JSON.stringify(rows).includes(matching_id), false, table);
    }
  });
});

describe('the card in hand', () => {
  it('is released when the order is cancelled before its day', async () => {
    const icc = await addBlankSimCard(test.database.db);
    await placed({ ...inHand(icc), effectiveDate: tomorrow() });
    await test.passTime(60);
    assert.equal(await validity(icc), '400 IccNotAvailable');
    await cancel();
    assert.equal(await validity(icc), 'free');
    await test.passTime(2 * 86_400);
    assert.equal((await subscription()).status, 'Active');
  });

  it('is released when the subscription ends before the order completes', async () => {
    const icc = await addBlankSimCard(test.database.db);
    await placed(inHand(icc));
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', id)
      .execute();
    await test.passTime(60);
    assert.equal((await history())[0]?.status, 'Failed');
    assert.equal(await validity(icc), 'free');
  });

  it('is omitted when withdrawn meanwhile, and the subscription is still suspended', async () => {
    const [old, icc] = [await mainCard(), await addBlankSimCard(test.database.db)];
    await placed(inHand(icc));
    await test.database.db.deleteFrom('blank_sim_cards').where('icc', '=', icc).execute();
    await test.passTime(60);
    const { status, suspension } = await subscription();
    assert.deepEqual([status, suspension?.replacement, await mainCard()], ['Suspended', null, old]);
    assert.deepEqual(
      (await changesOf(suspension?.orderId ?? '')).map(({ field }) => field),
      ['status'],
    );
  });

  it('is superseded by a card that was ordered later, also when both orders complete concurrently', async ({
    signal,
  }) => {
    const [lost, later] = [await addBlankSimCard(test.database.db), await addBlankSimCard(test.database.db)];
    const placed = (await suspend(inHand(lost))).json<{ data: { orderId: string } }>().data;
    const wanted = { icc: later, code: 'SIM', simType: 'MainSim', shipping: false };
    assert.equal((await call('PUT', 'sims', wanted)).statusCode, 202);
    // Completes the first order as another process would.
    const carryOut = async (transaction: Transaction<Database>) => {
      const order = await transaction
        .updateTable('orders')
        .set({ status: 'Completed', next_step_at: null })
        .where('order_id', '=', placed.orderId)
        .returningAll()
        .executeTakeFirstOrThrow();
      const stored = storedOrder(transaction, order, test.clock.now());
      assert(stored);
      await suspension.effect(stored, order.details);
    };
    await startWhileLocked(test.database, signal, carryOut, () => test.passTime(40));
    assert.equal((await subscription()).simCards[0]?.number, later);
  });

  it('is reserved for the first of two concurrent orders', async () => {
    const [icc, other] = [await addBlankSimCard(test.database.db), await newSubscription()];
    const answers = await Promise.all([suspend(inHand(icc)), suspend(inHand(icc), { of: other })]);
    assert.deepEqual(answers.map(answer => answer.statusCode).sort(), [202, 400]);
    const refused = answers.find(answer => answer.statusCode === 400);
    assert.equal(refused && statusAndCode(refused), '400 IccNotAvailable');
  });
});

describe('a replacement is refused without suspending the subscription', () => {
  const foreignCard = async () => {
    const { icc } = await test.database.db
      .selectFrom('sim_cards as c')
      .innerJoin('subscriptions as s', 's.subscription_id', 'c.subscription_id')
      .where('s.customer_id', '=', '1003')
      .select('c.icc')
      .executeTakeFirstOrThrow();
    return icc;
  };
  for (const [name, icc, expected] of [
    ['that does not exist', () => '89450000000000000000', 'IccCantBeFound'],
    ['that is ordered or withdrawn', () => addBlankSimCard(test.database.db, false), 'IccNotAvailable'],
    ['of another customer', foreignCard, 'IccAlreadyInUse'],
    ['with an invalid number', () => '8945 1', 'IccShouldContainDigitsOnly'],
  ] as const)
    it(`for a card ${name}`, async () => {
      const data = inHand(await icc());
      assert.equal(statusAndCode(await suspend(data)), `400 ${expected}`);
      const answer = await call('POST', 'suspension/preview', { action: 'Suspend', reason: 'Lost', ...data });
      assert.equal(statusAndCode(answer), `400 ${expected}`);
      assert.deepEqual(await history(), []);
    });

  it('for other reasons than a lost or stolen card', async () => {
    const icc = await addBlankSimCard(test.database.db);
    for (const reason of ['Leave', 'Other'])
      assert.equal(statusAndCode(await suspend({ reason, ...inHand(icc) })), '400 ArgumentError');
    assert.equal(await validity(icc), 'free');
  });

  it('during the notice, while a SIM change is in progress, and without a card', async () => {
    const { db } = test.database;
    const leaving = await newSubscription({ future_cancellation_date: '2999-12-31' });
    assert.equal(statusAndCode(await suspend(anEsim, { of: leaving })), '400 SubscriptionPendingTermination');
    assert.equal((await suspend({}, { of: leaving })).statusCode, 202);

    await call('POST', 'sims/esims', {});
    assert.equal(statusAndCode(await suspend(anEsim)), '400 SubscriptionOrderInProcessing');

    const without = await newSubscription();
    await db.deleteFrom('sim_cards').where('subscription_id', '=', without).execute();
    assert.equal(statusAndCode(await suspend(anEsim, { of: without })), '400 SubscriptionActionNotAllowed');
  });
});
