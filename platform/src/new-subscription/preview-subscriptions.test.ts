import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { newOfferingsAnswer, newSubscriptionsPreviewAnswer } from 'shared/contracts/new-subscription';
import * as z from 'zod/mini';
import { poolNumbers } from './number-pool.ts';
import { addBlankSimCard } from '../testing/rows/add-sim-card.ts';
import { newSubscription } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

const voice = {
  ...newSubscription,
  category: 'Voice',
  offering: { id: 'EMOB50', pricePlanCode: 'EMOB50' },
  extraServices: [],
};
const preview = (subscriptions: unknown[], as = 'admin@demo.example') =>
  test.call({ method: 'POST', path: '/subscriptions/preview?customerId=1001', as, data: { subscriptions } });
const codesOf = (answer: { json: <T>() => T }) =>
  z.parse(newSubscriptionsPreviewAnswer, answer.json()).data.codes;
const priceOf = (answer: { json: <T>() => T }) =>
  z.parse(newSubscriptionsPreviewAnswer, answer.json()).data.price;
const counts = async () =>
  test.database.db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('subscriptions').select(fn.countAll<number>().as('n')).as('subscriptions'),
      selectFrom('orders').select(fn.countAll<number>().as('n')).as('orders'),
      selectFrom('number_reservations').select(fn.countAll<number>().as('n')).as('reservations'),
    ])
    .executeTakeFirstOrThrow();

const [, second = ''] = poolNumbers('').filter(number => number.startsWith('1099'));

it('POST /subscriptions/preview tells for each subscription whether it can be created, and creates none', async () => {
  const icc = await addBlankSimCard(test.database.db);
  const inHand = { ...newSubscription, sim: { kind: 'InHand', icc } };
  const before = await counts();
  const answer = await preview([
    { ...voice, number: { mode: 'Any' } },
    { ...voice, number: { mode: 'New', number: '20202020' } },
    { ...voice, number: { mode: 'New', number: second } },
    { ...voice, number: { mode: 'New', number: second } },
    inHand,
    inHand,
    { ...newSubscription, accountId: '80031001' },
    { ...newSubscription, offering: { id: 'EMOB30', pricePlanCode: 'EMOB30' } },
    newSubscription,
  ]);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual(codesOf(answer), [
    null,
    'NumberNotAvailable',
    null,
    'NumberNotAvailable',
    null,
    'IccAlreadyInUse',
    'NotFound',
    'PricePlanNotOffered',
    null,
  ]);
  assert.deepEqual(await counts(), before);
});

it('POST /subscriptions/preview is limited to the accounts within reach', async () => {
  const answer = await preview(
    [newSubscription, { ...newSubscription, accountId: '80011002' }],
    'limited@demo.example',
  );
  assert.deepEqual(codesOf(answer), [null, 'NotFound']);
});

it('POST /subscriptions/preview sums the monthly price of valid subscriptions with their extra services', async () => {
  const offered = await test.get(
    '/subscriptions/offerings?customerId=1001&category=MobileBroadband',
    'admin@demo.example',
  );
  const { offerings, services } = z.parse(newOfferingsAnswer, offered.json()).data;
  const plan = offerings.find(({ id }) => id === newSubscription.offering.id);
  const service = services.find(({ code }) => code === 'FIXEDIP');
  const one = (plan?.productOfferingInformation.recurringPrice.value ?? 0) + (service?.price.value ?? 0);
  assert(one > 0 && service);
  const answer = await preview([newSubscription, newSubscription, { ...newSubscription, accountId: 'none' }]);
  assert.equal(priceOf(answer)?.value, 2 * one);
  assert.equal(priceOf(await preview([{ ...newSubscription, accountId: 'none' }])), null);
});

it('POST /subscriptions/preview refuses days out of range, and telephones beyond the free numbers', async () => {
  const far = { ...newSubscription, effectiveDate: '2999-01-01' };
  assert.deepEqual(codesOf(await preview([far])), [
    'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
  ]);
  const { db } = test.database;
  const [first, ...others] = poolNumbers('');
  assert(first);
  const held = { user_id: 'somebody', customer_id: '1001', reserved_until: new Date(8e12) };
  await db
    .insertInto('number_reservations')
    .values(others.map(number => ({ number, ...held })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const any = { ...voice, number: { mode: 'Any' } };
  assert.deepEqual(codesOf(await preview([any, any])), [null, 'NumberNotAvailable']);
  await db.deleteFrom('number_reservations').where('user_id', '=', 'somebody').execute();
});

it('POST /subscriptions assigns a different number to each that accepts any', async () => {
  const any = { ...voice, number: { mode: 'Any' } };
  const create = () =>
    test.call({
      method: 'POST',
      path: '/subscriptions?customerId=1001',
      as: 'admin@demo.example',
      data: any,
    });
  const both = await Promise.all([create(), create(), create()]);
  assert.deepEqual(
    both.map(answer => answer.statusCode),
    [202, 202, 202],
  );
});
