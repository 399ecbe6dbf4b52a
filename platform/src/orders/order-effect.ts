import type { DomainCode } from 'shared/contracts/api-error';
import * as z from 'zod/mini';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** An order that is done but for what it changes. */
export interface FinishingOrder {
  /** The order becomes `Completed` in the same transaction: an effect counts exactly once, or not at all. */
  transaction: Transaction<Database>;
  orderId: string;
  customerId: string;
  subscriptionId: string;
  effectiveDate: string;
  now: Date;
}

/** What an order of one type changes. */
export interface OrderEffect<Details> {
  /** What such an order is given; parsed when it is placed and when it is read again. */
  details: z.ZodMiniType<Details>;
  run(order: FinishingOrder, stored: unknown): Promise<DomainCode | undefined>;
}

/**
 * Makes the effect of an order type, to be entered in the table of order-effects.ts.
 *
 * @param details what such an order is given: plain JSON
 * @param apply makes the change. Gives the code of why it cannot be made any more, which makes the order `Failed`, with
 *   nothing written. What it throws is a fault of ours: it is undone, logged and tried again a minute later.
 */
export function orderEffect<Details>(
  details: z.ZodMiniType<Details>,
  apply: (order: FinishingOrder, details: Details) => Promise<DomainCode | undefined>,
): OrderEffect<Details> {
  return { details, run: (order, stored) => apply(order, z.parse(details, stored)) };
}
