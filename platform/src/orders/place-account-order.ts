import type { OrderType } from 'shared/contracts/order';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import { danishDay } from '../time/danish-day.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import { insertOrder } from './insert-order.ts';

interface AccountOrder {
  type: OrderType;
  accountId: string;
  accountName: string;
}

/**
 * Places an order for a billing account. The account itself is changed by the caller in the same transaction; the
 * order tells how far the systems behind it are.
 */
export function placeAccountOrder(
  change: ChangeContext,
  { type, accountId, accountName }: AccountOrder,
): Promise<PlacedOrder> {
  const day = danishDay(change.now);
  return insertOrder(change, { type, accountId, productName: accountName, day, subject: accountId });
}
