import { strFromU8, unzipSync } from 'fflate';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { heldAlertsAnswer } from '../../contracts/access.ts';
import { accountAnswer, accountsAnswer } from '../../contracts/account.ts';
import { invitationUsersAnswer, usersAnswer } from '../../contracts/administrator.ts';
import { allowedActionsAnswer } from '../../contracts/allowed-actions.ts';
import { apiErrorSchema } from '../../contracts/api-error.ts';
import { billingItemsAnswer, billingSummaryAnswer } from '../../contracts/billing-item.ts';
import { billingItemExplanationAnswer, billingMonthAnswer } from '../../contracts/billing-explanation.ts';
import { billingItemAnswer } from '../../contracts/billing-item-details.ts';
import { customerAnswer, customerRolesAnswer, customersAnswer } from '../../contracts/customer.ts';
import { esimLinksAnswer } from '../../contracts/esim-link.ts';
import { landingPageAnswer } from '../../contracts/landing-page.ts';
import { orderHistoryAnswer, ordersAnswer } from '../../contracts/order.ts';
import { profileAnswer } from '../../contracts/profile.ts';
import { searchSuggestionsAnswer } from '../../contracts/search.ts';
import { esimAnswer } from '../../contracts/sim-card.ts';
import { subscriptionAnswer } from '../../contracts/subscription.ts';
import { subscriptionsAnswer } from '../../contracts/subscription-list.ts';
import { accountUsageAlertsAnswer, usageAlertsAnswer } from '../../contracts/usage-alert.ts';
import { notificationsAnswer } from '../../contracts/notification.ts';
import { subscriptionViewsAnswer } from '../../contracts/subscription-view.ts';
import { createBackendData } from './backend-data.ts';
import { backendHandlers } from './backend-handlers.ts';

const api = 'https://backend.test/self-service-api';
const data = createBackendData(new Date('2026-11-21T12:00:00Z'));
const server = setupServer(...backendHandlers(api, data));

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterAll(() => {
  server.close();
});

const call = async (path: string) => {
  const response = await fetch(api + path);
  return { status: response.status, body: (await response.json()) as unknown };
};

const read = async <Schema extends z.ZodMiniType<{ data: object }>>(schema: Schema, path: string) =>
  z.parse(schema, (await call(path)).body).data as z.output<Schema>['data'];

const idsOf = (customerId: string) => {
  const tenant = data.tenants.find(({ customer }) => customer.id === customerId);
  return {
    subscriptions: tenant?.subscriptions.map(({ id }) => id) ?? [],
    accounts: tenant?.accounts.map(({ accountId }) => accountId) ?? [],
    billingItems: tenant?.billingItems.map(({ billingItemId }) => billingItemId) ?? [],
  };
};

