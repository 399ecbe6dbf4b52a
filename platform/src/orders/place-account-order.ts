import type { OrderType } from 'shared/contracts/order';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { danishDay } from '../danish-day.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import { completionOf, progressAt } from './order-progress.ts';
import { nameOf, nextOrderId } from './place-order.ts';

interface AccountOrder {
  type: OrderType;
  accountId: string;
  accountName: string;
}

/**
 * Places an order for a billing account, with its entry in the audit log. The account itself is changed by the caller
 * in the same transaction; the order tells how far the systems behind it are.
 */
export async function placeAccountOrder(
  { transaction, customerId, actorId, correlationId, now, orderStepSeconds: stepSeconds }: ChangeContext,
  { type, accountId, accountName }: AccountOrder,
): Promise<PlacedOrder> {
  const day = danishDay(now);
  const orderId = await nextOrderId(transaction);
  const completesAt = completionOf({ createdAt: now, stepSeconds }, day);
  const { status, nextStepAt } = progressAt({ createdAt: now, stepSeconds, completesAt }, now);
  await transaction
    .insertInto('orders')
    .values({
      order_id: orderId,
      customer_id: customerId,
      account_id: accountId,
      type,
      status,
      product_name: accountName,
      created_by: 'Customer',
      created_by_name: await nameOf(transaction, actorId),
      created_at: now,
      expected_completion_at: completesAt,
      search_text: `${orderId} ${accountName} ${accountId}`.toLowerCase(),
      effective_date: day,
      step_seconds: stepSeconds,
      next_step_at: nextStepAt,
    })
    .execute();
  await writeAuditEntry(transaction, {
    ...{ customerId, actorId, correlationId, at: now },
    action: 'OrderPlaced',
    subject: accountId,
    after: { orderId, orderType: type, effectiveDate: day },
  });
  return { orderId, status, effectiveDate: day };
}
