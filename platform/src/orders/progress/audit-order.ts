import { reasonIn } from 'shared/orders/reason-in';
import type { Selectable, Transaction } from 'kysely';
import type { AuditedObject } from '../../audit/write-audit-entry.ts';
import type { OrdersTable } from '../../database/tables/orders.ts';
import type { Database } from '../../database/tables.ts';
import { numberOf } from '../../subscription-model/subscription-names.ts';

/** The subject of an order: its subscription or, without one, its billing account. */
export function objectOf(
  subscriptionId: string | null | undefined,
  accountId: string | null,
): AuditedObject | undefined {
  if (subscriptionId) return { kind: 'Subscription', id: subscriptionId };
  return accountId === null ? undefined : { kind: 'Account', id: accountId };
}

/** Audit log fields of an existing order: its subject and what was ordered. */
export async function auditedOrder(
  transaction: Transaction<Database>,
  { order_id, type, subscription_id, account_id, effective_date, details }: Selectable<OrdersTable>,
) {
  const subscription =
    subscription_id === null
      ? undefined
      : await transaction
          .selectFrom('subscriptions')
          .select(['subscription_id', 'local_number', 'circuit_id'])
          .where('subscription_id', '=', subscription_id)
          .executeTakeFirst();
  return {
    subject: subscription ? numberOf(subscription) : (account_id ?? order_id),
    about: objectOf(subscription_id, account_id),
    ordered: {
      orderId: order_id,
      orderType: type,
      ...(effective_date !== null && { effectiveDate: effective_date }),
      ...(subscription_id !== null && { subscriptionId: subscription_id }),
    },
    reason: reasonIn(details),
  };
}
