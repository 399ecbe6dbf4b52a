import { sql, type SqlBool } from 'kysely';
import { alertState } from '../audit/alert-state.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { numberOf } from '../subscription-model/subscription-names.ts';
import { accountOfAlert, addressesOf, alertsOfPerson } from './alerts-of-person.query.ts';

type Change = Pick<ChangeContext, 'transaction' | 'customerId' | 'correlationId' | 'now'> & {
  readonly actorId: string | null;
};

/**
 * Which of a person's alerts are handed over: all except those of these billing accounts, or those of one subscription.
 */
type Which = { readonly reached: readonly string[] } | { readonly subscriptionId: string };

interface HandOver {
  readonly from: string;
  readonly to: string;
  readonly which: Which;
}

/**
 * Hands usage alerts over from a person who no longer has access to them. The person is removed as recipient and, if
 * nobody else receives an alert, replaced by the other person, who also becomes responsible for the alerts the person
 * has set.
 */
export async function handOverAlerts(change: Change, { from, to, which }: HandOver): Promise<void> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const people = await transaction
    .selectFrom('users')
    .where('user_id', 'in', [from, to])
    .select(['user_id', 'email', 'phone_number', 'first_name', 'last_name'])
    .execute();
  const person = people.find(({ user_id }) => user_id === from);
  const other = people.find(({ user_id }) => user_id === to);
  if (!person || !other) throw new Error('Somebody is gone.');
  const own = addressesOf(person);
  const alerts = await alertsOfPerson(transaction, customerId, person)
    .where(where =>
      'reached' in which
        ? sql<SqlBool>`${accountOfAlert} <> all(${[...which.reached]}::text[])`
        : where('a.subscription_id', '=', which.subscriptionId),
    )
    .selectAll('a')
    .select(['s.local_number', 's.circuit_id'])
    .orderBy('a.alert_id')
    .forUpdate('a')
    .execute();
  for (const alert of alerts) {
    const others = alert.recipients.filter(each => !own.includes(each));
    const recipients = others.length > 0 ? others : [other.email];
    await transaction
      .updateTable('usage_alerts')
      .set({ recipients: JSON.stringify(recipients), version: alert.version + 1 })
      .$if(alert.set_by === from, update =>
        update.set({ set_by: to, set_by_name: `${other.first_name} ${other.last_name}` }),
      )
      .where('alert_id', '=', alert.alert_id)
      .execute();
    const { account_id, subscription_id } = alert;
    const kind = account_id === null ? 'Subscription' : 'Account';
    const id = account_id ?? subscription_id ?? '';
    await writeAuditEntry(transaction, {
      customerId,
      actorId,
      correlationId,
      at: now,
      action: 'UsageAlertChanged',
      about: { kind, id },
      subject: kind === 'Account' ? id : numberOf({ ...alert, subscription_id: id }),
      before: alertState(alert, kind),
      after: alertState({ ...alert, recipients }, kind),
    });
  }
}
