import { sql, type SqlBool } from 'kysely';
import { alertState } from '../audit/alert-state.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import { numberOf } from '../subscription-model/subscription-names.ts';
import { accountOfAlert, addressesOf, alertsOfPerson } from './alerts-of-person.query.ts';

/**
 * Lets alerts of usage go on without a person who does not reach them any more: the person is told of none of them, and
 * who takes the access away is told where nobody else would be, and stands for the barrings that the person has ordered.
 *
 * @param reached the billing accounts that the person still has
 */
export async function handOverAlerts(
  change: ChangeContext,
  userId: string,
  reached: readonly string[],
): Promise<void> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const people = await transaction
    .selectFrom('users')
    .where('user_id', 'in', [userId, actorId])
    .select(['user_id', 'email', 'phone_number', 'first_name', 'last_name'])
    .execute();
  const person = people.find(({ user_id }) => user_id === userId);
  const actor = people.find(({ user_id }) => user_id === actorId);
  if (!person || !actor) throw new Error('Somebody is gone.');
  const own = addressesOf(person);
  const alerts = await alertsOfPerson(transaction, customerId, person)
    .where(sql<SqlBool>`${accountOfAlert} <> all(${[...reached]}::text[])`)
    .selectAll('a')
    .select(['s.local_number', 's.circuit_id'])
    .orderBy('a.alert_id')
    .forUpdate('a')
    .execute();
  for (const alert of alerts) {
    const others = alert.recipients.filter(each => !own.includes(each));
    const recipients = others.length > 0 ? others : [actor.email];
    await transaction
      .updateTable('usage_alerts')
      .set({ recipients: JSON.stringify(recipients), version: alert.version + 1 })
      .$if(alert.set_by === userId, update =>
        update.set({ set_by: actorId, set_by_name: `${actor.first_name} ${actor.last_name}` }),
      )
      .where('alert_id', '=', alert.alert_id)
      .execute();
    const { account_id, subscription_id } = alert;
    const kind = account_id === null ? 'Subscription' : 'Account';
    const id = account_id ?? subscription_id ?? '';
    await writeAuditEntry(transaction, {
      ...{ customerId, actorId, correlationId, at: now, action: 'UsageAlertChanged', about: { kind, id } },
      subject: kind === 'Account' ? id : numberOf({ ...alert, subscription_id: id }),
      before: alertState(alert, kind),
      after: alertState({ ...alert, recipients }, kind),
    });
  }
}
