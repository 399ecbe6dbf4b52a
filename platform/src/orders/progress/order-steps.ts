import type { OrderStatus } from 'shared/contracts/order';
import type { OrderStep } from 'shared/contracts/order-details';
import { sql, type RawBuilder } from 'kysely';

/** Creates the first step of an order. */
export const firstStep = (status: OrderStatus, at: Date, by: string): string =>
  JSON.stringify([stepOf(status, at, by)]);

/** Appends a step to an order. */
export const withStep = (status: OrderStatus, at: Date, by: string | null = null): RawBuilder<string> =>
  sql`steps || ${JSON.stringify([stepOf(status, at, by)])}::jsonb`;

const stepOf = (status: OrderStatus, at: Date, by: string | null): OrderStep => ({
  status,
  at: at.toISOString(),
  ...(by !== null && { by }),
});
