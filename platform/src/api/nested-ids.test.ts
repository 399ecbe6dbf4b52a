import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { countChanges } from '../testing/rows/count-changes.ts';
import { addInvitation } from '../testing/rows/add-invitation.ts';
import { addOrder } from '../testing/rows/add-order.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { bulkChange } from '../testing/tenant-matrix/bulk-job-rows.ts';
import { idsInCalls } from '../testing/calls/ids-in-calls.ts';
import { newSubscription } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { writtenAccount } from '../testing/tenant-matrix/tenant-matrix-rows.ts';
import { openTestApi, testOrigin, type TestCall } from '../testing/test-api.ts';

const limited = 'limited@demo.example';
const superadmin = 'superadmin@demo.example';
const account = limitedAccountIds[0];

interface Ids {
  /** Within reach of the limited administrator. */
  own: string;
  /** Of the same customer, but out of that reach. */
  outside: string;
  foreign: string;
  missing: string;
}
type Kind = 'account' | 'subscription' | 'billingItem' | 'order' | 'invitation';
const test = await openTestApi();
let ids: Record<Kind, Ids>;

before(async () => {
  const { db } = test.database;
  const where = { own: account, outside: '80011012', foreign: '80031001' };
  const missing = 'none-999';
  const each = async (make: (accountId: string) => Promise<string>): Promise<Ids> => ({
    own: await make(where.own),
    outside: await make(where.outside),
    foreign: await make(where.foreign),
    missing,
  });
  const subscription = await each(accountId => addSubscription(db, accountId));
  const billingItemOf = async (accountId: string) => {
    const items = db.selectFrom('billing_items').where('account_id', '=', accountId);
    return (await items.select('billing_item_id as id').executeTakeFirstOrThrow()).id;
  };
  const invite = async (customerId: string) =>
    (await addInvitation(db, customerId, `${customerId}@firma.example`)).id;
  ids = {
    account: { ...where, missing },
    subscription,
    billingItem: await each(billingItemOf),
    order: await each(accountId => addOrderOn(accountId)),
    invitation: { own: '', outside: '', foreign: await invite('1003'), missing },
  };
  async function addOrderOn(accountId: string) {
    return addOrder(db, await addSubscription(db, accountId), test.clock.now());
  }
});
after(() => test.close());

interface Row {
  kind: Kind;
  /** The limited administrator by default; a superadministrator has access to everything of the customer. */
  as?: string;
  call: (id: string) => Pick<TestCall, 'data'> & { path?: string };
}
const reads = (kind: Kind, name: string, as?: string): Row => ({
  kind,
  ...(as !== undefined && { as }),
  call: id => ({ path: `${name}=${id}` }),
});
const assets = (id: string) => [account, id].map(each => ({ id: each, type: 'Account' }));

const moved = { action: 'BillingAccount' } as const;

