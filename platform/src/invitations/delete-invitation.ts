import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { forbidden, notFound } from '../kernel/api-problem.ts';
import { lockPerson, type ChangeContext } from '../kernel/change-context.ts';
import { auditStateOf } from './invitation-rows.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';

/** Withdraws an open invitation: its link is dead at once, and a mail that still waits is not sent. */
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
  // Accepted or deleted while this call waited for the lock.
  const row = await find().forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  await cancelInvitationMails(transaction, invitationId);
  await transaction.deleteFrom('invitations').where('invitation_id', '=', invitationId).execute();
  await writeAuditEntry(transaction, {
    ...{ customerId, actorId, correlationId, at: now, subject: row.email },
    action: 'InvitationDeleted',
    before: auditStateOf(row),
  });
}

/** Mails with a link that is dead are not worth sending. */
export async function cancelInvitationMails(
  transaction: Transaction<Database>,
  invitationId: string,
): Promise<void> {
  await transaction
    .deleteFrom('outbox_messages')
    .where('invitation_id', '=', invitationId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
