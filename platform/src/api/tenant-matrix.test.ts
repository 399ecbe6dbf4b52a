import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { orderActions } from './order-actions.ts';
import { countChanges } from '../testing/rows/count-changes.ts';
import { openTestApi, type TestCall } from '../testing/test-api.ts';
import type { MatrixRow, Objects } from '../testing/tenant-matrix/matrix-row.ts';
import { orderRoutes, writingRows } from '../testing/tenant-matrix/tenant-matrix-rows.ts';
import type { DeclaredRoute } from '../kernel/access/access.ts';

type OwnedObjects = Record<'subscription' | 'account' | 'billingItem' | 'order', Objects>;

const reading: Record<string, keyof OwnedObjects | undefined> = {
  'GET /self-service-api/health': undefined,
  'GET /self-service-api/openapi.json': undefined,
  'GET /self-service-api/customers': undefined,
  'GET /self-service-api/customers/:customerId': undefined,
  'GET /self-service-api/customers/:customerId/roles': undefined,
  'GET /self-service-api/customers/:customerId/users/v2': undefined,
  'GET /self-service-api/customers/:customerId/users': undefined,
  'GET /self-service-api/subscriptions': undefined,
  'GET /self-service-api/subscriptions?format=csv': undefined,
  'GET /self-service-api/subscriptions?mine=true': undefined,
  'GET /self-service-api/subscription-views': undefined,
  'GET /self-service-api/notifications': undefined,
  'GET /self-service-api/subscriptions/:subscriptionId': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/barrings': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/orders': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/sims/esims': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/sims/datacard-offerings': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/allowed-actions': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/call-forwarding': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/termination': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/extra-services': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/usage': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/usage?format=csv': 'subscription',
  'GET /self-service-api/subscriptions/:subscriptionId/top-ups': 'subscription',
  'GET /self-service-api/orders': undefined,
  'GET /self-service-api/orders/:orderId': 'order',
  'GET /self-service-api/accounts': undefined,
  'GET /self-service-api/accounts/:accountId': 'account',
  'GET /self-service-api/accounts/:accountId/differing-subscriptions': 'account',
  'GET /self-service-api/billing-items': undefined,
  'GET /self-service-api/billing-items?format=csv': undefined,
  'GET /self-service-api/billing-items/summary': undefined,
  'GET /self-service-api/billing-items/:billingItemId': 'billingItem',
  'GET /self-service-api/billing-items/:billingItemId/explanation': 'billingItem',
  'GET /self-service-api/billing-explanation': undefined,
  'GET /self-service-api/billing-items/:billingItemId/documents/:documentId': 'billingItem',
  'GET /self-service-api/spend': undefined,
  'GET /self-service-api/spend?by=Product': undefined,
  'GET /self-service-api/spend?by=Account': undefined,
  'GET /self-service-api/spend?by=Account&format=csv': undefined,
  'GET /self-service-api/spend?format=csv': undefined,
  'GET /self-service-api/spend/numbers': undefined,
  'GET /self-service-api/spend/numbers?format=csv': undefined,
  'GET /self-service-api/user': undefined,
  'GET /self-service-api/user/log': undefined,
  'GET /self-service-api/user/sign-ins': undefined,
  'GET /self-service-api/user/second-factor': undefined,
  'GET /self-service-api/user/passkeys': undefined,
  'GET /self-service-api/landing-page': undefined,
  'GET /self-service-api/search/suggestions?searchQuery=80': undefined,
  'GET /self-service-api/audit-log': undefined,
  'GET /self-service-api/audit-log?format=csv': undefined,
};
/** Requests made by `writingRows`. Those whose guard checks the role come first, because accepting invitations changes roles. */
const writing = [
  ...orderActions.flatMap(orderRoutes),
  'POST /self-service-api/orders/:orderId/cancel',
  'POST /self-service-api/subscription-views',
  'PUT /self-service-api/subscription-views/:viewId',
  'DELETE /self-service-api/subscription-views/:viewId',
  'PUT /self-service-api/notifications/read',
  'GET /self-service-api/bulk-jobs',
  'GET /self-service-api/bulk-jobs/:jobId',
  'GET /self-service-api/bulk-jobs/:jobId/rows',
  'POST /self-service-api/bulk-jobs/:jobId/retry',
  'POST /self-service-api/bulk-jobs/preview',
  'POST /self-service-api/bulk-jobs',
  'POST /self-service-api/subscriptions/:subscriptionId/puk-code',
  'POST /self-service-api/bulk-jobs/new-subscriptions',
  'POST /self-service-api/subscriptions/products',
  'GET /self-service-api/sim/:iccNumber/validate',
  'PUT /self-service-api/subscriptions/:subscriptionId',
  'GET /self-service-api/subscriptions/:subscriptionId/usage-alerts',
  'POST /self-service-api/subscriptions/:subscriptionId/usage-alerts',
  'PUT /self-service-api/subscriptions/:subscriptionId/usage-alerts/:alertId',
  'DELETE /self-service-api/subscriptions/:subscriptionId/usage-alerts/:alertId',
  'GET /self-service-api/accounts/:accountId/usage-alerts',
  'POST /self-service-api/accounts/:accountId/usage-alerts',
  'PUT /self-service-api/accounts/:accountId/usage-alerts/:alertId',
  'DELETE /self-service-api/accounts/:accountId/usage-alerts/:alertId',
  'GET /self-service-api/subscriptions/:subscriptionId/sims/esim-links',
  'POST /self-service-api/subscriptions/:subscriptionId/sims/esim-links',
  'DELETE /self-service-api/subscriptions/:subscriptionId/sims/esim-links/:linkId',
  'PUT /self-service-api/accounts/:accountId',
  'GET /self-service-api/billing-items/documents',
  'POST /self-service-api/payment-sessions',
  'GET /self-service-api/payment-sessions',
  'GET /self-service-api/payment-sessions/:sessionId',
  'DELETE /self-service-api/payment-sessions/:sessionId',
  'POST /self-service-api/payments/webhook',
  'POST /self-service-api/accounts',
  'GET /self-service-api/subscriptions/offerings',
  'GET /self-service-api/numbers',
  'POST /self-service-api/numbers/reservations',
  'GET /self-service-api/addresses/suggestions',
  'POST /self-service-api/attachments',
  'POST /self-service-api/subscriptions/preview',
  'POST /self-service-api/subscriptions',
  'PUT /self-service-api/accounts/:accountId/owner-controls',
  'POST /self-service-api/invitations',
  'DELETE /self-service-api/invitations',
  'GET /self-service-api/invitations/:token',
  'POST /self-service-api/invitations/:token',
  'POST /self-service-api/invitations/:token/membership',
  'POST /self-service-api/password-reset-requests',
  'POST /self-service-api/password-reset-links',
  'POST /self-service-api/password-resets',
  'POST /self-service-api/esim-links',
  'POST /self-service-api/esim-codes',
  'PUT /self-service-api/user/assets',
  'DELETE /self-service-api/users/access',
  'GET /self-service-api/users/usage-alerts',
  'PUT /self-service-api/user/name',
  'PUT /self-service-api/user/invoice-reminders',
  'PUT /self-service-api/user/messages',
  'PUT /self-service-api/user/phone-number',
  'PUT /self-service-api/user/email',
  'PUT /self-service-api/user/password',
  'POST /self-service-api/user/one-time-codes',
  'POST /self-service-api/user/one-time-codes/:challengeId/verify',
  'POST /self-service-api/user/second-factor/enrolment',
  'PUT /self-service-api/user/second-factor',
  'POST /self-service-api/user/second-factor/recovery-codes',
  'POST /self-service-api/user/second-factor/removal',
  'PUT /self-service-api/user/passkeys/:passkeyId/name',
  'POST /self-service-api/user/passkeys/:passkeyId/removal',
  'DELETE /self-service-api/user/sign-ins/:signInId',
  'DELETE /self-service-api/user/sign-ins',
];
/** Every route, with its file variants. A route that is missing here fails the test below. */
const listed = [...Object.keys(reading), ...writing];

