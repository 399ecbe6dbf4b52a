import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';

/**
 * Locks a subscription until the transaction ends. For changes made by the system rather than by a person. Call it
 * before reading the subscription and before locking any of its SIM cards.
 */
export async function lockSubscriptionRow(
  transaction: Transaction<Database>,
  subscriptionId: string,
): Promise<void> {
  await transaction
    .selectFrom('subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .select('subscription_id')
    .forUpdate()
    .execute();
}
