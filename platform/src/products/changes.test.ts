import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import * as z from 'zod/mini';
import { danishSortKey } from '../database/danish-sort-key.ts';
import { addDays, addMonths, danishDay } from '../time/danish-day.ts';
import { addSubscription, type SubscriptionChanges } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi, type TestCall } from '../testing/test-api.ts';

const test = await openTestApi();
let id: string;
beforeEach(async () => {
  test.clock.set(new Date());
  id = await newSubscription();
});
after(() => test.close());

const newSubscription = (changes?: SubscriptionChanges) =>
  addSubscription(test.database.db, '80011001', changes);
const today = () => danishDay(test.clock.now());
const service = (code: string) => ({
  code,
  description: code,
  categories: ['Extra'],
  serviceInformation: { displayName: code },
});

const send = (method: TestCall['method'], endpoint: string, data?: object) =>
  test.call({
    method,
    as: 'admin@demo.example',
    data,
    path: `/subscriptions/${id}/${endpoint}?customerId=1001`,
    headers: { 'idempotency-key': randomUUID() },
  });
const change = (data: object) => send('PUT', 'price-plan', data);
const add = (code: string) => send('POST', 'extra-services', { code });
const remove = (code: string) => send('DELETE', `extra-services/${code}`);

async function done(sent: Promise<{ statusCode: number; body: string; json(): unknown }>) {
  const answer = await sent;
  assert.equal(answer.statusCode, 202, answer.body);
  return z.parse(placedOrderAnswer, answer.json()).data;
}

const refusal = async (sent: Promise<{ statusCode: number; json(): unknown }>) => statusAndCode(await sent);

const row = () =>
  test.database.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow();
