import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import {
  MAX_SUBSCRIPTION_VIEWS,
  subscriptionViewAnswer,
  subscriptionViewsAnswer,
  type SubscriptionViewBody,
} from 'shared/contracts/subscription-view';
import * as z from 'zod/mini';
import { openTestApi, type TestCall } from '../testing/test-api.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';

const superadmin = 'superadmin@demo.example';
const employee = 'employee@demo.example';

const test = await openTestApi();
after(() => test.close());

const address = (customerId: string, id = '') => `/subscription-views${id}?customerId=${customerId}`;

async function list(as: string, customerId = '1001') {
  const answer = await test.get(address(customerId), as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(subscriptionViewsAnswer, answer.json()).data.views;
}

const send = (as: string, body: Partial<SubscriptionViewBody>, call: Partial<TestCall> = {}) =>
  test.call({
    method: 'POST',
    path: address('1001'),
    as,
    data: { query: 'status=Suspended', isDefault: false, ...body },
    ...call,
  });

async function keep(as: string, body: Partial<SubscriptionViewBody>, call: Partial<TestCall> = {}) {
  const answer = await send(as, body, call);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(subscriptionViewAnswer, answer.json()).data.view;
}

const subCodeOf = (answer: { json: <Body>() => Body }) => answer.json<{ subCode?: string }>().subCode;

/** Deletes all views of the person. */
async function clear(as: string): Promise<void> {
  for (const { id } of await list(as)) {
    const answer = await test.call({ method: 'DELETE', path: address('1001', `/${id}`), as });
    assert.equal(answer.statusCode, 200, answer.body);
  }
}

describe('views of the subscriptions overview', () => {
  it('are stored per person and customer, sorted by Danish name, and returned unchanged', async () => {
    await clear(employee);
    const query = 'soeg=Mette+%C3%98&status=Active&status=Suspended&kolonner=Number&sorter=Price';
    for (const name of ['Ørsted', '  Alle  ', 'Zebra']) await keep(employee, { name, query });
    const views = await list(employee);
    assert.deepEqual(
      views.map(({ name }) => name),
      ['Alle', 'Zebra', 'Ørsted'],
    );
    assert(views.every(view => view.query === query && !view.isDefault));
    const ofOthers = [...(await list(superadmin)), ...(await list(superadmin, '1003'))];
    assert(!ofOthers.some(({ id }) => views.some(view => view.id === id)));
    await clear(employee);
  });

  it('have at most one default per customer, which a new default replaces', async () => {
    await clear(superadmin);
    const first = await keep(superadmin, { name: 'Den første', isDefault: true });
    const elsewhere = await keep(
      superadmin,
      { name: 'Hos en anden kunde', isDefault: true },
      { path: address('1003') },
    );
    const second = await keep(superadmin, { name: 'Den anden', isDefault: true });
    const defaults = async (customerId: string) =>
      (await list(superadmin, customerId)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    assert.deepEqual(await defaults('1001'), [second.id]);
    assert.deepEqual(await defaults('1003'), [elsewhere.id]);
    const path = address('1001', `/${first.id}`);
    await keep(superadmin, { name: 'Den første', isDefault: true }, { method: 'PUT', path });
    assert.deepEqual(await defaults('1001'), [first.id]);
    await keep(superadmin, { name: 'Den første' }, { method: 'PUT', path });
    assert.deepEqual(await defaults('1001'), []);
  });

  it('are replaced as a whole under the same id', async () => {
    await clear(superadmin);
    const { id } = await keep(superadmin, { name: 'Før' });
    const path = address('1001', `/${id}`);
    const after = { name: 'EFTER', query: 'type=MOBILE', isDefault: true };
    await keep(superadmin, after, { method: 'PUT', path });
    await keep(superadmin, { ...after, name: 'Efter' }, { method: 'PUT', path });
    assert.deepEqual(await list(superadmin), [{ id, ...after, name: 'Efter' }]);
  });

  it('must have names that differ by more than case and Unicode normalisation', async () => {
    await clear(superadmin);
    await keep(superadmin, { name: 'Åbne på Østre Allé' });
    const other = await keep(superadmin, { name: 'En anden' });
    for (const name of ['ÅBNE PÅ ØSTRE ALLÉ', 'Åbne på Østre Allé'.normalize('NFD')]) {
      const created = await send(superadmin, { name });
      const path = address('1001', `/${other.id}`);
      const renamed = await send(superadmin, { name }, { method: 'PUT', path });
      for (const answer of [created, renamed]) {
        assert.equal(answer.statusCode, 400);
        assert.equal(subCodeOf(answer), 'SubscriptionViewNameTaken');
      }
    }
    assert.equal((await list(superadmin)).length, 2);
  });

  it('are limited to twenty, also when created concurrently', async () => {
    await clear(employee);
    const sent = await Promise.all(
      Array.from({ length: MAX_SUBSCRIPTION_VIEWS + 3 }, (_, index) =>
        send(employee, { name: `Visning ${String(index)}` }),
      ),
    );
    const refused = sent.filter(({ statusCode }) => statusCode !== 200);
    assert.deepEqual(refused.map(subCodeOf), Array(3).fill('SubscriptionViewLimitReached'));
    const [first] = await list(employee);
    assert.equal((await list(employee)).length, MAX_SUBSCRIPTION_VIEWS);
    const path = address('1001', `/${first?.id ?? ''}`);
    await keep(employee, { name: 'Stadig min' }, { method: 'PUT', path });
    await clear(employee);
    await keep(employee, { name: 'Plads igen' });
    await clear(employee);
  });

  it('are created once for a repeated call', async () => {
    await clear(superadmin);
    const headers = { 'idempotency-key': 'the-same' };
    const [one, again] = [
      await keep(superadmin, { name: 'Kun én' }, { headers }),
      await keep(superadmin, { name: 'Kun én' }, { headers }),
    ];
    assert.deepEqual(again, one);
    assert.equal((await list(superadmin)).length, 1);
  });

  for (const [what, body] of [
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a name with invisible characters', { name: 'skjult\u202enavn' }],
    ['no query', { name: 'Tom', query: '' }],
    ['a query with spaces', { name: 'Mellemrum', query: 'soeg=a b' }],
    ['a query with a line break', { name: 'Linje', query: 'a=1\nb=2' }],
    ['a query that is too long', { name: 'Lang', query: 'x'.repeat(20_001) }],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const answer = await send(superadmin, body);
      assert.equal(answer.statusCode, 400, answer.body);
      assert(!(await list(superadmin)).some(({ query }) => query !== 'status=Suspended'));
    });
  }

  it('stay deleted when changed concurrently', async ({ signal }) => {
    await clear(employee);
    const { id } = await keep(employee, { name: 'Slettet' });
    const answer = await startWhileLocked(
      test.database,
      signal,
      transaction => transaction.deleteFrom('subscription_views').where('view_id', '=', id).execute(),
      () => send(employee, { name: 'Ændret' }, { method: 'PUT', path: address('1001', `/${id}`) }),
    );
    assert.equal(answer.statusCode, 404, answer.body);
    assert.deepEqual(await list(employee), []);
  });

  it('of other people are not found for changing or deleting', async () => {
    await clear(employee);
    const { id } = await keep(employee, { name: 'Medarbejderens' });
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await send(superadmin, { name: 'Min' }, { method, path: address('1001', `/${id}`) });
      assert.equal(answer.statusCode, 404, answer.body);
    }
    assert.deepEqual(
      (await list(employee)).map(({ name }) => name),
      ['Medarbejderens'],
    );
    await clear(employee);
  });
});
