import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { invitationUsersAnswer, usersAnswer, type Administrator } from 'shared/contracts/administrator';
import { customerAnswer, customerRolesAnswer, customersAnswer } from 'shared/contracts/customer';
import { profileAnswer } from 'shared/contracts/profile';
import * as z from 'zod/mini';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';

const test = await openTestApi();
after(() => test.close());

async function lookUp(query: string, customerId = '1001', email = superadmin) {
  const answer = await test.get(`/customers/${customerId}/users/v2?${query}`, email);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(usersAnswer, answer.json()).data;
}

async function overview(query: string, email = superadmin) {
  const answer = await test.get(`/customers/1001/users?${query}`, email);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(invitationUsersAnswer, answer.json()).data;
}

describe('customers of the caller', () => {
  it('are listed with their roles, sorted by Danish name (CUST-001, CUST-005, CUST-006)', async () => {
    const answer = await test.get('/customers', superadmin);
    const { customers } = z.parse(customersAnswer, answer.json()).data;
    assert.deepEqual(
      customers.map(customer => [customer.id, customer.companyName, customer.role, customer.hasContract]),
      [
        ['1003', 'Fjordby Hospital', 'Superadmin', true],
        ['1002', 'Klitten Café ApS', 'Superadmin', false],
        ['1004', 'Kystvejen 12', 'Admin', true],
        ['1001', 'Nordhavn Byg A/S', 'Superadmin', true],
      ],
    );
  });

  it('have the role spelled as in the specification (CUST-021)', async () => {
    assert.match((await test.get('/customers/1001', superadmin)).body, /"role":"SuperAdmin"/);
  });

  it('are none for a person without customers', async () => {
    const answer = await test.get('/customers', 'nocustomers@demo.example');
    assert.deepEqual(z.parse(customersAnswer, answer.json()).data.customers, []);
  });

  it('can be read one by one, and their roles alone', async () => {
    const one = z.parse(customerAnswer, (await test.get('/customers/1002', superadmin)).json()).data.customer;
    assert.equal(one.companyName, 'Klitten Café ApS');
    const roles = z.parse(customerRolesAnswer, (await test.get('/customers/1004/roles', superadmin)).json())
      .data.roles;
    assert.deepEqual(roles, [{ id: '1004', role: 'Admin' }]);
  });
});

describe('GET /customers/:customerId/users', () => {
  it('pages through administrators and invitations, each once (ADM-072, ADM-024)', async () => {
    const all: Administrator[] = [];
    for (let offset = 0; ; offset += 10) {
      const page = await overview(`requestedUserType=1&pageSize=10&offset=${String(offset)}`);
      assert.equal(page.pageSize, 10);
      all.push(...page.invitationUsers);
      if (!page.hasNextPage) break;
    }
    const count = (type: string) => all.filter(user => user.userType === type).length;
    assert.equal(count('SuperAdministrator') + count('Administrator'), 40);
    assert.equal(count('AdministratorInvitation'), 5);
    assert.equal(count('SuperAdministratorInvitation'), 5);
    assert.equal(all.length, 50);
    assert.equal(new Set(all.map(user => user.userId ?? user.invitationId)).size, 50);
  });

  it('accepts the requested type by name and by number (ADM-073)', async () => {
    const byName = await overview('requestedUserType=InvitationSuperadminsAndAdmins');
    assert.deepEqual(await overview('requestedUserType=1'), byName);
  });

  it('searches by e-mail and name, case-insensitively', async () => {
    for (const text of ['limited@demo', 'line kildemark', 'KILDEMARK']) {
      const { invitationUsers } = await overview(`query=${encodeURIComponent(text)}`);
      assert(
        invitationUsers.some(user => user.email === 'limited@demo.example'),
        text,
      );
    }
  });

  it('shows a limited administrator only the billing accounts within their own reach (CUST-032)', async () => {
    const { invitationUsers } = await overview('pageSize=200', 'limited@demo.example');
    const shown = new Set(invitationUsers.flatMap(user => user.assets.map(asset => asset.id)));
    assert([...shown].every(id => limitedAccountIds.some(own => own === id)));
  });
});

