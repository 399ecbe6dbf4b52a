import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../database/tables.ts';
import { hasAccessTo } from '../kernel/access/within-tenant.ts';
import type { StoredOrder } from '../orders/actions/order-action.ts';
import { isAlertOf } from './alerts-of-person.query.ts';
import { handOverAlerts } from './hand-over-alerts.ts';

interface Move {
  readonly customerId: string;
  readonly subscriptionId: string;
  /** The new billing account. */
  readonly accountId: string;
}

const administratorsOf = (db: Kysely<Database>, customerId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .where('m.role', '<>', 'User')
    .select('u.user_id');

/** Administrators with alerts of a moving subscription and without access to its new billing account. */
export const alertedWithoutAccess = (
  db: Kysely<Database>,
  { customerId, subscriptionId, accountId }: Move,
): Promise<{ user_id: string }[]> =>
  administratorsOf(db, customerId)
    .where(where => where.not(hasAccessTo(sql`${accountId}`)))
    .where(
      sql<SqlBool>`exists (select from usage_alerts a where a.subscription_id = ${subscriptionId}
        and ${isAlertOf(sql`u.user_id`, sql`array[u.email, u.phone_number]`)})`,
    )
    .execute();

/**
 * Hands over the alerts of a moving subscription from administrators without access to its new billing account: to
 * whoever moves it or, if that person has no access either, to a superadministrator.
 */
export async function handOverMoved(order: StoredOrder, accountId: string): Promise<void> {
  const { transaction, customerId, subscriptionId, orderedBy, correlationId, now } = order;
  const left = await alertedWithoutAccess(transaction, { customerId, subscriptionId, accountId });
  if (left.length === 0) return;
  const standIn = await administratorsOf(transaction, customerId)
    .where(hasAccessTo(sql`${accountId}`))
    .where(where => where.or([where('u.user_id', '=', orderedBy), where('m.role', '=', 'Superadmin')]))
    .orderBy(sql`u.user_id is distinct from ${orderedBy}::text`)
    .orderBy('m.created_at')
    .limit(1)
    .executeTakeFirst();
  if (!standIn) return;
  const change = { transaction, customerId, actorId: orderedBy, correlationId, now };
  for (const { user_id: from } of left)
    await handOverAlerts(change, { from, to: standIn.user_id, which: { subscriptionId } });
}