describe.each(data.tenants.map(({ customer }) => customer.id))('customer %s', id => {
  const of = `customerId=${id}`;

  it.each([
    ['the customer', customerAnswer, `/customers/${id}`],
    ['the roles', customerRolesAnswer, `/customers/${id}/roles`],
    ['the overview of users', invitationUsersAnswer, `/customers/${id}/users`],
    ['the lookup of users', usersAnswer, `/customers/${id}/users/v2`],
    ['the alerts of a user', heldAlertsAnswer, `/users/usage-alerts?${of}&email=a%40b.example`],
    ['the accounts', accountsAnswer, `/accounts?${of}&pageSize=100`],
    ['the billing items', billingItemsAnswer, `/billing-items?${of}`],
    ['the billing summary', billingSummaryAnswer, `/billing-items/summary?${of}`],
    ['the bills of a month', billingMonthAnswer, `/billing-explanation?${of}`],
    ['the subscriptions', subscriptionsAnswer, `/subscriptions?${of}&pageSize=200`],
    ['the notifications', notificationsAnswer, `/notifications?${of}`],
    ['the saved views', subscriptionViewsAnswer, `/subscription-views?${of}`],
    ['the landing page', landingPageAnswer, `/landing-page?${of}`],
    ['the search suggestions', searchSuggestionsAnswer, `/search/suggestions?${of}&searchQuery=an`],
  ])('returns %s by the contract', async (_name, schema: z.ZodMiniType<{ data: object }>, path) => {
    const { status, body } = await call(path);
    expect(status).toBe(200);
    expect(z.safeParse(schema, body).error).toBeUndefined();
  });

  it('returns each subscription, account and billing item by the contract', async () => {
    const { subscriptions, accounts, billingItems } = idsOf(id);
    for (const each of subscriptions) {
      const { subscription } = await read(subscriptionAnswer, `/subscriptions/${each}?${of}`);
      expect(subscription.id).toBe(each);
      await read(orderHistoryAnswer, `/subscriptions/${each}/orders?${of}`);
      z.parse(esimAnswer, (await call(`/subscriptions/${each}/sims/esims?${of}`)).body);
      await read(allowedActionsAnswer, `/subscriptions/${each}/allowed-actions?${of}`);
      await read(esimLinksAnswer, `/subscriptions/${each}/sims/esim-links?${of}`);
      await read(usageAlertsAnswer, `/subscriptions/${each}/usage-alerts?${of}`);
    }
    for (const each of accounts) {
      await read(accountAnswer, `/accounts/${each}?${of}`);
      await read(accountUsageAlertsAnswer, `/accounts/${each}/usage-alerts?${of}`);
    }
    for (const each of billingItems) {
      const { billingItem } = await read(billingItemAnswer, `/billing-items/${each}?${of}`);
      const { explanation } = await read(
        billingItemExplanationAnswer,
        `/billing-items/${each}/explanation?${of}`,
      );
      const explained = explanation.causes.reduce((sum, { amount }) => sum + amount.value, 0);
      const { totalExclVat, vatAmount, totalInclVat, previousTotal } = billingItem;
      expect(explanation.previousTotal).toEqual(previousTotal);
      expect(explained).toBeCloseTo(previousTotal ? totalInclVat.value - previousTotal.value : 0, 2);
      expect(totalExclVat.value + vatAmount.value).toBeCloseTo(totalInclVat.value, 2);
    }
  });
});

it('returns the signed-in user, and the customers sorted by name', async () => {
  const { user } = await read(profileAnswer, '/user');
  expect(user.email).toBe('superadmin@demo.example');
  const { customers } = await read(customersAnswer, '/customers');
  expect(customers.map(({ id, role }) => [id, role])).toEqual([
    ['1003', 'Superadmin'],
    ['1002', 'Superadmin'],
    ['1004', 'Admin'],
    ['1001', 'Superadmin'],
  ]);
});

it('returns a file for each document of a billing item', async () => {
  const { billingItems } = await read(billingItemsAnswer, '/billing-items?customerId=1001');
  const { billingItemId = '', documents = [] } = billingItems[0] ?? {};
  expect(documents).not.toEqual([]);
  for (const { documentId, fileName } of documents) {
    const answer = await fetch(
      `${api}/billing-items/${billingItemId}/documents/${documentId}?customerId=1001`,
    );
    expect(answer.headers.get('content-disposition')).toContain(fileName);
    expect(await answer.text()).toContain('Tekst;Beløb ekskl. moms');
  }
});

