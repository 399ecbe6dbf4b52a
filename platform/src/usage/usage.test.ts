import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, it } from 'node:test';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import { topUpsAnswer, usageAnswer, type UsageCategoryCode } from 'shared/contracts/usage';
import * as z from 'zod/mini';
import { addDays, danishDay, firstOfMonth } from '../time/danish-day.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
let id: string;
beforeEach(async () => {
  test.clock.set(new Date());
  id = await addSubscription(test.database.db, '80011001');
  await setPercent(90);
});
after(() => test.close());

const table = () => test.database.db;
const setPercent = (data_used_percent: number) =>
  table().updateTable('subscriptions').set({ data_used_percent }).where('subscription_id', '=', id).execute();
const admin = 'admin@demo.example';
const get = (rest: string, as = 'admin@demo.example') =>
  test.get(`/subscriptions/${id}/${rest}customerId=1001`, as);
const usage = async (query = '') =>
  z.parse(usageAnswer, (await get(`usage?${query}`, 'employee@demo.example')).json()).data;
const topUps = async () => z.parse(topUpsAnswer, (await get('top-ups?')).json()).data;
const of = async (code: UsageCategoryCode) =>
  (await usage()).categories.find(category => category.code === code);
const send = (data: object, endpoint = 'top-ups', as = 'admin@demo.example') =>
  test.call({
    method: 'POST',
    as,
    data,
    path: `/subscriptions/${id}/${endpoint}?customerId=1001`,
    headers: { 'idempotency-key': randomUUID() },
  });
const refusal = async (sent: Promise<{ statusCode: number; json(): unknown }>) => statusAndCode(await sent);
const month = (back: number) => firstOfMonth(danishDay(test.clock.now()), -back).slice(0, 7);

describe('GET /subscriptions/:subscriptionId/usage', () => {
  it('starts on the first day of the subscription', async () => {
    const since = async (day: string) => {
      await table()
        .updateTable('subscriptions')
        .set({ effective_date: day, data_used_percent: null })
        .where('subscription_id', '=', id)
        .execute();
      return usage();
    };
    const used = ({ categories }: Awaited<ReturnType<typeof usage>>) =>
      categories.map(category => category.used);
    test.clock.set(new Date('2026-11-21T12:00:00Z'));
    const all = await since('2025-01-01');
    const half = await since('2026-11-11');
    assert.equal(all.series[0]?.date, '2026-11-01');
    assert.equal(half.series[0]?.date, '2026-11-11');
    assert.equal(half.series.at(-1)?.date, '2026-11-21');
    const data = used(all)[0] ?? 0;
    assert(data > 0);
    assert(Math.abs((used(half)[0] ?? 0) - data / 2) < 0.02);
    const today = await since('2026-11-21');
    assert(used(today).every(amount => amount === 0));
    assert.equal(today.extraCost.value, 0);
    assert(used(await since('2026-12-01')).every(amount => amount === 0));
  });

  it('stops with the day before the subscription ended', async () => {
    const row = table().updateTable('subscriptions').where('subscription_id', '=', id);
    await row.set({ future_cancellation_date: '2026-12-10' }).execute();
    test.clock.set(new Date('2026-11-21T12:00:00Z'));
    assert.equal((await usage()).periods[0], '2026-11');
    test.clock.set(new Date('2027-02-21T12:00:00Z'));
    await row.set({ status: 'Cancelled' }).execute();
    const { period, periods, series, categories } = await usage();
    assert.deepEqual([period, periods[0], series.at(-1)?.date], ['2026-12', '2026-12', '2026-12-09']);
    assert((categories[0]?.used ?? 0) > 0);
    const answer = await get('usage?period=2027-01&');
    assert.equal(statusAndCode(answer), '400 UsagePeriodNotAvailable');
    const { dataUsage } = z.parse(
      subscriptionAnswer,
      (await test.get(`/subscriptions/${id}?customerId=1001`, admin)).json(),
    ).data.subscription;
    assert(dataUsage?.every(({ used }) => used === 0));
  });

  it('returns usage by category, with the same percentage as elsewhere (CTRL-016)', async () => {
    const { categories, extraCost } = await usage();
    assert.deepEqual(
      categories.map(({ code, unit }) => `${code} ${unit}`),
      ['DataDk GB', 'DataEu GB', 'DataWorld GB', 'Voice min', 'VoiceAbroad min', 'Sms stk.'],
    );
    const [data] = categories;
    assert.deepEqual(
      [data?.used, data?.included, data?.percent, data?.level, data?.extraCost.value],
      [45, 50, 90, 'Near', 0],
    );
    const sum = categories.reduce((all, { extraCost: { value } }) => all + Math.round(value * 100), 0);
    assert.equal(Math.round(extraCost.value * 100), sum);
  });

  it('does not change when the subscription is suspended', async () => {
    const before = await usage();
    await table()
      .updateTable('subscriptions')
      .set({ status: 'Suspended' })
      .where('subscription_id', '=', id)
      .execute();
    assert.deepEqual((await usage()).categories, before.categories);
  });

  it('is zero in the months since the last use', async () => {
    const unused_since = `${month(1)}-01`;
    await table()
      .updateTable('subscriptions')
      .set({ unused_since, data_used_percent: 0 })
      .where('subscription_id', '=', id)
      .execute();
    const used = async (back: number) =>
      (await usage(`period=${month(back)}&`)).categories.reduce((sum, each) => sum + each.used, 0);
    assert.deepEqual([await used(0), await used(1)], [0, 0]);
    assert.notEqual(await used(2), 0);
  });

  it('has extra cost beyond what is included', async () => {
    await setPercent(104);
    const data = await of('DataDk');
    assert.deepEqual([data?.used, data?.level, data?.extraCost.value], [52, 'Exceeded', 38]);
  });

  it('has a series of days until today that adds up to the usage (CTRL-016)', async () => {
    const { series, categories } = await usage();
    assert.deepEqual([series[0]?.date, series.at(-1)?.date], [`${month(0)}-01`, danishDay(test.clock.now())]);
    const data = categories.filter(({ unit }) => unit === 'GB').reduce((sum, { used }) => sum + used, 0);
    const days = series.reduce((sum, { value }) => sum + value, 0);
    assert.equal(days.toFixed(2), data.toFixed(2));
  });

  it('returns the same for up to twelve earlier periods on every request, and refuses others', async () => {
    const { periods } = await usage();
    assert.deepEqual(
      periods,
      Array.from({ length: 13 }, (_, back) => month(back)).filter((_, back) => back < periods.length),
    );
    const before = periods.at(1) ?? '';
    const first = await usage(`period=${before}&`);
    assert.equal(first.series.at(-1)?.date, addDays(`${month(0)}-01`, -1));
    assert.deepEqual(await usage(`period=${before}&`), first);
    for (const period of [month(13), month(-1)])
      assert.equal(await refusal(get(`usage?period=${period}&`)), '400 UsagePeriodNotAvailable');
  });

  it('returns a CSV file', async () => {
    const answer = await get('usage?format=csv&');
    assert.match(String(answer.headers['content-disposition']), /forbrug-.*\.csv/);
    assert.match(answer.body, /Data i Danmark;45;50;GB;0\r\n/);
    assert.match(answer.body, new RegExp(`${month(0)}-01;\\d`));
  });
});