/** Reads and writes that the requirements name without the call. These are ours; each is called as listed. */
const leftOpen = {
  'HTTP-012': [
    'GET subscriptions',
    'GET subscriptions/:subscriptionId/top-ups',
    'GET subscriptions/:subscriptionId/usage',
    'GET subscriptions/:subscriptionId/call-forwarding',
    'GET accounts/:accountId',
    'GET billing-items',
    'GET billing-items/:billingItemId',
    'GET subscriptions/:subscriptionId/sims/datacard-offerings',
    'GET subscriptions/:subscriptionId/extra-services',
    'GET numbers',
    'GET addresses/suggestions',
    'GET search/suggestions?searchQuery=80',
    'GET payment-sessions/:sessionId',
  ],
  'HTTP-013': [
    'PUT subscriptions/:subscriptionId/suspension',
    'POST subscriptions/:subscriptionId/termination',
    'PUT subscriptions/:subscriptionId/barrings',
    'PUT subscriptions/:subscriptionId/call-forwarding',
    'PUT subscriptions/:subscriptionId/price-plan',
    'PUT subscriptions/:subscriptionId/account',
    'POST accounts',
    'PUT accounts/:accountId',
    'PUT user/name',
    'PUT user/phone-number',
    'PUT user/email',
    'PUT user/password',
    'POST payment-sessions',
  ],
};

