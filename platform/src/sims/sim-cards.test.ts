import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import * as z from 'zod/mini';
import { addBlankSimCard, addSubscriptionWithSimCard } from '../testing/rows/add-sim-card.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';
import { waitForLockWaiter } from '../testing/database/lock-waits.ts';
import { moveToBlankCard } from './main-sim-card.ts';
import { installEsim } from './install-esim.ts';

const admin = 'admin@demo.example';
const test = await openTestApi();
let id: string;
beforeEach(async () => {
  id = await addSubscriptionWithSimCard(test.database.db);
});
after(() => test.close());

const blank = (isAvailable?: boolean) => addBlankSimCard(test.database.db, isAvailable);
const validate = (icc: string) => test.get(`/sim/${icc}/validate`, admin);
interface ChangeCall {
  of?: string;
  as?: string;
  data?: object;
  key?: string;
}
const change = (icc: string, { of = id, as = admin, data = {}, key }: ChangeCall = {}) =>
  test.call({
    method: 'PUT',
    path: `/subscriptions/${of}/sims?customerId=1001`,
    as,
    data: { icc, code: 'SIM', simType: 'MainSim', shipping: false, ...data },
    headers: { 'idempotency-key': key ?? randomUUID() },
  });

async function mainCard(of = id) {
  const answer = await test.get(`/subscriptions/${of}?customerId=1001`, admin);
  const { simCards } = z.parse(subscriptionAnswer, answer.json()).data.subscription;
  assert.equal(simCards.length, 1);
  return simCards[0];
}

describe('GET /sim/:iccNumber/validate', () => {
  it('answers 200 for an unused card (SIM-019)', async () => {
    assert.equal((await validate(await blank())).statusCode, 200);
  });

  it('distinguishes unknown, unavailable, used and invalid numbers (SIM-021, SIM-022)', async () => {
    assert.equal(statusAndCode(await validate('89450000000000000000')), '404 NotFound');
    assert.equal(statusAndCode(await validate(await blank(false))), '400 IccNotAvailable');
    assert.equal(statusAndCode(await validate(String((await mainCard())?.number))), '400 IccAlreadyInUse');
    assert.equal(statusAndCode(await validate('8945a')), '400 IccShouldContainDigitsOnly');
  });

  it('is for administrators of any customer with access to some account', async () => {
    const icc = await blank();
    const statusAs = async (as: string) => (await test.get(`/sim/${icc}/validate`, as)).statusCode;
    for (const [as, status] of [
      ['superadmin@demo.example', 200],
      ['limited@demo.example', 200],
      ['employee@demo.example', 403],
      ['nocustomers@demo.example', 403],
    ] as const)
      assert.equal(await statusAs(as), status, as);
    const { db } = test.database;
    const accounts = await db.deleteFrom('membership_accounts').returningAll().execute();
    assert.equal(await statusAs('limited@demo.example'), 403);
    await db.insertInto('membership_accounts').values(accounts).execute();
  });

  it("answers the same for cards of other customers as for one's own", async () => {
    const { db } = test.database;
    const cards = db
      .selectFrom('sim_cards as c')
      .innerJoin('subscriptions as s', 's.subscription_id', 'c.subscription_id');
    const iccOf = async (customerId: string) =>
      (await cards.where('s.customer_id', '=', customerId).select('c.icc').executeTakeFirstOrThrow()).icc;
    const [own, foreign] = [await validate(await iccOf('1001')), await validate(await iccOf('1003'))];
    assert.deepEqual([foreign.statusCode, foreign.body], [own.statusCode, own.body]);
  });
});

