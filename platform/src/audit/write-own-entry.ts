import { randomUUID } from 'node:crypto';
import type { AuditState } from 'shared/contracts/audit-log';
import type { OwnAction, OwnState } from '../database/tables-system.ts';
import type { OwnChange } from '../profile/change-own-profile.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

/** Notes a change that a person made of their own profile, in their own log. Call it before the change is made. */
export async function writeOwnEntry(
  { transaction, person, correlationId, now }: OwnChange,
  action: OwnAction,
  before: OwnState | null,
  after: OwnState | null,
): Promise<void> {
  await transaction
    .insertInto('profile_log')
    .values({
      entry_id: randomUUID(),
      user_id: person.user_id,
      at: now,
      action,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      correlation_id: correlationId,
    })
    .execute();
}

/** Notes a change of what a person's customers see of them: in the own log, and in that of each customer. */
export async function noteOwnChange(
  own: OwnChange,
  action: 'NameChanged' | 'EmailChanged',
  before: AuditState,
  after: AuditState,
): Promise<void> {
  const { transaction, person, correlationId, now } = own;
  await writeOwnEntry(own, action, before, after);
  const memberships = await transaction
    .selectFrom('memberships')
    .select('customer_id')
    .where('user_id', '=', person.user_id)
    .orderBy('customer_id')
    .execute();
  for (const { customer_id: customerId } of memberships)
    await writeAuditEntry(transaction, {
      ...{ customerId, action, before, after, correlationId, at: now },
      actorId: person.user_id,
      subject: person.email,
    });
}
