import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditState } from 'shared/contracts/audit-log';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface AuditedChange {
  customerId: string;
  /** The person who did it; null for whoever holds a link. */
  actorId: string | null;
  action: AuditAction;
  /** E-mail of the person it was done to; of an order the subscription's number. */
  subject: string;
  before?: AuditState;
  after?: AuditState;
  correlationId: string;
  at: Date;
}

/** Notes a change. Takes the transaction of the change: there is no change without its entry. */
export async function writeAuditEntry(
  transaction: Transaction<Database>,
  change: AuditedChange,
): Promise<void> {
  const actor = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('user_id', '=', change.actorId ?? '')
    .executeTakeFirst();
  const actorName = actor ? `${actor.first_name} ${actor.last_name}` : null;
  await transaction
    .insertInto('audit_log')
    .values({
      entry_id: randomUUID(),
      customer_id: change.customerId,
      at: change.at,
      actor_id: change.actorId,
      actor_name: actorName,
      actor_email: actor?.email ?? null,
      action: change.action,
      subject: change.subject,
      before: toJson(change.before),
      after: toJson(change.after),
      correlation_id: change.correlationId,
      search_text: [actorName, actor?.email, change.subject].join(' ').toLowerCase(),
    })
    .execute();
}

const toJson = (state: AuditState | undefined) => (state === undefined ? null : JSON.stringify(state));
