import { randomUUID } from 'node:crypto';
import type { AuditState } from 'shared/contracts/audit-log';
import type { OwnAction } from 'shared/contracts/own-log';
import type { OwnState } from '../database/tables/people.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { writeAuditEntry, type AuditedChange } from './write-audit-entry.ts';

/** Writes a person's change of their own profile to their own log. Call it before making the change. */
export async function writeOwnEntry(
  {
    transaction,
    person,
    correlationId,
    now,
  }: Pick<OwnChange, 'transaction' | 'correlationId' | 'now'> & {
    person: Pick<OwnChange['person'], 'user_id'>;
  },
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

/** Writes a change that a person's customers can see to the person's own log and to that of each customer. */
export async function writeOwnChange(
  own: OwnChange,
  action: 'NameChanged' | 'EmailChanged',
  before: AuditState,
  after: AuditState,
): Promise<void> {
  await writeOwnEntry(own, action, before, after);
  await writeEntryForEachCustomer(own, own.person, { action, before, after });
}

/** Writes a person's action that concerns no single customer to the log of each of their customers. */
export async function writeEntryForEachCustomer(
  { transaction, correlationId, now }: Pick<OwnChange, 'transaction' | 'correlationId' | 'now'>,
  person: Pick<OwnChange['person'], 'user_id' | 'email'>,
  done: Pick<AuditedChange, 'action' | 'before' | 'after'>,
): Promise<void> {
  const memberships = await transaction
    .selectFrom('memberships')
    .select('customer_id')
    .where('user_id', '=', person.user_id)
    .orderBy('customer_id')
    .execute();
  await writeAuditEntry(transaction, {
    ...done,
    correlationId,
    at: now,
    actorId: person.user_id,
    subject: person.email,
    about: { kind: 'Person', id: person.email },
    customerId: memberships.map(each => each.customer_id),
  });
}
