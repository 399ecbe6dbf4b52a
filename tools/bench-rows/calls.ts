/** The measured list calls, for a customer created by `addManyRows`. */

export interface Call {
  readonly name: string;
  /** `count` is the customer's number of subscriptions. */
  readonly path: (customerId: string, count: number) => string;
}

const call = (name: string, path: string): Call => ({
  name,
  path: customerId => path.replaceAll('{c}', customerId),
});

const list = (area: string, path: string, queries: Record<string, string>): Call[] =>
  Object.entries(queries).map(([name, query]) => call(`${area}: ${name}`, `${path}${query}`));

/** A page that starts at this fraction of the rows. */
const deep = (area: string, path: string, part: number, share: number): Call => ({
  name: `${area}: page at ${String(share * 100)} %`,
  path: (customerId, count) =>
    `${path.replaceAll('{c}', customerId)}&offset=${String(Math.max(0, Math.floor((count * part * share) / 40 - 1) * 40))}`,
});

const sorts = (columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(column => [
      [`${column} ascending`, `&orderBy=${column}&sortOrder=Ascending`],
      [`${column} descending`, `&orderBy=${column}&sortOrder=Descending`],
    ]),
  );

const subscriptions = '/subscriptions?customerId={c}&pageSize=40';
const billing = '/billing-items?customerId={c}&pageSize=40';
const orders = '/orders?customerId={c}&pageSize=40';
const log = '/audit-log?customerId={c}&pageSize=40';
const people = '/customers/{c}/users/v2?pageSize=40';

/** Costs the same for any number of rows. */
export const reference = call('reference', '/subscription-views?customerId={c}');

export const calls: readonly Call[] = [
  ...list(
    'subscriptions',
    subscriptions,
    sorts(['Name', 'Number', 'Product', 'Status', 'Account', 'EffectiveDate', 'Price']),
  ),
  ...[0.5, 1].map(share => deep('subscriptions', subscriptions, 1, share)),
  deep('subscriptions sorted by price', `${subscriptions}&orderBy=Price`, 1, 0.5),
  ...list('subscriptions', subscriptions, {
    'filtered by type': '&types=BROADBAND',
    'filtered by status': '&statuses=Cancelled',
    'filtered by type, status and account': '&types=BROADBAND&statuses=Cancelled&accountIds={c}000003',
    'filtered by account': '&accountIds={c}000003',
    'filtered by account, sorted by price': '&accountIds={c}000003&orderBy=Price',
    'near the limit': '&usage=NearLimit',
    unused: '&usage=Unused',
    own: '&mine=true',
    'search for a name': '&searchQuery=skovlyst',
    'search for a product': '&searchQuery=mobil',
    'search for two letters': '&searchQuery=an',
    'search for a number': '&searchQuery={c}00000123',
    'search without results': '&searchQuery=qwxz',
    'search for two words': '&searchQuery=vera%20skovlyst',
    'search for a pasted list': '&searchQuery={c}00000123,{c}00000124,{c}00000125',
  }),
  ...list('accounts', '/accounts?customerId={c}&pageSize=40', {
    'first page': '',
    'with balances': '&balances=true',
    'most used': '&mostSearched=true',
    search: '&searchQuery=afdeling%203',
  }),
  ...list(
    'invoices',
    billing,
    sorts(['IssueDate', 'DueDate', 'InvoiceNumber', 'Account', 'Amount', 'Status']),
  ),
  ...[0.5, 1].map(share => deep('invoices', billing, 0.2, share)),
  ...list('invoices', billing, {
    'filtered by status': '&statuses=Open',
    overdue: '&open=Overdue',
    'filtered by account': '&accountIds={c}000003',
    'filtered by month': '&from=2026-09-01&to=2026-09-30',
    'search for a number': '&searchQuery={c}00000042',
    'search for a telephone number': '&searchQuery=00000042',
    'search for an account': '&searchQuery={c}000003',
  }),
  call('invoices: sums', '/billing-items/summary?customerId={c}'),
  ...list('orders', orders, {
    'first page': '',
    'in processing': '&statuses=Submitted&statuses=Received&statuses=Processing&statuses=InProgress',
    failed: '&statuses=Failed',
    'filtered by account': '&accountIds={c}000003',
    'search for a name': '&searchQuery=skovlyst',
    'search for a number': '&searchQuery={c}00000123',
    'filtered by week': '&from=2026-10-05&to=2026-10-11',
  }),
  ...[0.5, 1].map(share => deep('orders', orders, 0.5, share)),
  ...list('log', log, {
    'first page': '',
    'without orders': '&withoutOrders=true',
    'filtered by action': '&action=AccessChanged',
    'filtered by user': '&actor=p@many.example',
    'filtered by subscription': '&subscriptionId={c}00000123',
    'filtered by week': '&from=2026-10-05&to=2026-10-11',
    search: '&searchQuery={c}00000123',
  }),
  ...[0.5, 1].map(share => deep('log', log, 0.5, share)),
  ...list('administrators', people, {
    ...sorts(['Name', 'Email', 'Created', 'LastLogin', 'UserType']),
    search: '&searchQuery=skovlyst',
  }),
  ...list('search everywhere', '/search/suggestions?customerId={c}', {
    'a name': '&searchQuery=skovlyst',
    'two letters': '&searchQuery=an',
    'a number': '&searchQuery={c}00000123',
  }),
  call('landing page', '/landing-page?customerId={c}'),
  call('notifications', '/notifications?customerId={c}'),
  call('spend', '/spend?customerId={c}'),
  call('history of a subscription', '/subscriptions/{c}00000123/orders?customerId={c}'),
];
