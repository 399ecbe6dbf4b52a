import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { allowedActionsAnswer, SUBSCRIPTION_ACTIONS } from 'shared/contracts/allowed-actions';
import * as z from 'zod/mini';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

async function reasons(id: string, as: string, customerId = '1001') {
  const answer = await test.get(`/subscriptions/${id}/allowed-actions?customerId=${customerId}`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  const { actions } = z.parse(allowedActionsAnswer, answer.json()).data;
  assert.deepEqual(
    actions.map(({ action }) => action),
    SUBSCRIPTION_ACTIONS.filter(action => action !== 'Unknown'),
  );
  for (const { allowed, reasonCode } of actions) assert.equal(allowed, reasonCode === null);
  return Object.fromEntries(actions.map(({ action, reasonCode }) => [action, reasonCode]));
}

describe('GET /subscriptions/:subscriptionId/allowed-actions', () => {
  it('depends on the status, the orders and the customer (SUB-027, SUB-028, SUB-029, SUB-030, SUB-034, SUB-036, SUB-046)', async () => {
    const id = await addSubscription(test.database.db);
    assert.equal((await reasons(id, 'admin@demo.example'))['Suspension'], null);
    const ordered = await test.call({
      method: 'PUT',
      path: `/subscriptions/${id}/suspension?customerId=1001`,
      as: 'admin@demo.example',
      data: { action: 'Suspend', reason: 'Stolen' },
    });
    assert.equal(ordered.statusCode, 202);
    assert.equal((await reasons(id, 'admin@demo.example'))['Suspension'], 'OrderInProcessing');
    await test.passTime(60);
    const afterwards = await reasons(id, 'admin@demo.example');
    assert.deepEqual([afterwards['Suspension'], afterwards['Barrings']], [null, 'Suspended']);

    const withoutContract = await reasons('1002000001', 'superadmin@demo.example', '1002');
    assert.deepEqual([withoutContract['SimCards'], withoutContract['Suspension']], ['MissingContract', null]);
    const ofLine = await addSubscription(test.database.db, undefined, { has_price_plans: false });
    assert.equal((await reasons(ofLine, 'admin@demo.example'))['PricePlan'], 'NoPricePlans');
    const homeOffice = await reasons('1004000001', 'superadmin@demo.example', '1004');
    assert.deepEqual(
      [homeOffice['BillingAccount'], homeOffice['Terminate']],
      ['HomeOfficeAccount', 'UnknownSubscriptionType'],
    );
  });

  it('allows nothing to an employee', async () => {
    const id = await addSubscription(test.database.db);
    const given = new Set(Object.values(await reasons(id, 'employee@demo.example')));
    assert.deepEqual([...given], ['RoleNotSufficient']);
  });

  it('allows only reporting a loss to the user of the subscription', async () => {
    const email = 'employee@demo.example';
    const id = await addSubscription(test.database.db, '80011001', { email });
    const { ReportLoss, ...others } = await reasons(id, email);
    assert.equal(ReportLoss, null);
    assert.deepEqual([...new Set(Object.values(others))], ['RoleNotSufficient']);
  });
});
