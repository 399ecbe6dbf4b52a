import { PROCESSING_STATUSES } from 'shared/contracts/order';
import type { SuspensionState } from 'shared/contracts/suspension';
import type { SubscriptionStatus } from 'shared/contracts/subscription-kind';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';
import { suspensionDetails } from './suspension-details.ts';

/** The order that suspended the subscription or is going to, if placed in the portal; otherwise null. */
export async function readSuspension(
  db: Kysely<Database>,
  subscriptionId: string,
  status: SubscriptionStatus,
): Promise<SuspensionState | null> {
  const isDone = status === 'Suspended';
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('sim_cards as c', join =>
      join.onRef('c.subscription_id', '=', 'o.subscription_id').on('c.is_main', '=', true),
    )
    .where('o.subscription_id', '=', subscriptionId)
    .where('o.type', '=', 'Suspension')
    .where(oneOf('o.status', isDone ? ['Completed'] : PROCESSING_STATUSES))
    .orderBy('o.created_at', 'desc')
    .select(['o.order_id', 'o.details', 'o.effective_date', 'c.icc'])
    .limit(1)
    .executeTakeFirst();
  const { data: details } = z.safeParse(suspensionDetails, order?.details);
  if (!order?.effective_date || !details?.reason) return null;
  const { reason, replacement } = details;
  const isReplaced = replacement !== undefined && (!isDone || replacement.icc === order.icc);
  return {
    orderId: order.order_id,
    reason,
    effectiveDate: order.effective_date,
    isDone,
    replacement: isReplaced ? replacement.kind : null,
  };
}
