import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Waits for whoever else changes a subscription, and lets others wait until the transaction ends. For what changes it by
 * itself, with nobody's rights; before anything of it is read, and before any of its cards is locked.
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
