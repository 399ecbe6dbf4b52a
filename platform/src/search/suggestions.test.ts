import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { billingItemsAnswer } from 'shared/contracts/billing-item';
import { SEARCH_HITS, SEARCH_KINDS, searchSuggestionsAnswer } from 'shared/contracts/search';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { addOrder } from '../testing/rows/add-order.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

async function search(text: string, { as = 'admin@demo.example', customer = '1001', more = '' } = {}) {
  const query = `customerId=${customer}&searchQuery=${encodeURIComponent(text)}${more}`;
  const answer = await test.get(`/search/suggestions?${query}`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(searchSuggestionsAnswer, answer.json()).data.suggestions;
}

async function aSubscription() {
  return test.database.db
    .selectFrom('subscriptions as s')
    .innerJoin('sim_cards as c', 'c.subscription_id', 's.subscription_id')
    .where('s.customer_id', '=', '1001')
    .where('s.status', '=', 'Active')
    .where('s.local_number', 'is not', null)
    .where('s.employee_id', 'is not', null)
    .orderBy('s.subscription_id', 'desc')
    .select(['s.subscription_id', 's.local_number', 's.employee_id', 's.first_name', 's.last_name', 'c.icc'])
    .executeTakeFirstOrThrow();
}

describe('GET /search/suggestions', () => {
  it('finds a subscription by number in any notation, ICC, employee id and id (HTTP-010)', async () => {
    const { subscription_id: id, local_number: number, employee_id: employee, icc } = await aSubscription();
    assert(number && employee);
    const pairs = number.match(/\d\d/g) ?? [];
    const texts = [number, pairs.join(' '), pairs.join('-'), `+45 ${pairs.join(' ')}`, `0045${number}`];
    for (const text of [...texts, icc, employee, employee.toLowerCase(), id]) {
      const { subscriptions } = await search(text);
      assert.equal(subscriptions?.hits[0]?.id, id, text);
    }
  });

  it('finds by name, ranking whole words before prefixes before other matches', async () => {
    const { first_name: first, last_name: last } = await aSubscription();
    const { subscriptions, orders } = await search(`${last ?? ''} ${first ?? ''}`);
    assert.equal(subscriptions?.hits[0]?.userName, `${first ?? ''} ${last ?? ''}`);
    assert(orders);
    const { subscriptions: some } = await search('ole');
    const ranks = (some?.hits ?? []).map(({ userName }) =>
      /(^| )ole( |$)/i.test(userName ?? '') ? 0 : / ole|^ole/i.test(userName ?? '') ? 1 : 2,
    );
    assert.deepEqual(ranks, ranks.toSorted());
  });

  it('ranks whole words before prefixes before other matches, with ended subscriptions last among equals', async () => {
    const { db } = test.database;
    const ofStatus = (status: 'Active' | 'Cancelled', count: number) =>
      db
        .selectFrom('subscriptions')
        .where('customer_id', '=', '1001')
        .where('status', '=', status)
        .orderBy('sort_name')
        .orderBy('subscription_id')
        .limit(count)
        .select(['subscription_id', 'search_text'])
        .execute();
    const [anywhere, beginning, whole] = await ofStatus('Active', 3);
    const [over] = await ofStatus('Cancelled', 1);
    assert(anywhere && beginning && whole && over);
    const write = (search_text: string, { subscription_id }: typeof over) =>
      db
        .updateTable('subscriptions')
        .set({ search_text })
        .where('subscription_id', '=', subscription_id)
        .execute();
    await write('en ukvikt', anywhere);
    await write('en kvikt', beginning);
    await write('en kvik en', whole);
    await write('en kvik en', over);
    const { subscriptions } = await search('kvik');
    assert.deepEqual(
      subscriptions?.hits.map(({ id }) => id),
      [whole, over, beginning, anywhere].map(each => each.subscription_id),
    );
    for (const each of [anywhere, beginning, whole, over]) await write(each.search_text, each);
  });

  it('finds no home office orders for a customer that may not view them (CUST-025)', async () => {
    const { order_id: id } = await test.database.db
      .selectFrom('orders as o')
      .innerJoin('accounts as a', 'a.account_id', 'o.account_id')
      .where('o.customer_id', '=', '1001')
      .where('a.product_group', '=', 'HomeOffice')
      .select('o.order_id')
      .executeTakeFirstOrThrow();
    const found = async () => (await search(id)).orders?.hits.map(hit => hit.id);
    const maySee = (can_view_home_office_orders: boolean) =>
      test.database.db
        .updateTable('customers')
        .set({ can_view_home_office_orders })
        .where('customer_id', '=', '1001')
        .execute();
    assert.deepEqual(await found(), [id]);
    await maySee(false);
    assert.deepEqual(await found(), []);
    await maySee(true);
  });

  it('finds an order by its number, ignoring case', async () => {
    const { order_id: id } = await test.database.db
      .selectFrom('orders')
      .where('customer_id', '=', '1001')
      .where('status', '=', 'Completed')
      .select('order_id')
      .executeTakeFirstOrThrow();
    const { orders } = await search(id.toLowerCase());
    assert.deepEqual(
      orders?.hits.map(hit => hit.id),
      [id],
    );
  });

  it('finds an invoice by its number, and by its amount in Danish notation', async () => {
    const item = await test.database.db
      .selectFrom('billing_items')
      .where('customer_id', '=', '1001')
      .where('document_type', '=', 'Invoice')
      .where('total_incl_vat_ore', '>', 100_000)
      // With an amount that at most as many invoices share as are shown.
      .where(
        sql<boolean>`(select count(*) from billing_items as other where other.customer_id = '1001'
          and other.total_incl_vat_ore = billing_items.total_incl_vat_ore) <= ${SEARCH_HITS}`,
      )
      .orderBy('billing_item_id', 'desc')
      .select(['billing_item_id', 'invoice_number', 'total_incl_vat_ore'])
      .executeTakeFirstOrThrow();
    const kroner = item.total_incl_vat_ore / 100;
    const written = kroner.toLocaleString('da-DK', { minimumFractionDigits: 2 });
    for (const text of [item.invoice_number, written, `${written} kr.`]) {
      const { invoices } = await search(text);
      assert(
        invoices?.hits.some(hit => hit.id === item.billing_item_id),
        text,
      );
    }
    const { invoices } = await search(written);
    assert(invoices?.hits.every(hit => hit.totalInclVat.value === kroner));
    const list = await test.get(
      `/billing-items?customerId=1001&searchQuery=${encodeURIComponent(written)}`,
      'admin@demo.example',
    );
    assert.match(list.body, new RegExp(`"${item.billing_item_id}"`));
  });

  it('finds billing accounts, administrators and invitations', async () => {
    const { accounts } = await search('80011001');
    assert.equal(accounts?.hits[0]?.id, '80011001');
    const { administrators } = await search('limited@demo');
    assert.equal(administrators?.hits[0]?.email, 'limited@demo.example');
    const { administrators: all } = await search('example');
    const found = (all?.hits ?? []).map(
      ({ userType, email }) => `${userType === 'Administrator' ? '2' : '1'} ${email}`,
    );
    assert(found.length > 1 && found[0]?.startsWith('1'), found.join());
    assert.deepEqual(found, found.toSorted());
    const invitation = await test.database.db
      .selectFrom('invitations')
      .where('customer_id', '=', '1001')
      .where('role', '=', 'Admin')
      .select('email')
      .executeTakeFirstOrThrow();
    const { invitations } = await search(invitation.email);
    assert.equal(invitations?.hits[0]?.email, invitation.email);
    assert.equal(invitations.hits[0].userType, 'AdministratorInvitation');
  });

  it('finds a person by their current name', async () => {
    const found = async () =>
      (await search('østerhede-lund sanne')).administrators?.hits.map(({ email }) => email);
    const nameThem = (last_name: string) =>
      test.database.db
        .updateTable('users')
        .set({ last_name })
        .where('email', '=', 'superadmin@demo.example')
        .execute();
    assert.deepEqual(await found(), []);
    await nameThem('Østerhede-Lund');
    assert.deepEqual(await found(), ['superadmin@demo.example']);
    await nameThem('Østerhede');
  });

  it('has the actions that the caller may order for each subscription', async () => {
    const { subscription_id: id, local_number: number } = await aSubscription();
    const actionsFor = async (as: string) =>
      (await search(number ?? '', { as })).subscriptions?.hits[0]?.actions ?? ['Unknown'];
    assert((await actionsFor('admin@demo.example')).includes('Suspension'));
    assert.deepEqual(await actionsFor('employee@demo.example'), []);
    const { db } = test.database;
    const order = await addOrder(db, id, test.clock.now());
    assert(!(await actionsFor('admin@demo.example')).includes('Suspension'));
    await db.deleteFrom('orders').where('order_id', '=', order).execute();
  });

  it('has payability, due date and amount due of each invoice', async () => {
    for (const status of ['Paid', 'Overdue'] as const) {
      const { invoice_number: number } = await test.database.db
        .selectFrom('billing_items')
        .where('customer_id', '=', '1001')
        .where('status', '=', status)
        .where('invoice_format', '!=', 'Ean')
        .select('invoice_number')
        .executeTakeFirstOrThrow();
      const { invoices } = await search(number);
      const hit = invoices?.hits[0];
      assert.equal(hit?.isPayable, status === 'Overdue', number);
      const list = await test.get(
        `/billing-items?customerId=1001&billingItemIds=${hit.id}`,
        'admin@demo.example',
      );
      const [item] = z.parse(billingItemsAnswer, list.json()).data.billingItems;
      assert(item);
      assert.deepEqual([hit.dueDate, hit.amountDue], [item.dueDate, item.amountDue], number);
    }
  });

  it('returns a few hits of each kind, and whether there are more', async () => {
    const { subscriptions } = await search('erhverv');
    assert.equal(subscriptions?.hits.length, SEARCH_HITS);
    assert.equal(subscriptions.hasMore, true);
    assert.equal((await search('80011001')).accounts?.hasMore, false);
  });

  it('searches only the requested kinds, and requires two characters and a word', async () => {
    assert.deepEqual(Object.keys(await search('an', { more: '&types=accounts' })), ['accounts']);
    for (const text of [' a ', ',;,', '----------']) assert.deepEqual(await search(text), {}, text);
  });

  it('omits the kinds that the caller may not list', async () => {
    const kinds = async (as: string, customer?: string) =>
      Object.keys(await search('an', { as, ...(customer === undefined ? {} : { customer }) }));
    assert.deepEqual(await kinds('admin@demo.example'), [...SEARCH_KINDS]);
    assert.deepEqual(await kinds('employee@demo.example'), [
      'subscriptions',
      'orders',
      'invoices',
      'accounts',
    ]);
    assert(!(await kinds('single@demo.example', '1002')).includes('orders'));
    const none = { as: 'single@demo.example', customer: '1002', more: '&types=orders' };
    assert.deepEqual(await search('an', none), {});
  });

  it('is limited to the accounts within reach of a limited administrator', async () => {
    const inReach = new Set<string>(limitedAccountIds);
    const as = 'limited@demo.example';
    const { accounts } = await search('8001', { as });
    assert(accounts && accounts.hits.length > 0);
    assert(accounts.hits.every(({ id }) => inReach.has(id)));
    const outside = await test.database.db
      .selectFrom('subscriptions')
      .where('customer_id', '=', '1001')
      .where('account_id', 'not in', limitedAccountIds)
      .select(['subscription_id', 'account_id'])
      .executeTakeFirstOrThrow();
    const found = await search(outside.subscription_id, { as });
    assert.deepEqual([found.subscriptions?.hits, found.orders?.hits], [[], []]);
    assert.deepEqual((await search(outside.account_id, { as })).invoices?.hits, []);
  });
});