describe('PUT /subscriptions/:subscriptionId/sims', () => {
  it('places an order that replaces the main card when it completes (SIM-024)', async () => {
    const [old, icc] = [await mainCard(), await blank()];
    const answer = await change(icc);
    assert.equal(answer.statusCode, 202, answer.body);
    assert.equal((await mainCard())?.number, old?.number);
    await test.passTime(40);
    const card = await mainCard();
    assert.deepEqual([card?.number, card?.pukCode, card?.isMain], [icc, '87654321', true]);
    assert.equal(statusAndCode(await validate(icc)), '400 IccAlreadyInUse');
    assert.equal(statusAndCode(await validate(String(old?.number))), '400 IccNotAvailable');
  });

  it('updates the search with the new number', async () => {
    const icc = await blank();
    const { db } = test.database;
    const old = String((await mainCard())?.number);
    await db
      .updateTable('subscriptions')
      .set({ search_text: `x ${old}` })
      .where('subscription_id', '=', id)
      .execute();
    await change(icc);
    await test.passTime(40);
    const found = async (text: string) =>
      (await test.get(`/subscriptions?customerId=1001&searchQuery=${text}`, admin)).json<{
        data: { totalCount: number };
      }>().data.totalCount;
    assert.deepEqual([await found(icc), await found(old)], [1, 0]);
  });

  it('defaults to the main card without shipping, and accepts nothing else (SIM-025, SIM-026)', async () => {
    const data = { simType: undefined, shipping: undefined };
    for (const wrong of [{ shipping: true }, { simType: 'Other' }, { code: 'DATASIM' }]) {
      assert.equal(statusAndCode(await change(await blank(), { data: wrong })), '400 ArgumentError');
    }
    assert.equal((await change(await blank(), { data })).statusCode, 202);
  });

  it('removes the eSIM of the subscription', async () => {
    const { db } = test.database;
    const esim = { icc: `7${id}`, status: 'Ordered' as const, matching_id: 'X', puk_code: null };
    await db
      .insertInto('esims')
      .values({ ...esim, subscription_id: id, ordered_at: new Date() })
      .execute();
    await change(await blank());
    await test.passTime(40);
    assert.deepEqual((await test.get(`/subscriptions/${id}/sims/esims?customerId=1001`, admin)).json(), {
      data: null,
    });
  });

  it('wins over a concurrent installation of the eSIM', async ({ signal }) => {
    const { db, kind } = test.database;
    const icc = await blank();
    await db
      .insertInto('esims')
      .values({
        subscription_id: id,
        icc: `8${id}`,
        status: 'Ordered',
        matching_id: 'Y',
        puk_code: null,
        ordered_at: new Date(),
      })
      .execute();
    const { installed } = await db.transaction().execute(async transaction => {
      const subscription = transaction.selectFrom('subscriptions').where('subscription_id', '=', id);
      await subscription.select('subscription_id').forUpdate().execute();
      const begun = installEsim(db, id, 'Activated');
      if (kind === 'postgres') await waitForLockWaiter(db, signal, 'transactionid');
      await moveToBlankCard(transaction, id, icc);
      return { installed: begun };
    });
    assert.equal(await installed, false);
    assert.equal((await mainCard())?.number, icc);
  });

  it('refuses the same cards as validation, without placing an order', async () => {
    for (const [icc, expected] of [
      ['89450000000000000000', '400 IccCantBeFound'],
      [await blank(false), '400 IccNotAvailable'],
      [String((await mainCard())?.number), '400 IccAlreadyInUse'],
      ['8945 1', '400 IccShouldContainDigitsOnly'],
      ['8945\0', '400 ArgumentError'],
    ] as const) {
      assert.equal(statusAndCode(await change(icc)), expected);
    }
    assert.equal((await change(await blank())).statusCode, 202, 'no order was left behind');
  });

  it('reserves a card for the first of two concurrent orders', async () => {
    const icc = await blank();
    const other = await addSubscriptionWithSimCard(test.database.db);
    const answers = await Promise.all([change(icc), change(icc, { of: other })]);
    assert.deepEqual(answers.map(answer => answer.statusCode).sort(), [202, 400]);
    assert.equal(statusAndCode(await validate(icc)), '400 IccNotAvailable');
  });

  it('takes effect once for a repeated call, and is refused while another change is in progress', async () => {
    const icc = await blank();
    const [first, again] = [await change(icc, { key: 'sim-1' }), await change(icc, { key: 'sim-1' })];
    assert.equal(first.statusCode, 202);
    assert.deepEqual(again.json(), first.json());
    assert.equal(statusAndCode(await change(await blank())), '400 SubscriptionOrderInProcessing');
  });

  it('is logged without the number of the card', async () => {
    const icc = await blank();
    const answer = await change(icc);
    const { orderId } = answer.json<{ data: { orderId: string } }>().data;
    const entries = await test.database.db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('at', 'desc')
      .execute();
    const entry = entries.find(each => JSON.stringify(each).includes(orderId));
    assert.equal(entry?.action, 'OrderPlaced');
    assert.equal(JSON.stringify(entry).includes(icc), false);
  });

  it('requires an active subscription and an administrator (SUB-034)', async () => {
    const suspended = await addSubscriptionWithSimCard(test.database.db, '80011001', { status: 'Suspended' });
    assert.equal(
      statusAndCode(await change(await blank(), { of: suspended })),
      '400 SubscriptionActionNotAllowed',
    );
    assert.equal(
      statusAndCode(await change(await blank(), { as: 'employee@demo.example' })),
      '403 Forbidden',
    );
  });
});