const rows: Record<string, Row> = {
  'POST /invitations data.assets.id': {
    kind: 'account',
    as: superadmin,
    call: id => ({ data: { email: 'ny@firma.example', assets: assets(id) } }),
  },
  'POST /invitations data.invitationId': {
    kind: 'invitation',
    as: superadmin,
    call: invitationId => ({ data: { email: 'ny@firma.example', invitationId } }),
  },
  'DELETE /invitations invitationId': reads('invitation', 'invitationId', superadmin),
  'PUT /user/assets data.assets.id': {
    kind: 'account',
    as: superadmin,
    call: id => ({ data: { userEmail: limited, access: 'Limited', assets: assets(id) } }),
  },
  'GET /audit-log subscriptionId': reads('subscription', 'subscriptionId', superadmin),
  'GET /audit-log accountId': reads('account', 'accountId', superadmin),
  'GET /subscriptions accountIds': reads('account', 'accountIds'),
  'POST /subscriptions data.accountId': {
    kind: 'account',
    call: accountId => ({ data: { ...newSubscription, accountId } }),
  },
  'POST /subscriptions/preview data.subscriptions.accountId': {
    kind: 'account',
    call: accountId => ({ data: { subscriptions: [newSubscription, { ...newSubscription, accountId }] } }),
  },
  'POST /bulk-jobs/new-subscriptions data.lines.subscription.accountId': {
    kind: 'account',
    call: accountId => ({
      data: {
        lines: [
          { line: 1, subscription: newSubscription },
          { line: 2, subscription: { ...newSubscription, accountId } },
        ],
      },
    }),
  },
  'PUT /notifications/read data.notificationIds': {
    kind: 'order',
    call: id => ({ data: { notificationIds: [`order-${id}`] } }),
  },
  'POST /subscriptions/products data.subscriptionId': {
    kind: 'subscription',
    call: subscriptionId => ({ data: { subscriptionId, requestedOfferingType: 'Voice' } }),
  },
  'PUT /subscriptions/{subscriptionId}/account data.targetAccountId': {
    kind: 'account',
    call: targetAccountId => ({ data: { targetAccountId } }),
  },
  'POST /subscriptions/{subscriptionId}/account/preview data.targetAccountId': {
    kind: 'account',
    call: targetAccountId => ({ data: { targetAccountId } }),
  },
  'POST /bulk-jobs data.change.targetAccountId': {
    kind: 'account',
    call: targetAccountId => ({
      data: { change: { ...moved, targetAccountId }, subscriptionIds: [ids.subscription.own] },
    }),
  },
  'POST /bulk-jobs data.subscriptionIds': {
    kind: 'subscription',
    call: id => ({ data: { change: bulkChange, subscriptionIds: [ids.subscription.own, id] } }),
  },
  'POST /bulk-jobs/preview data.change.targetAccountId': {
    kind: 'account',
    call: targetAccountId => ({
      data: {
        change: { ...moved, targetAccountId },
        selection: { subscriptionIds: [ids.subscription.own] },
      },
    }),
  },
  'POST /bulk-jobs/preview data.selection.subscriptionIds': {
    kind: 'subscription',
    call: id => ({
      data: { change: bulkChange, selection: { subscriptionIds: [ids.subscription.own, id] } },
    }),
  },
  'POST /bulk-jobs/preview data.selection.exceptIds': {
    kind: 'subscription',
    call: id => ({
      data: { change: bulkChange, selection: { exceptIds: [id], filter: { accountIds: [account] } } },
    }),
  },
  'POST /bulk-jobs/preview data.selection.filter.accountIds': {
    kind: 'account',
    call: id => ({ data: { change: bulkChange, selection: { filter: { accountIds: [id] } } } }),
  },
  'GET /subscriptions/{subscriptionId}/orders nextLinkId': reads('order', 'nextLinkId'),
  'GET /orders accountIds': reads('account', 'accountIds'),
  'GET /accounts rootAccountId': reads('account', 'rootAccountId'),
  'GET /accounts accountIds': reads('account', 'accountIds'),
  'POST /accounts data.rootAccountId': {
    kind: 'account',
    as: superadmin,
    call: rootAccountId => ({
      data: { ...writtenAccount, productGroup: 'Mobile', contactType: 'Email', rootAccountId },
    }),
  },
  'GET /billing-items billingItemIds': reads('billingItem', 'billingItemIds'),
  'GET /billing-items accountIds': reads('account', 'accountIds'),
  'GET /billing-items/summary billingItemIds': reads('billingItem', 'billingItemIds'),
  'GET /billing-items/summary accountIds': reads('account', 'accountIds'),
  'GET /billing-items/documents billingItemIds': {
    kind: 'billingItem',
    call: id => ({ path: `billingItemIds=${ids.billingItem.own}&billingItemIds=${id}` }),
  },
  'GET /spend accountIds': reads('account', 'accountIds'),
  'GET /spend/numbers accountIds': reads('account', 'accountIds'),
  'POST /payment-sessions data.billingItemIds': {
    kind: 'billingItem',
    call: id => ({
      data: { billingItemIds: [ids.billingItem.own, id], returnUrl: `${testOrigin}/selvbetjening/1001` },
    }),
  },
  'GET /payment-sessions billingItemIds': reads('billingItem', 'billingItemIds'),
};

/** Ids without a tenant: the `customerId` that the guard checks, products, the caller's own codes and files, and free text. */
const others = /(?:^| )(?:data\.)?customerId$|challengeId$|employeeId$|offering\.id$|porting\.attachmentId$/;

/** Answers that may be empty for one's own id, too. */
const saysLittle =
  /^(?:PUT \/notifications|GET \/audit-log|GET \/payment-sessions|GET .+ nextLinkId|GET \/accounts rootAccountId)/;

describe('ids of other tenants within a call', () => {
  it('are listed here for every id in the OpenAPI description', async () => {
    const description = await test.get('/openapi.json');
    const places = idsInCalls(description.json()).filter(place => !others.test(place));
    assert.deepEqual(places.sort(), Object.keys(rows).sort());
  });

  for (const [place, { kind, as = limited, call }] of Object.entries(rows))
    for (const whose of ['foreign', ...(as === limited ? (['outside'] as const) : [])] as const)
      it(`are answered like missing ones at ${place}: ${whose}`, async () => {
        const [method = '', route = ''] = place.split(' ');
        const answerTo = async (id: string) => {
          const { path = '', data } = call(id);
          const url = route.replace('{subscriptionId}', ids.subscription.own);
          const answer = await test.call({
            method: method as TestCall['method'],
            as,
            data,
            path: `${url}?${['customerId=1001', path].filter(Boolean).join('&')}`,
          });
          return { status: answer.statusCode, body: answer.body.replaceAll(id, 'ID') };
        };
        const before = await countChanges(test.database.db);
        const answer = await answerTo(ids[kind][whose]);
        assert.deepEqual(answer, await answerTo(ids[kind].missing));
        if (answer.status >= 400) assert.equal(answer.status, 404, answer.body);
        else if (!saysLittle.test(place)) assert.notEqual(answer.body, (await answerTo(ids[kind].own)).body);
        assert.equal(await countChanges(test.database.db), before, 'nothing is changed');
      });
});