it('returns the files of several items as one archive, or an error if one is missing', async () => {
  const { billingItems } = await read(billingItemsAnswer, '/billing-items?customerId=1001');
  const [one, other] = billingItems.map(({ billingItemId, documents }) => ({
    billingItemId,
    name: documents[0]?.fileName ?? '',
  }));
  const path = (...ids: (string | undefined)[]) =>
    `/billing-items/documents?customerId=1001${ids.map(id => `&billingItemIds=${String(id)}`).join('')}`;
  const answer = await fetch(api + path(other?.billingItemId, one?.billingItemId, one?.billingItemId));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('fakturaer-1001-2026-11-21.zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual([other?.name, one?.name]);
  for (const content of Object.values(files)) expect(strFromU8(content)).toContain('Tekst;Beløb ekskl. moms');

  expect((await call(path(one?.billingItemId, 'F0'))).status).toBe(404);
  expect((await call(path())).status).toBe(400);
  const many = await call(path(...Array.from({ length: 101 }, (_, index) => `F${String(index)}`)));
  expect(many).toMatchObject({ status: 400, body: { subCode: 'TooManyDocuments' } });
});

it('has exactly one closed account, without subscriptions or open amounts', async () => {
  const { accounts } = await read(accountsAnswer, '/accounts?customerId=1001&pageSize=100');
  const closed = accounts.filter(({ closedOn }) => closedOn);
  expect(closed.map(({ accountId, closedOn }) => [accountId, closedOn])).toEqual([
    ['80011013', '2026-08-01'],
  ]);
  const { account } = await read(accountAnswer, '/accounts/80011013?customerId=1001');
  expect([account.closedOn, account.counts.subscriptions, account.open.total.amount.value]).toEqual([
    '2026-08-01',
    0,
    0,
  ]);
});

it('has enough data for every page at the first customer', async () => {
  const { totalCount: subscriptions } = await read(subscriptionsAnswer, '/subscriptions?customerId=1001');
  const { totalCount: accounts } = await read(accountsAnswer, '/accounts?customerId=1001');
  const { totalCount: billingItems } = await read(billingItemsAnswer, '/billing-items?customerId=1001');
  const people = await read(usersAnswer, '/customers/1001/users/v2?searchQuery=.');
  expect({ subscriptions, accounts, billingItems, people: people.totalCount }).toEqual({
    subscriptions: 60,
    accounts: 15,
    billingItems: 24,
    people: 15,
  });
  const { landingPage } = await read(landingPageAnswer, '/landing-page?customerId=1001');
  expect(landingPage.invoices.open.parts.Overdue.count).toBeGreaterThan(0);
  expect(landingPage.openOrders?.count).toBeGreaterThan(0);
  expect(landingPage.nearLimit.count).toBeGreaterThan(0);
  expect(landingPage.subscriptions.hasTelephones).toBe(true);
  const { landingPage: ofHomeOffices } = await read(landingPageAnswer, '/landing-page?customerId=1004');
  expect(ofHomeOffices.subscriptions.hasTelephones).toBe(false);
});

it('creates the same data for the same day', () => {
  const again = createBackendData(new Date('2026-11-21T12:00:00Z'));
  expect(again).toEqual(data);
});

it('searches, filters, counts, sorts and pages subscriptions', async () => {
  const of = (query: string) => read(subscriptionsAnswer, `/subscriptions?customerId=1001&${query}`);
  const suspended = await of('statuses=Suspended&statuses=Reserved');
  expect(new Set(suspended.subscriptions.map(({ status }) => status))).toEqual(
    new Set(['Suspended', 'Reserved']),
  );
  // A facet ignores its own filter, but not the others.
  expect(suspended.facets.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  expect(suspended.facets.types.reduce((sum, { count }) => sum + count, 0)).toBe(suspended.totalCount);

  const dear = await of('orderBy=Price&sortOrder=Descending&pageSize=5&offset=5');
  const prices = dear.subscriptions.map(({ recurringRate }) => recurringRate?.value ?? 0);
  expect(prices).toEqual([...prices].sort((one, other) => other - one));
  expect(dear).toMatchObject({ pageNumber: 2, totalPages: 12, hasNextPage: true, hasPreviousPage: true });

  const [first, second] = idsOf('1001').subscriptions;
  const pasted = await of(`searchQuery=${encodeURIComponent(`${String(first)}\n${String(second)}`)}`);
  expect(pasted.totalCount).toBe(2);
  expect((await of('searchQuery=fiber')).subscriptions.every(({ name }) => name.includes('Fiber'))).toBe(
    true,
  );
});

it('returns the orders newest first, and refuses a customer without a contract', async () => {
  const { orders } = await read(ordersAnswer, '/orders?customerId=1001&pageSize=100');
  const created = orders.map(order => order.created);
  expect(created).toEqual([...created].sort().reverse());
  const refused = await call('/orders?customerId=1002');
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: 'ArgumentError', subCode: 'CustomerIsMissingContract' });
});

it.each([
  [400, 'CustomerIdIsRequired', '/subscriptions'],
  [403, undefined, '/subscriptions?customerId=9999'],
  [404, undefined, '/subscriptions/none?customerId=1001'],
  [404, undefined, '/accounts/none?customerId=1001'],
  [404, undefined, '/billing-items/none?customerId=1001'],
  [404, undefined, '/nothing-of-the-kind'],
  [400, undefined, '/subscriptions?customerId=1001&pageSize=none'],
  [400, 'QueryNeedsTobeAtLeastMinimunSearchCharactersLong', '/accounts?customerId=1001&searchQuery=a'],
])('refuses with %i %s like the API: %s', async (status, subCode, path) => {
  const answer = await call(path);
  expect(answer.status).toBe(status);
  expect(z.parse(apiErrorSchema, answer.body).subCode).toBe(subCode);
});
