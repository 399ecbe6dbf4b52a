import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openTestApi } from '../testing/test-api.ts';

interface WireCustomer {
  id: string;
  type: string;
  role: string;
  accessType: string;
}

const test = await openTestApi();
after(() => test.close());

async function customersOf(email: string): Promise<WireCustomer[]> {
  const answer = await test.get('/customers', email);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: { customers: WireCustomer[] } }>().data.customers;
}

describe('the customers routes', () => {
  it('return the customers of the caller with the role at each (CUST-008, CUST-009)', async () => {
    const customers = await customersOf('superadmin@demo.example');
    assert.deepEqual(customers.map(({ id, role }) => [id, role]).sort(), [
      ['1001', 'SuperAdmin'],
      ['1002', 'SuperAdmin'],
      ['1003', 'SuperAdmin'],
      ['1004', 'Admin'],
    ]);
    const one = await test.get('/customers/1001', 'superadmin@demo.example');
    assert.deepEqual(one.json(), { data: { customer: customers.find(({ id }) => id === '1001') } });
  });

  it('return the roles alone, for the portal without get-customers-v2 (CUST-009)', async () => {
    const roles = await test.get('/customers/1001/roles', 'admin@demo.example');
    assert.deepEqual(roles.json(), { data: { roles: [{ id: '1001', role: 'Admin' }] } });
  });

  it('distinguish full and limited access', async () => {
    const access = async (email: string) =>
      (await customersOf(email)).flatMap(({ id, accessType }) => (id === '1001' ? accessType : []));
    assert.deepEqual(await access('superadmin@demo.example'), ['Full']);
    assert.deepEqual(await access('admin@demo.example'), ['Full']);
    assert.deepEqual(await access('limited@demo.example'), ['Limited']);
  });

  it('return business customers to employees and administrators (CUST-023)', async () => {
    for (const [email, role] of [
      ['employee@demo.example', 'User'],
      ['admin@demo.example', 'Admin'],
    ] as const) {
      const [customer, ...others] = await customersOf(email);
      assert.deepEqual([customer?.type, customer?.role, others], ['Business', role, []]);
    }
  });

  it('return roles that have read access in the other areas, too; others have none (CUST-022)', async () => {
    const areas = ['/subscriptions', '/orders', '/accounts', '/billing-items'];
    for (const area of areas) {
      for (const email of ['employee@demo.example', 'admin@demo.example', 'superadmin@demo.example'])
        assert.equal((await test.get(`${area}?customerId=1001`, email)).statusCode, 200, `${area} ${email}`);
      const stranger = await test.get(`${area}?customerId=1001`, 'single@demo.example');
      assert.equal(stranger.statusCode, 403, area);
    }
  });
});
