import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { ARGUMENT_ERROR } from 'shared/contracts/api-error';
import { createInvitationCalls } from '../testing/calls/invitation-calls.ts';
import { restorePeople } from '../testing/rows/restore-people.ts';
import { openTestApi, type TestCall } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const account = { id: '80011001', type: 'Account' };

const test = await openTestApi();
beforeEach(() => restorePeople(test.database.db));
after(() => test.close());

const { invited, inOverview, newestToken } = createInvitationCalls(test);

describe('answers of administrator calls', () => {
  it('PUT user/assets answers the new access with its version (ADM-078)', async () => {
    const data = { userEmail: 'Admin@Demo.example', access: 'Limited', assets: [account] };
    const answer = await test.call({
      method: 'PUT',
      path: '/user/assets?customerId=1001',
      as: superadmin,
      data,
    });
    assert.equal(answer.statusCode, 200);
    const user = { email: 'admin@demo.example', accessType: 'Limited', assets: [account], version: 2 };
    assert.deepEqual(answer.json(), { data: { user } });
  });

  it('DELETE users/access answers the e-mail and the customer (ADM-078)', async () => {
    const data = { type: 'Administrator', email: 'Admin@Demo.example', customerId: '1001' };
    const answer = await test.call({ method: 'DELETE', path: '/users/access', as: superadmin, data });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { data: { email: 'admin@demo.example', customerId: '1001' } });
  });

  it('POST invitations with an e-mail alone invites an administrator with full access (INV-047)', async () => {
    for (const [email, rest] of [
      ['kort@firma.example', {}],
      ['lang@firma.example', { type: 'AdministratorInvitation', assets: [] }],
    ] as const) {
      await invited({ email, ...rest });
      const [item] = await inOverview(email);
      assert.equal(item?.userType, 'AdministratorInvitation');
      assert.equal(item.accessType, 'Full');
      assert.deepEqual(item.assets, []);
      assert.match(await newestToken(), /^[\w-]{43}$/);
    }
  });
});

describe('refusals of administrator calls', () => {
  const invitations = '/invitations?customerId=1001';
  const assets = '/user/assets?customerId=1001';
  const invite = (data: object): TestCall => ({ method: 'POST', path: invitations, as: superadmin, data });
  const setAccess = (data: object): TestCall => ({ method: 'PUT', path: assets, as: superadmin, data });
  const removeAccess = (data: object): TestCall => ({
    method: 'DELETE',
    path: '/users/access',
    as: superadmin,
    data: { customerId: '1001', type: 'Administrator', ...data },
  });

  const cases: [string, TestCall, number, { code: string; subCode?: string; message?: string }][] = [
    [
      'without a token',
      { ...invite({ email: 'a@firma.example' }), as: undefined },
      401,
      { code: 'Unauthorized' },
    ],
    ['by an administrator', { ...invite({}), as: 'admin@demo.example' }, 403, { code: 'Forbidden' }],
    [
      'without a customer',
      { ...invite({}), path: '/invitations' },
      400,
      { code: ARGUMENT_ERROR, subCode: 'CustomerIdIsRequired' },
    ],
    ['without an e-mail', invite({}), 400, { code: ARGUMENT_ERROR, message: 'Not valid: data' }],
    [
      'for an address that is an administrator',
      invite({ email: 'admin@demo.example' }),
      400,
      { code: ARGUMENT_ERROR, subCode: 'SelfserviceUserAlreadyExists' },
    ],
    [
      'for an unknown invitation',
      { method: 'DELETE', path: `${invitations}&invitationId=1`, as: superadmin },
      404,
      { code: 'NotFound' },
    ],
    [
      'for an unknown administrator',
      setAccess({ userEmail: 'x@firma.example', access: 'Full' }),
      404,
      { code: 'NotFound' },
    ],
    [
      'with a stale version',
      { ...setAccess({ userEmail: 'admin@demo.example', access: 'Full' }), headers: { 'if-match': '"9"' } },
      412,
      { code: 'StaleVersion' },
    ],
    [
      'for a superadministrator',
      removeAccess({ email: 'single@demo.example', customerId: '1002' }),
      400,
      { code: ARGUMENT_ERROR, subCode: 'ExistingSuperadminCannotBeDowngraded' },
    ],
    ['for the caller', removeAccess({ email: superadmin }), 403, { code: 'Forbidden' }],
    ['for an unknown person', removeAccess({ email: 'x@firma.example' }), 404, { code: 'NotFound' }],
  ];
  for (const [title, call, status, body] of cases) {
    it(`${title}: ${String(status)} with the code and, for argument errors, the sub-code (HTTP-024, HTTP-025)`, async () => {
      const answer = await test.call(call);
      assert.equal(answer.statusCode, status, answer.body);
      assert.deepEqual(answer.json(), { ...body, statusCode: String(status), failingSystem: 'Selfservice' });
    });
  }

  it('with an idempotency key of another call: 422 within a day (HTTP-025)', async () => {
    const send = (email: string) =>
      test.call({ ...invite({ email }), headers: { 'idempotency-key': 'key-1' } });
    await send('a@firma.example');
    test.clock.advance(23 * 3_600_000);
    assert.deepEqual((await send('b@firma.example')).json(), {
      code: 'IdempotencyKeyReused',
      statusCode: '422',
      failingSystem: 'Selfservice',
    });
    test.clock.advance(2 * 3_600_000);
    assert.equal((await send('b@firma.example')).statusCode, 200);
  });
});
