import type { OrderType } from 'shared/contracts/order';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import { danishDay } from '../../time/danish-day.ts';
import type { ChangeContext } from '../../kernel/changes/change-context.ts';
import { insertOrder } from './insert-order.ts';

interface AccountOrder {
  type: OrderType;
  accountId: string;
  accountName: string;
}

/**
 * Places an order for a billing account. The caller changes the account in the same transaction; the order only shows
 * the progress in the systems behind it.
 */
export function placeAccountOrder(
  change: ChangeContext,
  { type, accountId, accountName }: AccountOrder,
): Promise<PlacedOrder> {
  const day = danishDay(change.now);
  return insertOrder(change, { type, accountId, productName: accountName, day, subject: accountId });
}
