import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { ESIM_STATUSES, esimAnswer, type Esim, type EsimStatus } from 'shared/contracts/sim-card';
import * as z from 'zod/mini';
import { installEsim } from './install-esim.ts';
import { addSubscriptionWithSimCard } from '../testing/rows/add-sim-card.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';

const test = await openTestApi();
after(() => test.close());

async function esimOf(subscriptionId: string, as = superadmin): Promise<Esim | null> {
  const answer = await test.get(`/subscriptions/${subscriptionId}/sims/esims?customerId=1001`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(esimAnswer, answer.json()).data;
}

async function subscriptionWith(status: EsimStatus): Promise<string> {
  const row = await test.database.db
    .selectFrom('esims as e')
    .innerJoin('subscriptions as s', 's.subscription_id', 'e.subscription_id')
    .where('s.customer_id', '=', '1001')
    .where('e.status', '=', status)
    // Not used by the demo employee, who could install it.
    .where('s.email', 'is distinct from', 'employee@demo.example')
    .select('e.subscription_id')
    .orderBy('e.subscription_id')
    .executeTakeFirstOrThrow();
  return row.subscription_id;
}

describe('the eSIM of a subscription', () => {
  it('is null if there is none (ESIM-007, ESIM-017)', async () => {
    const without = await test.database.db
      .selectFrom('subscriptions')
      .where('customer_id', '=', '1001')
      .where('subscription_id', 'not in', eb => eb.selectFrom('esims').select('esims.subscription_id'))
      .select('subscription_id')
      .executeTakeFirstOrThrow();
    assert.equal(await esimOf(without.subscription_id), null);
  });

  for (const status of ESIM_STATUSES) {
    it(`is returned in status ${status}, with a code only when it can be installed (ESIM-003, ESIM-012)`, async () => {
      const esim = await esimOf(await subscriptionWith(status));
      assert.equal(esim?.status, status);
      if (status !== 'Ordered') {
        assert.deepEqual([esim.qrCodeContent, esim.qrCodeUrl], [null, null]);
        return;
      }
      assert.match(String(esim.qrCodeContent), /^LPA:1\$smdp\.demo\.example\$[A-Z2-9]{20}$/);
      const link = new URL(String(esim.qrCodeUrl));
      assert.equal(decodeURIComponent(link.hash.slice(1)), esim.qrCodeContent);
      assert.equal(link.search, '', 'the part sent to a server must not contain the code');
    });
  }

  it('hides its code from employees who do not use it', async () => {
    const esim = await esimOf(await subscriptionWith('Ordered'), 'employee@demo.example');
    assert.deepEqual(esim, { status: 'Ordered', qrCodeContent: null, qrCodeUrl: null });
  });

  it('is the main SIM card only once activated', async () => {
    const rows = await test.database.db
      .selectFrom('sim_cards as c')
      .innerJoin('esims as e', 'e.icc', 'c.icc')
      .select(['e.status', 'c.is_main', 'c.name'])
      .execute();
    assert(rows.length > 0);
    for (const row of rows) assert.deepEqual(row, { status: 'Activated', is_main: true, name: 'E-simkort' });
  });
});

describe('POST /subscriptions/:subscriptionId/sims/esims', () => {
  const order = (of: string, key: string = randomUUID(), as = superadmin) =>
    test.call({
      method: 'POST',
      path: `/subscriptions/${of}/sims/esims?customerId=1001`,
      as,
      headers: { 'idempotency-key': key },
    });
  const newSubscription = () => addSubscriptionWithSimCard(test.database.db);
  const icc = async (of: string) =>
    (await test.database.db.selectFrom('sim_cards').select('icc').where('subscription_id', '=', of).execute())
      .map(card => card.icc)
      .join();

  it('returns an eSIM to install, and keeps the current card until then (ESIM-018)', async () => {
    const id = await newSubscription();
    const before = await icc(id);
    const answer = await order(id);
    assert.equal(answer.statusCode, 200, answer.body);
    const esim = z.parse(esimAnswer, answer.json()).data;
    assert.equal(esim?.status, 'Ordered');
    assert.deepEqual(await esimOf(id), esim);
    await test.passTime(40);
    assert.deepEqual([await icc(id), (await esimOf(id))?.status], [before, 'Ordered']);
    assert.equal(await installEsim(test.database.db, id, 'Activated'), true);
    assert.notEqual(await icc(id), before);
    assert.deepEqual(await esimOf(id), { status: 'Activated', qrCodeContent: null, qrCodeUrl: null });
    assert.equal(await installEsim(test.database.db, id, 'Activated'), false, 'a code works once');
  });

  it('orders one for a repeated call, without storing its code with the idempotency key', async () => {
    const id = await newSubscription();
    const [first, again] = [await order(id, 'esim-1'), await order(id, 'esim-1')];
    assert.deepEqual(again.json(), first.json());
    const notes = await test.database.db.selectFrom('idempotency_keys').selectAll().execute();
    assert.equal(JSON.stringify(notes).includes('LPA:'), false);
    const orders = test.database.db.selectFrom('orders').where('subscription_id', '=', id).selectAll();
    assert.equal((await orders.execute()).length, 1);
  });

  it('returns the waiting eSIM instead of ordering another', async () => {
    const id = await newSubscription();
    const first = (await order(id)).json<unknown>();
    await test.passTime(40);
    assert.deepEqual((await order(id)).json<unknown>(), first);
  });

  it('orders a new eSIM after the last was used or refused (ESIM-020)', async () => {
    for (const result of ['Activated', 'Refused', 'Unknown'] as const) {
      const id = await newSubscription();
      const first = z.parse(esimAnswer, (await order(id)).json()).data;
      await test.passTime(40);
      await installEsim(test.database.db, id, result);
      const [inUse, answer] = [await icc(id), await order(id)];
      const second = z.parse(esimAnswer, answer.json()).data;
      assert.equal(second?.status, 'Ordered');
      assert.notEqual(second.qrCodeContent, first?.qrCodeContent);
      assert.equal(await icc(id), inUse, 'the card in use still works');
    }
  });

  it('is for administrators', async () => {
    const answer = await order(await newSubscription(), 'esim-2', 'employee@demo.example');
    assert.equal(answer.statusCode, 403);
  });
});
