import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { invitationAnswer } from 'shared/contracts/invitation';
import * as z from 'zod/mini';
import { createInvitationCalls } from '../testing/calls/invitation-calls.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { restorePeople } from '../testing/rows/restore-people.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const minute = 60_000;
const day = 86_400_000;

const test = await openTestApi();
beforeEach(async () => {
  test.clock.set(new Date());
  await restorePeople(test.database.db);
});
after(() => test.close());

const { invite, invited, mails, newestToken, accept, remove, inOverview, auditOf } =
  createInvitationCalls(test);

describe('an invitation', () => {
  it('is stored, mailed and logged (INV-001, INV-036, INV-038)', async () => {
    const answer = await invite({ email: ' Ny.Admin@Firma.example ' }, { 'x-correlation-id': 'trace-1' });
    const { invitation } = z.parse(invitationAnswer, answer.json()).data;
    assert.equal(invitation.outcome, 'Created');
    assert.equal(invitation.email, 'ny.admin@firma.example');
    assert.equal(Date.parse(invitation.expiresAt) - Date.parse(invitation.sentAt), 14 * day);
    const [mail, ...others] = await mails();
    assert.deepEqual(others, []);
    assert.equal(mail?.to, 'ny.admin@firma.example');
    assert.match(mail.text, /Sanne Østerhede har inviteret dig .* Nordhavn Byg A\/S/);
    const [entry] = await auditOf('ny.admin@firma.example');
    assert.equal(entry?.action, 'InvitationCreated');
    assert.equal(entry.actor_email, superadmin);
    assert.equal(entry.correlation_id, 'trace-1');
    assert.equal(entry.before, null);
    assert.deepEqual(entry.after?.accessType, 'Full');
  });

  it('has its token in the mail only, not elsewhere in the database', async () => {
    await invited({ email: 'a@firma.example' });
    const token = await newestToken();
    assert.equal(token.length, 43);
    for (const table of ['invitations', 'audit_log', 'idempotency_keys'] as const) {
      const rows = await test.database.db.selectFrom(table).selectAll().execute();
      assert(!JSON.stringify(rows).includes(token), table);
    }
  });

  it('has inviter, dates and status in the overview (INV-002)', async () => {
    const { invitationId, expiresAt, sentAt, resendAvailableAt } = await invited({
      email: 'a@firma.example',
    });
    const [item] = await inOverview('a@firma.example');
    assert.equal(item?.userType, 'AdministratorInvitation');
    assert.deepEqual(
      { ...item, userType: undefined, created: undefined },
      {
        invitationId,
        expiresAt,
        sentAt,
        resendAvailableAt,
        email: 'a@firma.example',
        status: 'Pending',
        firstName: null,
        lastName: null,
        lastLogin: null,
        accessType: 'Full',
        assets: [],
        inviter: { name: 'Sanne Østerhede', email: superadmin },
        userType: undefined,
        created: undefined,
      },
    );
    test.clock.advance(14 * day);
    assert.equal((await inOverview('a@firma.example'))[0]?.status, 'Expired');
  });

  it('is created once with one mail by a hundred concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        invite({ email: 'a@firma.example', type: 'AdministratorInvitation' }),
      ),
    );
    const outcomes = answers.map(answer => z.parse(invitationAnswer, answer.json()).data.invitation);
    assert.equal(new Set(outcomes.map(({ invitationId }) => invitationId)).size, 1);
    assert.equal(outcomes.filter(({ outcome }) => outcome === 'Created').length, 1);
    assert.equal((await mails()).length, 1);
    assert.equal((await auditOf('a@firma.example')).length, 1);
  });

  it('repeats the answer for the same idempotency key, and refuses the key for another call for a day', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => invite({ email: 'a@firma.example' }, headers)),
    );
    assert.equal(new Set(answers.map(answer => answer.body)).size, 1);
    assert.equal(
      statusAndCode(await invite({ email: 'b@firma.example' }, headers)),
      '422 IdempotencyKeyReused',
    );
    assert.deepEqual(await inOverview('b@firma.example'), []);
    assert.equal(
      statusAndCode(await invite({ email: 'b@firma.example' }, { 'idempotency-key': 'a b' })),
      '400 ArgumentError',
    );
    test.clock.advance(2 * day);
    const later = await invite({ email: 'b@firma.example' }, headers);
    assert.equal(later.statusCode, 200);
  });

  it('is limited to fifty per person an hour', async () => {
    const { db } = test.database;
    await invited({ email: 'a@firma.example' });
    await db
      .updateTable('sign_in_attempts')
      .set({ failures: 50 })
      .where('subject', 'like', 'invitations by %')
      .execute();
    assert.equal(statusAndCode(await invite({ email: 'b@firma.example' })), '429 TooManyRequests');
    await db.deleteFrom('sign_in_attempts').execute();
    await invited({ email: 'b@firma.example' });
  });

  it('does not store the idempotency key of a refused call', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    assert.equal(statusAndCode(await invite({ email: 'x' }, headers)), '400 IllegalSendToEmail');
    assert.equal((await invite({ email: 'a@firma.example' }, headers)).statusCode, 200);
  });
});

