import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { productsAnswer, type PricePlanOffering } from 'shared/contracts/price-plan';
import * as z from 'zod/mini';
import { firstOfMonth, danishDay } from '../time/danish-day.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

const ask = (data: object) =>
  test.call({
    method: 'POST',
    path: '/subscriptions/products?customerId=1001',
    as: 'admin@demo.example',
    data,
  });

async function offered(data: object) {
  const answer = await ask(data);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(productsAnswer, answer.json()).data;
}

const named = (offerings: readonly PricePlanOffering[], code: string) => {
  const found = offerings.find(({ pricePlanCode }) => pricePlanCode === code);
  assert(found, code);
  return found;
};

const subscriptionOf = async (category: string) => {
  const { subscription_id } = await test.database.db
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where('customer_id', '=', '1001')
    .where('type', '=', category as 'MOBILE')
    .executeTakeFirstOrThrow();
  return subscription_id;
};

describe('POST /subscriptions/products', () => {
  it('offers plans with their content, price and type for the subscription (PLAN-002, PLAN-003, PLAN-006)', async () => {
    const subscriptionId = await addSubscription(test.database.db, '80011001', {
      price_plan_code: 'EMOB50',
      recurring_rate_ore: 15_000,
    });
    const { offerings, nextPeriodStart } = await offered({ subscriptionId, requestedOfferingType: 'Voice' });
    assert.deepEqual(
      offerings.map(({ type, pricePlanCode }) => `${pricePlanCode} ${type}`),
      [
        'ETALE Available',
        'EMOB1 Default',
        'ETALE5 Available',
        'EMOB20 Available',
        'EMOB30 Deleted',
        'EMOB50 Existing',
        'EMOB100 Available',
        'EMOB200 Available',
        'EMOBFRI Available',
      ],
    );
    // The price of the subscription, not today's price of the plan.
    assert.equal(named(offerings, 'EMOB50').productOfferingInformation.recurringPrice.value, 150);
    const { id, name, campaignCode, productOfferingInformation: holds } = named(offerings, 'EMOB200');
    assert.deepEqual([id, name, campaignCode], ['EMOB200-MERE200', 'Erhverv Mobil 200 GB', 'MERE200']);
    assert.deepEqual(
      [holds.recurringPrice, holds.data, holds.dataEu, holds.bindingPeriod, holds.includedServices],
      [
        { value: 229, currency: 'DKK' },
        { value: 200, unit: 'GB' },
        { value: 100, unit: 'GB' },
        6,
        ['DATASHARE'],
      ],
    );
    assert(named(offerings, 'ETALE').productOfferingInformation.excludedServices.includes('EUDATA'));
    assert(nextPeriodStart > danishDay(test.clock.now()));

    await test.database.db
      .updateTable('accounts')
      .set({ bill_cycle_frequency: 'Quarterly', bill_cycle_start_date: '2999-05-01' })
      .where('account_id', '=', '80011001')
      .execute();
    const ahead = await offered({ subscriptionId, requestedOfferingType: 'Voice' });
    assert.equal(ahead.nextPeriodStart, '2999-05-01');

    const today = danishDay(test.clock.now());
    await test.database.db
      .updateTable('accounts')
      .set({ bill_cycle_start_date: firstOfMonth(today) })
      .where('account_id', '=', '80011001')
      .execute();
    const quarterly = await offered({ subscriptionId, requestedOfferingType: 'Voice' });
    assert.equal(quarterly.nextPeriodStart, firstOfMonth(today, 3));
  });

  it('offers plans of the requested category, and none for a fixed line (PLAN-007)', async () => {
    const subscriptionId = await subscriptionOf('MOBILE_BROADBAND');
    const { offerings } = await offered({ subscriptionId, requestedOfferingType: 'MobileBroadband' });
    assert.deepEqual(offerings.map(({ pricePlanCode }) => pricePlanCode).sort(), [
      'INT5G',
      'MBB100',
      'MBB1000',
      'MBB500',
    ]);
    assert.deepEqual((await offered({ subscriptionId, requestedOfferingType: 'Voice' })).offerings, []);
    const line = await subscriptionOf('BROADBAND');
    for (const requestedOfferingType of ['Voice', 'MobileBroadband'])
      assert.deepEqual((await offered({ subscriptionId: line, requestedOfferingType })).offerings, []);
    const other = await ask({ subscriptionId, requestedOfferingType: 'Broadband' });
    assert.equal(other.statusCode, 400);
  });

  it('offers plans for a new subscription', async () => {
    const { offerings, nextPeriodStart } = await offered({ requestedOfferingType: 'Voice' });
    assert.equal(named(offerings, 'EMOB50').type, 'Available');
    assert.equal(nextPeriodStart, firstOfMonth(danishDay(test.clock.now()), 1));
  });
});
