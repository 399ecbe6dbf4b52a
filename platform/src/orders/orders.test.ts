import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { apiErrorSchema } from 'shared/contracts/api-error';
import {
  ORDER_STATUSES,
  ORDER_TYPES,
  orderHistoryAnswer,
  ordersAnswer,
  type OrderRow,
  type OrderViewModel,
} from 'shared/contracts/order';
import * as z from 'zod/mini';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const test = await openTestApi();
after(() => test.close());

async function history(subscriptionId: string, query: string) {
  const answer = await test.get(
    `/subscriptions/${subscriptionId}/orders?customerId=1001&${query}`,
    superadmin,
  );
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(orderHistoryAnswer, answer.json()).data;
}

async function orders(query: string) {
  const answer = await test.get(`/orders?customerId=1001&${query}`, superadmin);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(ordersAnswer, answer.json()).data;
}

async function allOrders(query: string): Promise<OrderRow[]> {
  const all: OrderRow[] = [];
  for (;;) {
    const page = await orders(`${query}&pageSize=200&offset=${String(all.length)}`);
    all.push(...page.orders);
    if (!page.hasNextPage) return all;
  }
}

describe('GET /subscriptions/:subscriptionId/orders', () => {
  let busiest: { subscription_id: string | null; count: number };
  before(async () => {
    busiest = await test.database.db
      .selectFrom('orders')
      .where('customer_id', '=', '1001')
      .select(({ fn }) => ['subscription_id', fn.countAll<number>().as('count')])
      .groupBy('subscription_id')
      .orderBy('count', 'desc')
      .executeTakeFirstOrThrow();
  });

  it('pages by next-link id, 40 at a time, newest first, without duplicates (ORD-002, ORD-004, ORD-005)', async () => {
    const all: OrderViewModel[] = [];
    const sizes: number[] = [];
    let link = '';
    for (;;) {
      const page = await history(String(busiest.subscription_id), link);
      all.push(...page.orderViewModels);
      sizes.push(page.orderViewModels.length);
      assert.equal(page.currentIndex, all.length);
      if (!page.nextLinkId) break;
      link = `nextLinkId=${page.nextLinkId}&currentIndex=${String(page.currentIndex)}`;
    }
    assert(busiest.count > 120);
    assert.deepEqual(sizes.slice(0, 3), [40, 40, 40]);
    assert.equal(new Set(all.map(order => order.id)).size, busiest.count);
    const created = all.map(order => order.created);
    assert.deepEqual(created, created.toSorted().toReversed());
  });

  it('neither repeats nor skips rows when an order is placed between two pages (C-44)', async () => {
    const id = String(busiest.subscription_id);
    const first = await history(id, 'pageSize=5');
    const undisturbed = await history(id, `pageSize=5&nextLinkId=${String(first.nextLinkId)}`);
    const { db } = test.database;
    const row = await db
      .selectFrom('orders')
      .where('subscription_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('orders')
      .values({
        ...row,
        details: null,
        changes: '[]',
        steps: '[]',
        tracking: null,
        order_id: 'O-new',
        created_at: new Date(),
      })
      .execute();
    const disturbed = await history(id, `pageSize=5&nextLinkId=${String(first.nextLinkId)}`);
    await db.deleteFrom('orders').where('order_id', '=', 'O-new').execute();
    assert.deepEqual(disturbed.orderViewModels, undisturbed.orderViewModels);
  });

  it('works without a contract', async () => {
    const answer = await test.get('/subscriptions/1002000001/orders?customerId=1002', superadmin);
    assert.equal(answer.statusCode, 200);
  });
});

describe('GET /orders', () => {
  it('returns orders of every type and status, newest first, without duplicates (ORD-010, ORD-011)', async () => {
    const all = await allOrders('');
    assert.equal(new Set(all.map(order => order.id)).size, all.length);
    const created = all.map(order => order.created);
    assert.deepEqual(created, created.toSorted().toReversed());
    assert.deepEqual(
      new Set(all.map(order => order.type)),
      new Set(ORDER_TYPES.filter(type => type !== 'Unknown')),
    );
    assert.deepEqual(new Set(all.map(order => order.status)), new Set(ORDER_STATUSES));
  });

  it('filters by status, type, account and text', async () => {
    const all = await allOrders('');
    const filters: [string, (order: OrderRow) => boolean][] = [
      ['statuses=Failed&statuses=Cancelled', order => ['Failed', 'Cancelled'].includes(order.status)],
      ['types=ChangeSimCard', order => order.type === 'ChangeSimCard'],
      ['accountIds=80011001', order => order.accountId === '80011001'],
      ['searchQuery=100%20GB%20erhverv', order => /erhverv.*100 gb/i.test(order.productName)],
      [
        'statuses=Failed&types=ChangeSimCard',
        order => order.status === 'Failed' && order.type === 'ChangeSimCard',
      ],
    ];
    for (const [query, isWanted] of filters) {
      const expected = all.filter(isWanted).map(order => order.id);
      assert(expected.length > 0, query);
      assert.deepEqual(
        (await allOrders(query)).map(order => order.id),
        expected,
        query,
      );
    }
  });

  it('includes both days of a period, by the Danish calendar', async () => {
    const danishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });
    const all = await allOrders('');
    const days = all.map(order => danishDay.format(new Date(order.created)));
    const from = days[Math.floor(days.length / 2)] ?? '';
    const to = days[Math.floor(days.length / 4)] ?? '';
    const expected = all.filter((_, index) => (days[index] ?? '') >= from && (days[index] ?? '') <= to);
    assert.deepEqual(await allOrders(`from=${from}&to=${to}`), expected);
  });

  it('requires a contract (C-26)', async () => {
    const answer = await test.get('/orders?customerId=1002', superadmin);
    assert.equal(answer.statusCode, 400);
    assert.equal(z.parse(apiErrorSchema, answer.json()).subCode, 'CustomerIsMissingContract');
  });
});
