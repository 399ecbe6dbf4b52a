import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { invitationUsersAnswer } from 'shared/contracts/administrator';
import { openInvitationAnswer } from 'shared/contracts/invitation';
import * as z from 'zod/mini';
import { createInvitationCalls } from '../testing/calls/invitation-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { restorePeople } from '../testing/rows/restore-people.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const day = 86_400_000;

const test = await openTestApi();
beforeEach(async () => {
  test.clock.set(new Date());
  await restorePeople(test.database.db);
});
after(() => test.close());

const { invited, newestToken, accept, join, inOverview, auditOf } = createInvitationCalls(test);

describe('the link of an invitation', () => {
  it('shows the invited e-mail and the company without a login', async () => {
    await invited({ email: 'a@firma.example' });
    const answer = await test.get(`/invitations/${await newestToken()}`);
    const { invitation } = z.parse(openInvitationAnswer, answer.json()).data;
    assert.equal(invitation.email, 'a@firma.example');
    assert.equal(invitation.companyName, 'Nordhavn Byg A/S');
    assert.equal(invitation.hasLogin, false);
  });

  it('creates an administrator with exactly the given accounts, once (CUST-032, INV-002)', async () => {
    const assets = [
      { id: '80011002', type: 'Account' },
      { id: '80011003', type: 'Account' },
    ];
    await invited({ email: 'a@firma.example', assets });
    const token = await newestToken();
    const count = async () => {
      const answer = await test.get('/customers/1001/users', superadmin);
      return z.parse(invitationUsersAnswer, answer.json()).data.totalCount;
    };
    const counted = await count();
    const answers = await Promise.all([accept(token), accept(token)]);
    assert.deepEqual(answers.map(one => one.statusCode).sort(), [200, 400]);
    assert.equal(statusAndCode(await accept(token)), '400 InvitationTokenIsNotFound');
    assert.equal(statusAndCode(await test.get(`/invitations/${token}`)), '400 InvitationTokenIsNotFound');

    const found = await inOverview('a@firma.example');
    assert.deepEqual(
      found.map(one => [one.userType, one.firstName, one.assets]),
      [['Administrator', 'Åse', assets]],
    );
    assert.equal(await count(), counted);
    const accounts = await test.get('/accounts?customerId=1001&pageSize=200', 'a@firma.example');
    assert.deepEqual(
      accounts
        .json<{ data: { accounts: { accountId: string }[] } }>()
        .data.accounts.map(one => one.accountId)
        .sort(),
      ['80011002', '80011003'],
    );
    assert.equal((await auditOf('a@firma.example')).at(-1)?.action, 'InvitationAccepted');
  });

  it('repeats the answer for the same idempotency key, and refuses the key with other data', async () => {
    await invited({ email: 'a@firma.example' });
    const token = await newestToken();
    const headers = { 'idempotency-key': 'key-1' };
    const first = await accept(token, {}, headers);
    assert.equal(first.statusCode, 200, first.body);
    assert.equal((await accept(token, {}, headers)).body, first.body);
    // The password is not part of the request fingerprint, so that no unsalted hash of it is stored.
    assert.equal((await accept(token, { password: 'Noget Andet 1' }, headers)).body, first.body);
    assert.equal(
      statusAndCode(await accept(token, { firstName: 'Bo' }, headers)),
      '422 IdempotencyKeyReused',
    );
    const accepted = (await auditOf('a@firma.example')).filter(
      ({ action }) => action === 'InvitationAccepted',
    );
    assert.equal(accepted.length, 1);
  });

  it('repeats the answer of joining for the same idempotency key only', async () => {
    await invited({ email: 'employee@demo.example' });
    const token = await newestToken();
    const headers = { 'idempotency-key': 'key-1' };
    const first = await join(token, 'employee@demo.example', headers);
    assert.equal(first.statusCode, 200, first.body);
    assert.equal((await join(token, 'employee@demo.example', headers)).body, first.body);
    assert.equal(statusAndCode(await join(token, 'employee@demo.example')), '400 InvitationTokenIsNotFound');
  });

  it('expires after fourteen days by the clock of the platform', async () => {
    await invited({ email: 'a@firma.example' });
    const token = await newestToken();
    test.clock.advance(14 * day);
    assert.equal(statusAndCode(await accept(token)), '400 InvitationTokenIsNotFound');
    assert.equal(statusAndCode(await join(token, superadmin)), '400 InvitationTokenIsNotFound');
  });

  for (const bad of ['Kort1aA', 'kunsmaa1', 'KUNSTORE1', 'IngenCiffer', '']) {
    it(`refuses the password ${JSON.stringify(bad)} and stays valid (VAL-016, VAL-017)`, async () => {
      await invited({ email: 'a@firma.example' });
      const token = await newestToken();
      assert.equal(statusAndCode(await accept(token, { password: bad })), '400 InvalidPassword');
      assert.equal((await accept(token)).statusCode, 200);
    });
  }

  it('refuses a common password and a link in the name, and stays valid', async () => {
    await invited({ email: 'birthe@firma.example' });
    const token = await newestToken();
    for (const password of ['Password1', 'Birthe1985', 'NielsenHolm1'])
      assert.equal(
        statusAndCode(await accept(token, { password, firstName: 'Nielsen', lastName: 'Holm' })),
        '400 CommonPassword',
      );
    const firstName = 'https://evil.example/win';
    assert.equal(statusAndCode(await accept(token, { firstName })), '400 LinkInName');
    assert.equal((await accept(token)).statusCode, 200);
  });

  for (const phoneNumber of ['1234567', '12345678', '223344556', '2233445a']) {
    it(`refuses the phone number ${phoneNumber} (VAL-013, VAL-014, VAL-015)`, async () => {
      await invited({ email: 'a@firma.example' });
      assert.equal(statusAndCode(await accept(await newestToken(), { phoneNumber })), '400 ArgumentError');
    });
  }

  it('never creates a login for an existing person, who signs in and joins instead', async () => {
    await invited({ email: 'single@demo.example', assets: [{ id: '80011001', type: 'Account' }] });
    const token = await newestToken();
    const shown = z.parse(openInvitationAnswer, (await test.get(`/invitations/${token}`)).json());
    assert.equal(shown.data.invitation.hasLogin, true);
    assert.equal(statusAndCode(await accept(token)), '400 SelfserviceUserAlreadyExists');
    assert.equal(statusAndCode(await join(token, 'admin@demo.example')), '403 Forbidden');
    assert.equal((await join(token, 'single@demo.example')).statusCode, 200);
    assert.equal(statusAndCode(await join(token, 'single@demo.example')), '400 InvitationTokenIsNotFound');
    const [item] = await inOverview('single@demo.example');
    assert.equal(item?.userType, 'Administrator');
    assert.deepEqual(item.assets, [{ id: '80011001', type: 'Account' }]);
  });

  it('turns an employee into an administrator', async () => {
    await invited({ email: 'employee@demo.example' });
    assert.equal((await join(await newestToken(), 'employee@demo.example')).statusCode, 200);
    assert.equal((await inOverview('employee@demo.example'))[0]?.userType, 'Administrator');
  });
});
