import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { ORDER_STATUSES, ORDER_TYPES } from './order.ts';
import { BILLING_ITEM_STATUSES } from './billing-item.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** An unpaid invoice on the landing page. */
export const invoiceTileRowSchema = z.object({
  billingItemId: idSchema,
  invoiceNumber: z.string(),
  accountId: idSchema,
  accountName: z.string(),
  dueDate: dateSchema,
  amountDue: moneySchema,
  status: openEnum(BILLING_ITEM_STATUSES),
  isPayable: z.optional(z.boolean()),
});
export type InvoiceTileRow = z.infer<typeof invoiceTileRowSchema>;

/** An order under way on the landing page. */
export const orderTileRowSchema = z.object({
  id: idSchema,
  type: openEnum(ORDER_TYPES),
  status: openEnum(ORDER_STATUSES),
  productName: z.string(),
  subscriptionId: z.optional(z.nullable(idSchema)),
  userName: text,
  created: timestampSchema,
});
export type OrderTileRow = z.infer<typeof orderTileRowSchema>;

/** A subscription that has used most of its included data. */
export const nearLimitTileRowSchema = z.object({
  subscriptionId: idSchema,
  name: z.string(),
  userName: text,
  telephoneNumber: text,
  /** Percent of the included data used in the running period; 100 and more is exceeded. */
  percent: z.number(),
});
export type NearLimitTileRow = z.infer<typeof nearLimitTileRowSchema>;

/** Percent of the included data from which a subscription counts as near its limit. */
export const NEAR_LIMIT_PERCENT = 80;

/** Rows a tile holds at most; `count` says how many there are in all. */
export const TILE_ROWS = 5;

/**
 * What is waiting for the person at this customer. `openOrders` is missing for a customer without a contract,
 * who has no orders page.
 */
export const landingPageSchema = z.object({
  unpaidInvoices: z.object({
    count: z.number(),
    amount: moneySchema,
    overdueCount: z.number(),
    overdueAmount: moneySchema,
    /** Oldest due date first. */
    rows: z.array(invoiceTileRowSchema),
  }),
  openOrders: z.optional(
    z.nullable(
      z.object({
        count: z.number(),
        /** Orders that failed within the last 14 days. */
        failedCount: z.number(),
        /** Newest first. */
        rows: z.array(orderTileRowSchema),
      }),
    ),
  ),
  nearLimit: z.object({
    count: z.number(),
    /** Highest percentage first. */
    rows: z.array(nearLimitTileRowSchema),
  }),
  subscriptions: z.object({ count: z.number(), activeCount: z.number() }),
});
export type LandingPage = z.infer<typeof landingPageSchema>;

/** Query of `GET /self-service-api/landing-page`. */
export const landingPageQuery = z.object(customerQueryShape);

/** Answer of `GET /self-service-api/landing-page`. */
export const landingPageAnswer = data(z.object({ landingPage: landingPageSchema }));
