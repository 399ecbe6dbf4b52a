import { forbidden, notFound } from '../kernel/api-problem.ts';
import { lockPerson, type ChangeContext } from '../kernel/changes/change-context.ts';
import { auditStateOf } from './invitation-rows.ts';
import { cancelMessages } from '../outbox/outbox.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';

/** Withdraws an open invitation: its link is invalid immediately, and a mail that is still waiting is not sent. */
export async function deleteInvitation(change: ChangeContext, invitationId: string): Promise<void> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const find = () =>
    transaction
      .selectFrom('invitations')
      .selectAll()
      .where('invitation_id', '=', invitationId)
      .where('customer_id', '=', customerId)
      .where('accepted_at', 'is', null);
  const named = await find().executeTakeFirst();
  if (!named) throw notFound();
  if (named.role === 'Superadmin') throw forbidden();
  await lockPerson(transaction, customerId, named.email);
  // Accepted or deleted while this request waited for the lock.
  const row = await find().forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  await cancelMessages(transaction, { invitation_id: invitationId });
  await transaction.deleteFrom('invitations').where('invitation_id', '=', invitationId).execute();
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    subject: row.email,
    action: 'InvitationDeleted',
    about: { kind: 'Person', id: row.email },
    before: auditStateOf(row),
  });
}