describe('resending an invitation', () => {
  const again = { email: 'a@firma.example', type: 'AdministratorInvitation' };

  it('sends a new link after a minute, and invalidates the old one (INV-003, INV-037)', async () => {
    const first = await invited({ email: 'a@firma.example', assets: [{ id: '80011001', type: 'Account' }] });
    const oldToken = await newestToken();
    assert.equal((await invited(again)).outcome, 'Unchanged');
    test.clock.advance(minute);
    const second = await invited(again);
    assert.equal(second.outcome, 'Resent');
    assert.equal(second.invitationId, first.invitationId);
    assert.equal((await mails()).length, 2);
    assert.equal(statusAndCode(await test.get(`/invitations/${oldToken}`)), '400 InvitationTokenIsNotFound');
    assert.equal((await test.get(`/invitations/${await newestToken()}`)).statusCode, 200);
    const [item] = await inOverview('a@firma.example');
    assert.deepEqual(
      item?.assets,
      [{ id: '80011001', type: 'Account' }],
      'a resend must not widen the access',
    );
    assert.deepEqual(
      (await auditOf('a@firma.example')).map(entry => entry.action),
      ['InvitationCreated', 'InvitationResent'],
    );
  });

  it('sends a new link when the clock was set back since the last one', async () => {
    await invited({ email: 'a@firma.example' });
    test.clock.advance(-day);
    const [item] = await inOverview('a@firma.example');
    assert(Date.parse(item?.resendAvailableAt ?? '') <= test.clock.now().getTime());
    assert.equal((await invited(again)).outcome, 'Resent');
    assert.equal((await invited(again)).outcome, 'Unchanged');
    test.clock.advance(day);
  });

  it('answers 404 for an invitation that was deleted meanwhile', async () => {
    const assets = [{ id: '80011001', type: 'Account' }];
    const { invitationId } = await invited({ email: 'a@firma.example', assets });
    test.clock.advance(minute);
    assert.equal((await invited({ ...again, invitationId })).outcome, 'Resent');
    assert.equal((await remove(invitationId)).statusCode, 200);
    const mailed = (await mails()).length;
    assert.equal(statusAndCode(await invite({ ...again, invitationId })), '404 NotFound');
    assert.deepEqual(await inOverview('a@firma.example'), []);
    const other = await invited({ email: 'a@firma.example', assets });
    assert.equal(statusAndCode(await invite({ ...again, invitationId })), '404 NotFound');
    assert.equal((await invited({ ...again, invitationId: other.invitationId })).outcome, 'Unchanged');
    assert.equal((await mails()).length, mailed + 1);
  });

  it('makes expired and failed invitations pending again', async () => {
    const open = await inOverview('inviteret');
    assert.deepEqual(
      open
        .filter(item => item.userType === 'AdministratorInvitation')
        .map(item => item.status)
        .sort(),
      ['Expired', 'Failed', 'Pending', 'Pending', 'Pending'],
    );
    for (const { email, status } of open.filter(
      item => item.status === 'Expired' || item.status === 'Failed',
    )) {
      assert.equal(
        (await invited({ email, type: 'AdministratorInvitation' })).status,
        'Pending',
        String(status),
      );
    }
  });

  it('updates the accounts, even within the minute', async () => {
    await invited({ email: 'a@firma.example' });
    await invited({ ...again, assets: [{ id: '80011002', type: 'Account' }] });
    const [item] = await inOverview('a@firma.example');
    assert.equal(item?.accessType, 'Limited');
    assert.equal((await mails()).length, 1);
    assert.equal((await auditOf('a@firma.example')).at(-1)?.action, 'AccessChanged');
  });

  it('is refused for invitations of superadministrators (CUST-029, INV-021)', async () => {
    const item = (await inOverview('inviteret')).find(one => one.userType === 'SuperAdministratorInvitation');
    assert(item?.invitationId);
    assert.equal(
      statusAndCode(await invite({ email: item.email, type: 'AdministratorInvitation' })),
      '403 Forbidden',
    );
    assert.equal(statusAndCode(await remove(item.invitationId)), '403 Forbidden');
  });
});

describe('an undeliverable mail', () => {
  it('marks its invitation as failed, to be resent at once (INV-004)', async () => {
    await invited({ email: 'a@ukendt.example' });
    assert.deepEqual(await mails(), []);
    assert.equal((await inOverview('a@ukendt.example'))[0]?.status, 'Failed');
    assert.equal((await invited({ email: 'a@ukendt.example' })).outcome, 'Resent');
  });
});

describe('deleting an invitation', () => {
  it('removes it from the overview, disables the link, cancels the waiting mail and is logged (INV-040)', async () => {
    const { invitationId } = await invited({ email: 'a@firma.example' });
    const token = await newestToken();
    await test.database.db.updateTable('outbox_messages').set({ sent_at: null }).execute();
    const answer = await remove(invitationId);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(await inOverview('a@firma.example'), []);
    assert.equal(statusAndCode(await accept(token)), '400 InvitationTokenIsNotFound');
    assert.deepEqual(await mails(), []);
    assert.equal((await auditOf('a@firma.example')).at(-1)?.action, 'InvitationDeleted');
    assert.equal(statusAndCode(await remove(invitationId)), '404 NotFound');
  });

  it('takes effect once when called twice at once', async () => {
    const { invitationId } = await invited({ email: 'a@firma.example' });
    const statuses = (await Promise.all([remove(invitationId), remove(invitationId)])).map(
      one => one.statusCode,
    );
    assert.deepEqual(statuses.sort(), [200, 404]);
    assert.equal((await auditOf('a@firma.example')).length, 2);
  });
});