const callers = ['anonymous', 'expired', 'User', 'Admin-Limited', 'Admin', 'Superadmin'] as const;
type Caller = (typeof callers)[number];
const rank = { anonymous: 0, expired: 0, User: 1, 'Admin-Limited': 2, Admin: 2, Superadmin: 3 };
const needed = { User: 1, Admin: 2, Superadmin: 3 };

const own = '1001';
const foreign = '1003';
const missing = '99999999';

const test = await openTestApi();
let tokens: Record<Caller, string | undefined>;
let objects: OwnedObjects;
let rowsOfWriting: ReturnType<typeof writingRows>;

before(async () => {
  const { db } = test.database;
  const superadmin = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .where('m.customer_id', '=', own)
    .where('m.role', '=', 'Superadmin')
    .where('u.email', 'like', '%@kunde.example')
    .select('u.email')
    .executeTakeFirstOrThrow();
  tokens = {
    anonymous: undefined,
    expired: 'a-token-of-yesterday',
    User: 'employee@demo.example',
    'Admin-Limited': 'limited@demo.example',
    Admin: 'admin@demo.example',
    Superadmin: superadmin.email,
  };
  const all = {
    subscription: await db
      .selectFrom('subscriptions')
      .select(['customer_id', 'account_id', 'subscription_id as id'])
      .execute(),
    account: await db
      .selectFrom('accounts')
      // Subscriptions cannot be moved away from a home office account.
      .where('product_group', '!=', 'HomeOffice')
      .select(['customer_id', 'account_id', 'account_id as id'])
      .execute(),
    billingItem: await db
      .selectFrom('billing_items')
      .select(['customer_id', 'account_id', 'billing_item_id as id'])
      .execute(),
    order: await db
      .selectFrom('orders')
      .where('account_id', 'is not', null)
      .select(['customer_id', 'order_id as id'])
      .select(sql<string>`account_id`.as('account_id'))
      .execute(),
  };
  const isInReach = (row: { account_id: string }) => limitedAccountIds.some(id => id === row.account_id);
  const objectsAmong = (rows: { customer_id: string; account_id: string; id: string }[]): Objects => {
    const ownRows = rows.filter(row => row.customer_id === own);
    return {
      own: ownRows.find(isInReach)?.id ?? '',
      ownOutsideReach: ownRows.find(row => !isInReach(row))?.id ?? '',
      foreign: rows.find(row => row.customer_id === foreign)?.id ?? '',
    };
  };
  objects = {
    subscription: objectsAmong(all.subscription),
    account: objectsAmong(all.account),
    billingItem: objectsAmong(all.billingItem),
    order: objectsAmong(all.order),
  };
  rowsOfWriting = writingRows(test.database, test.clock, () => objects.account, { own, foreign });
});

after(() => test.close());

describe('calls left open by the requirements', () => {
  for (const [id, keys] of Object.entries(leftOpen))
    for (const short of keys) {
      it(`${short} answers (${id})`, async () => {
        const key = short.replace(' ', ' /self-service-api/');
        assert(listed.includes(key), key);
        // Not a caller of the matrix, whose passwords must stay unchanged.
        const person = 'superadmin@demo.example';
        const row = await rowOf(key, person);
        const before = await countChanges(test.database.db);
        const answer = await call(routeOf(key), row, person, {
          customer: own,
          object: row.objects?.own,
        });
        assert.equal(answer.status, row.status ?? 200, answer.body);
        assert.equal(
          (await countChanges(test.database.db)) === before,
          short.startsWith('GET'),
          'a change is in the audit log',
        );
        await row.undo?.();
      });
    }
});

describe('the tenant matrix', () => {
  it('has a row for every route of the API', () => {
    const routes = new Set(listed.map(withoutQuery));
    assert.deepEqual(test.api.declaredRoutes.map(keyOf).sort(), [...routes].sort());
  });

  for (const key of listed) {
    for (const caller of callers) {
      it(`${key} as ${caller}: own, foreign customer, foreign object, mismatch`, () => check(key, caller));
    }
  }

  it('answers a person with several customers only about the named one', async () => {
    for (const key of listed) {
      const route = routeOf(key);
      const row = await rowOf(key, undefined);
      const object = row.objects;
      if (!object || route.access.to !== 'customer') continue;
      const mixed = await call(route, row, tokens.Superadmin, { customer: own, object: object.foreign });
      const withBoth = await call(route, row, 'superadmin@demo.example', {
        customer: foreign,
        object: object.own,
      });
      assert.equal(withBoth.status, 404, key);
      assert.deepEqual(withBoth, mixed, key);
    }
  });
});