describe('topping up', () => {
  it('increases the included data when the order completes (CTRL-017)', async () => {
    const answer = await send({ productCode: 'TOPDK5', quantity: 2 });
    assert.equal(answer.statusCode, 202, answer.body);
    const { orderId } = z.parse(placedOrderAnswer, answer.json()).data;
    assert.equal((await of('DataDk'))?.included, 50);
    await test.passTime(60);
    const data = await of('DataDk');
    assert.deepEqual([data?.used, data?.included, data?.percent, data?.level], [45, 60, 75, 'Normal']);
    const details = await test.get(`/subscriptions/${id}?customerId=1001`, admin);
    const { dataUsage } = z.parse(subscriptionAnswer, details.json()).data.subscription;
    assert.deepEqual(
      dataUsage?.map(({ code }) => code),
      ['DataDk', 'DataEu'],
    );
    assert.deepEqual(dataUsage[0], data);
    const { active } = await topUps();
    assert.deepEqual(
      active.map(each => [each.orderId, each.name, each.quantity]),
      [[orderId, '5 GB i Danmark', 2]],
    );
    const order = await table()
      .selectFrom('orders')
      .select(['type', 'status', 'product_name'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(Object.values(order), [
      'CreateAdditionalProduct',
      'Completed',
      'Tank op: 5 GB i Danmark',
    ]);
  });

  it('has a preview with the data and the cost', async () => {
    const preview = await send({ productCode: 'TOPEU5', quantity: 2 }, 'top-ups/preview');
    const { changes, price } = z.parse(orderPreviewAnswer, preview.json()).data;
    assert.deepEqual(changes, [{ field: 'topUpData', from: 0, to: 10 }]);
    assert.equal(price?.oneTime?.value, 98);
  });

  it('is limited per period, including orders in progress', async () => {
    assert.equal((await send({ productCode: 'TOPWORLD1', quantity: 2 })).statusCode, 202);
    const world = (await topUps()).offerings.find(({ zone }) => zone === 'World');
    assert.deepEqual([world?.maxPerPeriod, world?.remaining], [3, 1]);
    assert.equal(await refusal(send({ productCode: 'TOPWORLD1', quantity: 2 })), '400 TopUpLimitReached');
  });

  it('is refused for unknown products and employees (CTRL-017)', async () => {
    assert.equal(await refusal(send({ productCode: 'TOPMOON' })), '400 TopUpNotOffered');
    const employee = send({ productCode: 'TOPDK5' }, 'top-ups', 'employee@demo.example');
    assert.equal((await employee).statusCode, 403);
  });
});
