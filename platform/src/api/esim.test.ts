import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ESIM_STATUSES, esimAnswer, type Esim, type EsimStatus } from 'shared/contracts/sim-card';
import * as z from 'zod/mini';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';

let test: TestApi;
before(async () => {
  test = await openTestApi();
});
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
    .select('e.subscription_id')
    .orderBy('e.subscription_id')
    .executeTakeFirstOrThrow();
  return row.subscription_id;
}

describe('the eSIM of a subscription', () => {
  it('is null where there is none (ESIM-007, ESIM-017)', async () => {
    const without = await test.database.db
      .selectFrom('subscriptions')
      .where('customer_id', '=', '1001')
      .where('subscription_id', 'not in', eb => eb.selectFrom('esims').select('esims.subscription_id'))
      .select('subscription_id')
      .executeTakeFirstOrThrow();
    assert.equal(await esimOf(without.subscription_id), null);
  });

  for (const status of ESIM_STATUSES) {
    it(`is there in status ${status}, with a code only while it can be used (ESIM-003, ESIM-012)`, async () => {
      const esim = await esimOf(await subscriptionWith(status));
      assert.equal(esim?.status, status);
      if (status !== 'Ordered') {
        assert.deepEqual([esim.qrCodeContent, esim.qrCodeUrl], [null, null]);
        return;
      }
      assert.match(String(esim.qrCodeContent), /^LPA:1\$smdp\.demo\.example\$[A-Z2-9]{20}$/);
      const link = new URL(String(esim.qrCodeUrl));
      assert.equal(decodeURIComponent(link.hash.slice(1)), esim.qrCodeContent);
      assert.equal(link.search, '', 'what a server gets to see must not hold the code');
    });
  }

  it('keeps its code from employees', async () => {
    const esim = await esimOf(await subscriptionWith('Ordered'), 'employee@demo.example');
    assert.deepEqual(esim, { status: 'Ordered', qrCodeContent: null, qrCodeUrl: null });
  });

  it('is the main SIM card where it is activated, and no other', async () => {
    const rows = await test.database.db
      .selectFrom('sim_cards as c')
      .innerJoin('esims as e', 'e.icc', 'c.icc')
      .select(['e.status', 'c.is_main', 'c.name'])
      .execute();
    assert(rows.length > 0);
    for (const row of rows) assert.deepEqual(row, { status: 'Activated', is_main: true, name: 'E-simkort' });
  });
});