const codes = async () => (await row()).services.map(({ code }) => code);
const statusOf = async (orderId: string) => {
  const order = await test.database.db
    .selectFrom('orders')
    .select(['status', 'failure_code', 'type', 'product_name'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order;
};

describe('changing the price plan', () => {
  it('changes plan, price, allowances, services and binding when the order completes (PLAN-001)', async () => {
    id = await newSubscription({
      services: [service('SAFESURF'), service('DEVICECARE'), service('DATASHARE')],
      binding_end_date: addDays(today(), 20),
    });
    const { orderId } = await done(change({ pricePlanCode: 'EMOB200', campaignCode: 'MERE200' }));
    assert.equal((await row()).price_plan_code, 'EMOB50');
    await test.passTime(60);
    const changed = await row();
    assert.deepEqual(
      [
        changed.price_plan_code,
        changed.name,
        changed.recurring_rate_ore,
        changed.price_plan_information?.data,
      ],
      ['EMOB200', 'Erhverv Mobil 200 GB', 22_900, { value: 200, unit: 'GB' }],
    );
    assert.equal(changed.binding_end_date, addMonths(today(), 6));
    // Services that the plan includes are no longer paid for.
    assert.deepEqual(await codes(), ['SAFESURF', 'DEVICECARE']);
    assert(changed.search_text.includes('erhverv mobil 200 gb'));
    const order = await statusOf(orderId);
    assert.deepEqual([order.type, order.product_name], ['ChangePriceplan', 'Erhverv Mobil 200 GB']);
  });

  it('sorts a subscription without a user by the new product', async () => {
    const update = test.database.db.updateTable('subscriptions').where('subscription_id', '=', id);
    await update.set({ first_name: null, last_name: null, sort_name: 'a' }).execute();
    await done(change({ pricePlanCode: 'EMOB20' }));
    await test.passTime(60);
    assert.equal((await row()).sort_name, danishSortKey('Erhverv Mobil 20 GB'));
  });

  it('never shortens the binding of the old plan', async () => {
    const bound = addMonths(today(), 11);
    id = await newSubscription({ binding_end_date: bound });
    await done(change({ pricePlanCode: 'EMOB20' }));
    await test.passTime(60);
    assert.equal((await row()).binding_end_date, bound);
  });

  it('removes services that the new plan excludes, those that require them, and those to be removed', async () => {
    id = await newSubscription({
      services: [service('EUDATA'), service('WORLDDATA'), service('INTCALL60'), service('DEVICECARE')],
    });
    const data = { pricePlanCode: 'ETALE', removeServices: ['DEVICECARE'] };
    const preview = await test.call({
      method: 'POST',
      as: 'admin@demo.example',
      data,
      path: `/subscriptions/${id}/price-plan/preview?customerId=1001`,
    });
    const { changes, price } = z.parse(orderPreviewAnswer, preview.json()).data;
    assert.deepEqual(
      changes.map(({ field, to }) => [field, to]),
      [
        ['pricePlan', 'Erhverv Tale Basis'],
        ['data', null],
        ['dataEu', null],
        ['services', '60 minutter til udlandet'],
      ],
    );
    assert.deepEqual([price?.before.value, price?.after.value], [169 + 49 + 149 + 39 + 19, 59 + 39]);
    await done(change(data));
    await test.passTime(60);
    assert.deepEqual(await codes(), ['INTCALL60']);
  });

  it('takes effect on the chosen day, at the agreed price', async () => {
    const effectiveDate = addDays(today(), 3);
    await done(change({ pricePlanCode: 'EMOB100', effectiveDate }));
    const { db } = test.database;
    const price = (rate_ore: number) =>
      db.updateTable('price_plans').set({ rate_ore }).where('price_plan_code', '=', 'EMOB100').execute();
    await price(99_900);
    await test.passTime(2 * 86_400);
    assert.equal((await row()).price_plan_code, 'EMOB50');
    await test.passTime(2 * 86_400);
    assert.equal((await row()).recurring_rate_ore, 21_900);
    await price(21_900);
  });

  for (const [name, data, expected] of [
    ['a withdrawn plan', { pricePlanCode: 'EMOB30' }, 'PricePlanNotOffered'],
    ['the plan that it has', { pricePlanCode: 'EMOB50' }, 'PricePlanNotOffered'],
    ['a plan of another kind', { pricePlanCode: 'MBB500' }, 'PricePlanNotOffered'],
    ['a plan that does not exist', { pricePlanCode: 'NONE' }, 'PricePlanNotOffered'],
    ['an unknown campaign', { pricePlanCode: 'EMOB100', campaignCode: 'X' }, 'PricePlanNotOffered'],
    [
      'removing an inactive service',
      { pricePlanCode: 'EMOB100', removeServices: ['EUDATA'] },
      'ExtraServiceNotActive',
    ],
    [
      'a day more than four calendar months ahead (VAL-029)',
      { pricePlanCode: 'EMOB100', effectiveDate: addDays(addMonths(danishDay(new Date()), 4), 1) },
      'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
    ],
  ] as const)
    it(`is refused for ${name} (SUB-038)`, async () => {
      assert.equal(await refusal(change(data)), `400 ${expected}`);
    });

  it('is refused during a number porting', async () => {
    const { order_id } = await test.database.db
      .selectFrom('orders')
      .select('order_id')
      .where('customer_id', '=', '1001')
      .executeTakeFirstOrThrow();
    await test.database.db
      .updateTable('orders')
      .set({ subscription_id: id, type: 'NumberPorting', status: 'InProgress' })
      .where('order_id', '=', order_id)
      .execute();
    assert.equal(await refusal(change({ pricePlanCode: 'EMOB100' })), '400 SubscriptionPendingNumberporting');
  });
});

describe('changing extra services', () => {
  it('adds and removes them by orders, one at a time (PLAN-016)', async () => {
    id = await newSubscription({ services: [] });
    const added = await done(add('EUDATA'));
    assert.equal(await refusal(add('EUDATA')), '400 SubscriptionOrderInProcessing');
    await test.passTime(60);
    assert.deepEqual(await codes(), ['EUDATA']);
    assert.deepEqual(await statusOf(added.orderId), {
      status: 'Completed',
      failure_code: null,
      type: 'CreateAdditionalProduct',
      product_name: 'Ekstra data i EU',
    });
    const removed = await done(remove('EUDATA'));
    await test.passTime(60);
    assert.deepEqual(await codes(), []);
    assert.equal((await statusOf(removed.orderId)).type, 'RemoveAdditionalProduct');
  });

  it('ends a removed service after its notice', async () => {
    id = await newSubscription({ services: [service('DEVICECARE')] });
    assert.equal((await done(remove('DEVICECARE'))).effectiveDate, addDays(today(), 30));
    await test.passTime(29 * 86_400);
    assert.deepEqual(await codes(), ['DEVICECARE']);
    await test.passTime(2 * 86_400);
    assert.deepEqual(await codes(), []);
  });

  it('binds a service for its period', async () => {
    id = await newSubscription({ services: [] });
    await done(add('INTCALLFREE'));
    await test.passTime(60);
    assert.equal((await row()).services[0]?.boundUntil, addMonths(today(), 6));
    assert.equal(await refusal(remove('INTCALLFREE')), '400 ExtraServiceIsBound');
    await test.passTime(160 * 86_400);
    await done(remove('INTCALLFREE'));
  });

  for (const [name, plan, has, ask, expected] of [
    ['a required service is missing', 'EMOB50', [], () => add('WORLDDATA'), 'ExtraServiceRequiresAnother'],
    [
      'another service excludes it',
      'EMOB50',
      ['INTCALL60'],
      () => add('INTCALLFREE'),
      'ExtraServiceExcludesAnother',
    ],
    ['it is active', 'EMOB50', ['EUDATA'], () => add('EUDATA'), 'ExtraServiceAlreadyActive'],
    ['the plan does not offer it', 'ETALE', [], () => add('EUDATA'), 'ExtraServiceNotOffered'],
    ['it is not active', 'EMOB50', [], () => remove('EUDATA'), 'ExtraServiceNotActive'],
    ['it is included in the plan', 'EMOBFRI', [], () => remove('EUDATA'), 'ExtraServiceIsIncluded'],
    [
      'another service requires it',
      'EMOB50',
      ['EUDATA', 'WORLDDATA'],
      () => remove('EUDATA'),
      'ExtraServiceNeededByAnother',
    ],
  ] as const)
    it(`is refused when ${name} (SUB-038)`, async () => {
      id = await newSubscription({ price_plan_code: plan, services: has.map(service) });
      assert.equal(await refusal(ask()), `400 ${expected}`);
    });

  it('fails when a required service was removed before the order completes', async () => {
    id = await newSubscription({ services: [service('EUDATA')] });
    const { orderId } = await done(add('WORLDDATA'));
    await test.database.db
      .updateTable('subscriptions')
      .set({ services: '[]' })
      .where('subscription_id', '=', id)
      .execute();
    await test.passTime(60);
    const { status, failure_code } = await statusOf(orderId);
    assert.deepEqual([status, failure_code], ['Failed', 'ExtraServiceRequiresAnother']);
  });
});