async function check(key: string, caller: Caller): Promise<void> {
  const route = routeOf(key);
  const token = tokens[caller];
  const row = await rowOf(key, token);
  const object = row.objects;
  const ownCall = await call(route, row, token, { customer: own, object: object?.own });
  await row.undo?.();

  const isStranger = route.access.to !== 'everyone' && rank[caller] === 0;
  if (isStranger) assertRefused(ownCall, 401, 'Unauthorized');
  else if (route.access.to === 'signed-in' && rank[caller] < needed[route.access.role ?? 'User'])
    assertRefused(ownCall, 403, 'Forbidden');
  else if (route.access.to !== 'customer') assert.equal(ownCall.status, row.status ?? 200, ownCall.body);
  if (isStranger || route.access.to !== 'customer') return;

  const isAllowed =
    rank[caller] >= needed[route.access.role] &&
    !(caller === 'Admin-Limited' && route.access.needsAllAccounts === true);
  const { status = 200 } = row;
  if (isAllowed) assert.equal(ownCall.status, status, ownCall.body);
  else assertRefused(ownCall, 403, 'Forbidden');
  assertNothingForeign(ownCall.body);
  if (caller === 'Admin-Limited') assertWithinReach(ownCall.body);

  const changesBefore = await countChanges(test.database.db);
  const atForeign = await call(route, row, token, { customer: foreign, object: object?.foreign });
  const atMissing = await call(route, row, token, { customer: missing, object: object?.foreign });
  assertRefused(atForeign, 403, 'Forbidden');
  assert.deepEqual(atForeign, atMissing, 'a foreign customer must look like one that does not exist');

  assert.equal(await countChanges(test.database.db), changesBefore, 'a refused call must change nothing');

  if (!object) return;
  const foreignObject = await call(route, row, token, { customer: own, object: object.foreign });
  const missingObject = await call(route, row, token, { customer: own, object: missing });
  assertRefused(foreignObject, isAllowed ? 404 : 403, isAllowed ? 'NotFound' : 'Forbidden');
  assert.deepEqual(foreignObject, missingObject, 'a foreign object must look like one that does not exist');
  assert.equal(await countChanges(test.database.db), changesBefore, 'a refused call must change nothing');
  const outsideReach = await call(route, row, token, { customer: own, object: object.ownOutsideReach });
  if (caller === 'Admin-Limited') assert.deepEqual(outsideReach, missingObject);
  else assert.equal(outsideReach.status, isAllowed ? status : 403, outsideReach.body);
}

async function rowOf(key: string, token: string | undefined): Promise<MatrixRow> {
  const kind = reading[key];
  if (kind) return { objects: objects[kind] };
  const query = key.split('?')[1];
  if (query !== undefined) return { request: () => ({ query }) };
  return (await rowsOfWriting[key]?.(token)) ?? {};
}

const keyOf = (route: DeclaredRoute) => `${route.method} ${route.url}`;
const withoutQuery = (key: string) => key.replace(/\?.*/, '');

function routeOf(key: string): DeclaredRoute {
  const route = test.api.declaredRoutes.find(declared => keyOf(declared) === withoutQuery(key));
  assert(route, key);
  return route;
}

async function call(
  route: DeclaredRoute,
  row: MatrixRow,
  as: string | undefined,
  ids: { customer: string; object?: string | undefined },
) {
  const path = route.url
    .replace('/self-service-api', '')
    .replace(':customerId', ids.customer)
    .replace(':documentId', `${ids.object ?? ''}-csv`)
    .replace(/:(\w+)/g, (_, name: string) => row.params?.(ids.object ?? '')[name] ?? ids.object ?? '');
  const { query, data, body } = row.request?.({ customer: ids.customer, object: ids.object ?? '' }) ?? {};
  const isInQuery = route.access.to === 'customer' && route.access.named === 'in-query';
  const parts = [isInQuery ? `customerId=${ids.customer}` : undefined, query].filter(Boolean);
  const method = route.method as TestCall['method'];
  const answer = await test.call({ method, path: `${path}?${parts.join('&')}`, as, data, body });
  return { status: answer.statusCode, body: answer.body };
}

function assertRefused(answer: { status: number; body: string }, status: number, code: string): void {
  assert.equal(answer.status, status, answer.body);
  const body = JSON.parse(answer.body) as { code: string; data?: unknown };
  assert.equal(body.code, code);
  assert.equal(body.data, undefined);
}

/**
 * Ids of the demo data show their customer: subscription ids begin with the customer id, account ids with 8 and its last
 * digits. They are quoted in JSON, and between semicolons in CSV.
 */
function assertNothingForeign(body: string): void {
  assert.equal(/(?<=^|[";\n])(?:100[234]\d{6}|800[234]\d{4}|F9[234]\d{7})(?=[";\r\n])/.exec(body), null);
}

function assertWithinReach(body: string): void {
  const accounts = body.match(/(?<=^|[";\n])8001\d{4}(?=[";\r\n])/g) ?? [];
  const reached: readonly string[] = ['80010001', '80010002', ...limitedAccountIds];
  assert.deepEqual(
    accounts.filter(id => !reached.includes(id)),
    [],
  );
}
