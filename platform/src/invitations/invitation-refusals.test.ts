import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { createInvitationCalls } from '../testing/calls/invitation-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { restorePeople } from '../testing/rows/restore-people.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';

const test = await openTestApi();
beforeEach(() => restorePeople(test.database.db));
after(() => test.close());

const { invite, mails } = createInvitationCalls(test);

describe('an invitation is refused', () => {
  const cases: [string, object, string][] = [
    ['for an administrator', { email: 'ADMIN@demo.example' }, '400 SelfserviceUserAlreadyExists'],
    ['for a superadministrator (ERR-049)', { email: superadmin }, '400 ExistingSuperadminCannotBeDowngraded'],
    [
      'of another type (ERR-050)',
      { email: 'a@firma.example', type: 'EmployeeInvitation' },
      '400 InvalidInvitationTypeGiven',
    ],
    [
      'of an invented type (ERR-050)',
      { email: 'a@firma.example', type: 'x' },
      '400 InvalidInvitationTypeGiven',
    ],
    [
      'as superadministrator (CUST-029)',
      { email: 'a@firma.example', type: 'SuperAdministratorInvitation' },
      '403 Forbidden',
    ],
    [
      'for a denied domain (ERR-049)',
      { email: 'a@konkurrent.example' },
      '400 CustomerDoesNotHaveRightToUseDomain',
    ],
    [
      'below a denied domain (ERR-049)',
      { email: 'a@mail.konkurrent.example' },
      '400 CustomerDoesNotHaveRightToUseDomain',
    ],
    [
      'with a foreign account',
      { email: 'a@firma.example', assets: [{ id: '80021001', type: 'Account' }] },
      '404 NotFound',
    ],
    [
      'with another kind of asset',
      { email: 'a@firma.example', assets: [{ id: '80011001', type: 'Car' }] },
      '400 ArgumentError',
    ],
    ['without an e-mail', {}, '400 ArgumentError'],
  ];
  for (const [title, body, expected] of cases) {
    it(title, async () => {
      assert.equal(statusAndCode(await invite(body)), expected);
      assert.deepEqual(await mails(), []);
    });
  }

  const illegal = [
    '',
    'x',
    'firma.example',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b..example',
    '.a@b.example',
    'a@b.example\nBcc: x@y.example',
  ];
  const unreachable = [
    'a@firma.test',
    'a@x.invalid',
    'a@localhost',
    'a@pc.local',
    'a@example.com',
    'no-reply@firma.example',
    'a@127.0.0.1',
  ];
  for (const email of [...illegal, ...unreachable]) {
    it(`for ${JSON.stringify(email)}, which is undeliverable`, async () => {
      assert.equal(statusAndCode(await invite({ email })), '400 IllegalSendToEmail');
    });
  }

  it('by anybody but superadministrators (CUST-028)', async () => {
    for (const as of [
      'admin@demo.example',
      'limited@demo.example',
      'employee@demo.example',
      'single@demo.example',
    ]) {
      assert.equal(statusAndCode(await invite({ email: 'a@firma.example' }, {}, as)), '403 Forbidden', as);
    }
  });
});
