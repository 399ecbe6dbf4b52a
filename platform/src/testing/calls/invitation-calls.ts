import assert from 'node:assert/strict';
import { invitationUsersAnswer } from 'shared/contracts/administrator';
import { invitationAnswer } from 'shared/contracts/invitation';
import * as z from 'zod/mini';
import { localMailbox } from '../../outbox/local-mailbox.ts';
import { readOutbox } from '../../outbox/messages.ts';
import { testOrigin, type TestApi } from '../test-api.ts';

const superadmin = 'superadmin@demo.example';

/** Calls and queries for the tests of invitations, on the API of `test`. */
export function createInvitationCalls(test: TestApi) {
  const invite = (data: object, headers: Record<string, string> = {}, as = superadmin, customerId = '1001') =>
    test.call({ method: 'POST', path: `/invitations?customerId=${customerId}`, as, data, headers });

  async function invited(data: object) {
    const answer = await invite(data);
    assert.equal(answer.statusCode, 200, answer.body);
    return z.parse(invitationAnswer, answer.json()).data.invitation;
  }

  async function mails() {
    await test.outbox.deliver(localMailbox);
    return readOutbox(test.database.db);
  }

  /** The token in the link of the newest mail. */
  async function newestToken(): Promise<string> {
    const link = (await mails()).at(-1)?.links[0];
    assert(link);
    assert(link.startsWith(`${testOrigin}/selvbetjening/opret-login?token=`), link);
    return new URL(link).searchParams.get('token') ?? '';
  }

  const accept = (token: string, change: object = {}, headers: Record<string, string> = {}) =>
    test.call({
      method: 'POST',
      path: `/invitations/${token}`,
      headers,
      data: { firstName: 'Åse', lastName: 'Ny', phoneNumber: '22334455', password: 'EnGodKode1', ...change },
    });

  const join = (token: string, as: string, headers: Record<string, string> = {}) =>
    test.call({ method: 'POST', path: `/invitations/${token}/membership`, as, headers });

  const remove = (invitationId: string, as = superadmin) =>
    test.call({
      method: 'DELETE',
      path: `/invitations?customerId=1001&invitationId=${invitationId}`,
      as,
      headers: { 'content-type': 'application/json' },
    });

  async function inOverview(email: string) {
    const answer = await test.get(`/customers/1001/users?query=${encodeURIComponent(email)}`, superadmin);
    return z.parse(invitationUsersAnswer, answer.json()).data.invitationUsers;
  }

  const auditOf = (subject: string) =>
    test.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', subject)
      .orderBy('at')
      .execute();

  return { invite, invited, mails, newestToken, accept, join, remove, inOverview, auditOf };
}