describe('GET /customers/:customerId/users/v2', () => {
  it('finds one user by e-mail and type, with access and accounts (ADM-069, ADM-071, ADM-009)', async () => {
    const { users, totalCount } = await lookUp(
      'requestedTypes=Administrator&searchQuery=limited@demo.example',
    );
    assert.equal(totalCount, 1);
    const [user] = users;
    assert.equal(user?.email, 'limited@demo.example');
    assert.equal(user.accessType, 'Limited');
    assert.deepEqual(
      user.assets,
      limitedAccountIds.map(id => ({ id, type: 'Account' })),
    );
    assert.equal(user.invitationId, undefined);
  });

  it('filters by the requested types, and returns all types by default (CUST-019)', async () => {
    const invitations = await lookUp(
      'requestedTypes=EmployeeInvitation&requestedTypes=AdministratorInvitation&pageSize=50',
    );
    assert.equal(invitations.totalCount, 10);
    assert(
      invitations.users.every(
        user => user.userType.endsWith('Invitation') && user.invitationId && !user.userId,
      ),
    );
    for (const type of ['AdministratorInvitation', 'SuperAdministratorInvitation', 'EmployeeInvitation'])
      assert.equal((await lookUp(`requestedTypes=${type}`)).totalCount, 5, type);
    assert.equal((await lookUp('pageSize=1')).totalCount, 40 + 15 + 25);
  });

  it('has the same total count on a page beyond the end, with and without a search', async () => {
    for (const search of ['', 'searchQuery=demo.example&']) {
      const { totalCount } = await lookUp(`${search}pageSize=10`);
      const beyond = await lookUp(`${search}pageSize=10&offset=1000`);
      assert.deepEqual(beyond.users, []);
      assert.equal(beyond.totalCount, totalCount);
      assert(totalCount > 0);
    }
  });

  it('refuses type Unknown (ADM-068)', async () => {
    const answer = await test.get('/customers/1001/users/v2?requestedTypes=Unknown', superadmin);
    assert.equal(answer.statusCode, 400);
  });

  it('sorts by e-mail, name, creation and latest login in both directions at 1,000 administrators', async () => {
    const collator = new Intl.Collator('da', { numeric: true, sensitivity: 'base' });
    const keys = {
      Email: (user: Administrator) => user.email,
      Name: (user: Administrator) => `${String(user.firstName)} ${String(user.lastName)}`,
      Created: (user: Administrator) => user.created,
      LastLogin: (user: Administrator) => user.lastLogin,
    };
    for (const [orderBy, keyOf] of Object.entries(keys)) {
      for (const sortOrder of ['Ascending', 'Descending']) {
        const all: Administrator[] = [];
        for (let offset = 0; offset < 1000; offset += 200) {
          const query = `orderBy=${orderBy}&sortOrder=${sortOrder}&pageSize=200&offset=${String(offset)}`;
          all.push(...(await lookUp(query, '1003')).users);
        }
        assert.equal(new Set(all.map(user => user.userId)).size, 1000);
        const present = all.map(keyOf).filter(key => key !== null && key !== undefined);
        assert.deepEqual(all.map(keyOf).slice(0, present.length), present, 'missing values come last');
        for (const [index, key] of present.slice(1).entries()) {
          const before = present[index] ?? '';
          const compared =
            orderBy === 'Name' ? collator.compare(before, key) : before < key ? -1 : before > key ? 1 : 0;
          assert(sortOrder === 'Ascending' ? compared <= 0 : compared >= 0, `${orderBy}: ${before}, ${key}`);
        }
      }
    }
  });
});

describe('GET /user', () => {
  it("returns the caller's profile without the password (PRO-002)", async () => {
    const answer = await test.get('/user', 'limited@demo.example');
    const { user } = z.parse(profileAnswer, answer.json()).data;
    assert.equal(user.email, 'limited@demo.example');
    assert.equal(`${user.firstName} ${user.lastName}`, 'Line Kildemark');
    assert.match(user.phoneNumber ?? '', /^\d{8}$/);
    assert.doesNotMatch(answer.body, /argon2|password/i);
  });
});
