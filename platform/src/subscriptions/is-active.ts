import type { Transaction } from 'kysely';
import { subscriptionFlags } from 'shared/contracts/subscription-kind';
import type { Database } from '../database/tables.ts';

/** Whether a subscription is still active when an order for it is carried out (SUB-018). */
export async function isActive(transaction: Transaction<Database>, subscriptionId: string): Promise<boolean> {
  const { status, future_cancellation_date: futureCancellationDate } = await transaction
    .selectFrom('subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .select(['status', 'future_cancellation_date'])
    .executeTakeFirstOrThrow();
  return subscriptionFlags({ status, futureCancellationDate }).isActive;
}
