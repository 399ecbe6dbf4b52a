import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { BARRING_CODES, barringsAnswer } from 'shared/contracts/barrings';
import * as z from 'zod/mini';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { openTestApi } from '../testing/test-api.ts';

const as = 'admin@demo.example';
const test = await openTestApi();
after(() => test.close());

const path = (id: string) => `/subscriptions/${id}/barrings?customerId=1001`;
const read = async (id: string) => z.parse(barringsAnswer, (await test.get(path(id), as)).json()).data;
const set = (id: string, barrings: unknown[]) =>
  test.call({ method: 'PUT', path: path(id), as, data: { barrings } });
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ subCode: string }>().subCode;

describe('barrings of a subscription', () => {
  it('are the five known ones, active if the subscription has the service (CTRL-008, CTRL-010)', async () => {
    const service = {
      code: 'BAR90',
      description: '',
      categories: [],
      serviceInformation: { displayName: '' },
    };
    const id = await addSubscription(test.database.db, '80011001', { services: [service] });
    const { barrings, accountRules } = await read(id);
    assert.deepEqual(
      barrings.map(({ code }) => code),
      BARRING_CODES,
    );
    assert.deepEqual(
      barrings.filter(({ isActive }) => isActive).map(({ code }) => code),
      ['BAR90'],
    );
    assert.ok(accountRules.nationalUsageAllowance);
  });

  it('change with their limit when the order completes (CTRL-007, CTRL-009)', async () => {
    const id = await addSubscription(test.database.db, '80011001', { services: [] });
    const answer = await set(id, [
      { code: 'BARINTCAL', isActive: true },
      { code: 'BARLEVEL', isActive: true, limit: 350 },
    ]);
    assert.equal(answer.statusCode, 202, answer.body);
    assert.ok((await read(id)).barrings.every(({ isActive }) => !isActive));
    await test.passTime(60);
    const on = (await read(id)).barrings.filter(({ isActive }) => isActive);
    assert.deepEqual(on, [
      { code: 'BARINTCAL', isActive: true, limit: null },
      { code: 'BARLEVEL', isActive: true, limit: 350 },
    ]);
    await set(id, [{ code: 'BARLEVEL', isActive: false }]);
    await test.passTime(60);
    assert.deepEqual(
      (await read(id)).barrings.filter(({ isActive }) => isActive).map(({ code }) => code),
      ['BARINTCAL'],
    );
  });

  it('are refused when nothing changes, and have the order type of what changes', async () => {
    const service = { categories: [], description: '', serviceInformation: { displayName: '' } };
    const services = [
      { ...service, code: 'BAR90' },
      { ...service, code: 'BAROUTG' },
    ];
    const id = await addSubscription(test.database.db, '80011001', { services });
    await set(id, [{ code: 'BARLEVEL', isActive: true, limit: 350 }]);
    await test.passTime(60);
    const already = [
      { code: 'BAR90', isActive: true },
      { code: 'BARINTCAL', isActive: false },
      { code: 'BARLEVEL', isActive: true, limit: 350 },
    ];
    assert.equal(codeOf(await set(id, already)), 'SubscriptionActionNotAllowed');
    const typeOf = async (barrings: unknown[]) => {
      const answer = await set(id, barrings);
      await test.passTime(60);
      const { orderId } = answer.json<{ data: { orderId: string } }>().data;
      const read = await test.get(`/orders/${orderId}?customerId=1001`, as);
      return read.json<{ data: { order: { type: string } } }>().data.order.type;
    };
    assert.equal(await typeOf([{ code: 'BARLEVEL', isActive: true, limit: 200 }]), 'CreateBarring');
    assert.equal(
      await typeOf([
        { code: 'BAR90', isActive: true },
        { code: 'BAROUTG', isActive: false },
      ]),
      'RemoveBarring',
    );
  });

  it('require a valid limit, and cannot be removed against the rules of the account', async () => {
    const id = await addSubscription(test.database.db, '80011001');
    assert.equal(codeOf(await set(id, [{ code: 'BARLEVEL', isActive: true }])), 'BarringLimitIsMissing');
    assert.equal((await set(id, [{ code: 'BARLEVEL', isActive: true, limit: 333 }])).statusCode, 400);
    await test.call({
      method: 'PUT',
      path: '/accounts/80011001/owner-controls?customerId=1001',
      as,
      data: { nationalUsageAllowance: 'ForceBlock', retailRoaming: 'NoBlock', roamingCostControl: 'NoBlock' },
    });
    const open = await set(id, [{ code: 'OWNERCONTROL_NUA', isActive: false }]);
    assert.equal(codeOf(open), 'BarringForcedByAccount');
  });
});
