import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { after, beforeEach, describe, it } from 'node:test';
import Fastify from 'fastify';
import { addBillingItem } from '../../testing/rows/add-billing-item.ts';
import { addSubscriptionWithSimCard } from '../../testing/rows/add-sim-card.ts';
import { returnUrl } from '../../testing/calls/payment-calls.ts';
import { restorePeople } from '../../testing/rows/restore-people.ts';
import { openTestApi, testOrigin } from '../../testing/test-api.ts';
import { recordStatements } from '../../testing/database/recorded-statements.ts';
import { startWhileLocked } from '../../testing/database/lock-waits.ts';
import { userIdOf } from '../../testing/rows/user-id-of.ts';
import { changeForCustomer, changeRights } from './change-for-customer.ts';
import { holdRights } from '../access/rights.ts';

const admin = 'admin@demo.example';
const superadmin = 'superadmin@demo.example';
const accountId = '80011012';
const other = '80011001';

const test = await openTestApi();
let subscriptionId: string;
let invoice: string;
beforeEach(async () => {
  await restorePeople(test.database.db);
  await test.database.db.deleteFrom('usage_alerts').execute();
  subscriptionId = await addSubscriptionWithSimCard(test.database.db, accountId);
  invoice = await addBillingItem(test.database.db, accountId);
});
after(() => test.close());

interface Call {
  method: 'POST' | 'PUT';
  path: string;
  data: object;
}

/** Runs `meanwhile` after the guard has accepted the call of an administrator and before its body arrives. */
async function callWhile(meanwhile: () => Promise<unknown>, { method, path, data }: Call) {
  const isIn = Promise.withResolvers<undefined>();
  const body = new Readable({
    read() {
      isIn.resolve(undefined);
    },
  });
  const answer = test.api.inject({
    method,
    url: `/self-service-api${path}?customerId=1001`,
    headers: {
      authorization: `Bearer ${admin}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    },
    payload: body,
  });
  await isIn.promise;
  await meanwhile();
  body.push(JSON.stringify({ data }));
  body.push(null);
  return answer;
}

const send = (method: 'PUT' | 'DELETE', path: string, data: object) =>
  test.call({ method, path, as: superadmin, data });
const remove = () =>
  send('DELETE', '/users/access', { type: 'Administrator', email: admin, customerId: '1001' });
const limit = () =>
  send('PUT', '/user/assets?customerId=1001', {
    userEmail: admin,
    access: 'Limited',
    assets: [{ id: other, type: 'Account' }],
  });

const alert = { metric: 'DataDk', threshold: 80, recipients: [admin], barring: null };
const suspension = { action: 'Suspend', reason: 'Lost' };

const alertsThere = () => test.database.db.selectFrom('usage_alerts').select('recipients').execute();

describe('a change whose rights are removed before its body arrives', () => {
  const ofSubscription = (task: string) => `/subscriptions/${subscriptionId}/${task}`;
  for (const [what, method, path, data] of [
    ['an alert', 'POST', () => ofSubscription('usage-alerts'), () => alert],
    ['an order', 'PUT', () => ofSubscription('suspension'), () => suspension],
    ['a payment', 'POST', () => '/payment-sessions', () => ({ billingItemIds: [invoice], returnUrl })],
    ['a PUK code', 'POST', () => ofSubscription('puk-code'), () => ({})],
  ] as const) {
    const call = () => ({ method, path: path(), data: data() });

    it(`is refused for a deleted administrator: ${what}`, async () => {
      const answer = await callWhile(remove, call());
      assert.equal(answer.statusCode, 403, answer.body);
      assert.deepEqual(await alertsThere(), []);
    });

    it(`answers 404 when out of reach now: ${what}`, async () => {
      const answer = await callWhile(limit, call());
      assert.equal(answer.statusCode, 404, answer.body);
      assert.deepEqual(await alertsThere(), []);
    });
  }
});

describe('a change in progress when rights are removed', () => {
  for (const [what, takeAway] of [
    ['a deletion', remove],
    ['a limit', limit],
  ] as const)
    it(`completes before ${what}, which hands over its alert with the others`, async t => {
      const of = { alert_id: randomUUID(), customer_id: '1001', account_id: accountId };
      const { db } = test.database;
      const user_id = await userIdOf(db, admin);
      const now = test.clock.now();
      const answer = await startWhileLocked(
        test.database,
        t.signal,
        async transaction => {
          await holdRights(transaction, '1001');
          await transaction
            .insertInto('usage_alerts')
            .values({
              ...of,
              metric: 'DataDk',
              threshold: 80,
              barring: null,
              version: 1,
              recipients: JSON.stringify([admin]),
              set_by: user_id,
              set_by_name: 'A',
              set_at: now,
              correlation_id: randomUUID(),
              next_check_at: now,
            })
            .execute();
        },
        takeAway,
        'advisory',
      );
      assert.equal(answer.statusCode, 200, answer.body);
      assert.deepEqual(await alertsThere(), [{ recipients: [superadmin] }]);
    });
});

describe('the lock on the rights of a customer', () => {
  const lock = 'select pg_advisory_xact_lock';
  for (const [what, change, first] of [
    ['shared for changes', changeForCustomer, `${lock}_shared(`],
    ['exclusive for changes of rights', changeRights, `${lock}(`],
  ] as const)
    it(`is ${what}, and acquired before the rights are read`, async () => {
      const { db, statements } = recordStatements(test.database.db);
      const context = {
        db,
        clock: test.clock,
        outbox: test.outbox,
        portalOrigin: testOrigin,
        orderStepSeconds: 10,
        payments: test.payments,
        isPortal: () => true,
        ownSignIns: undefined,
      };
      const userId = await userIdOf(test.database.db, admin);
      const tenant = {
        userId,
        customerId: '1001',
        role: 'Admin',
        hasContract: true,
        accountIds: 'all',
      } as const;
      const api = Fastify();
      api.addHook('onRequest', async request => {
        Object.assign(request, { userId, tenant: { ...tenant, version: null } });
        await Promise.resolve();
      });
      const config = { access: { to: 'customer', named: 'in-query', role: 'Admin' } } as const;
      api.put('/', { config }, request =>
        change(context, request, async ({ transaction }) => {
          await transaction.selectFrom('customers').select('customer_id').execute();
          return {};
        }),
      );
      assert.equal((await api.inject({ method: 'PUT', url: '/' })).statusCode, 200);
      const order = [first, ' from "memberships"', ' from "customers"'];
      assert.deepEqual(
        statements.map((text, index) => text.includes(order[index] ?? 'no more')),
        [true, true, true],
      );
    });
});
