import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './document-type.ts';
import { moneySchema } from './money.ts';
import { OPEN_PARTS, openAmountsSchema, openSumSchema } from './open-amounts.ts';
import { ORDER_TYPES } from './order.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** An open invoice or reminder on the landing page. */
export const invoiceTileRowSchema = z.object({
  billingItemId: idSchema,
  documentType: z.optional(openEnum(DOCUMENT_TYPES)),
  invoiceNumber: z.string(),
  accountName: z.string(),
  dueDate: dateSchema,
  amountDue: moneySchema,
  part: z.enum(OPEN_PARTS),
  isPayable: z.optional(z.boolean()),
  /** Sent to debt collection: must be paid there. */
  isCollected: z.optional(z.boolean()),
});

/** A pending order on the landing page. */
export const orderTileRowSchema = z.object({
  id: idSchema,
  type: openEnum(ORDER_TYPES),
  productName: z.string(),
  userName: text,
  created: timestampSchema,
});

/** A subscription, for customers with few of them. */
export const subscriptionTileRowSchema = z.object({
  subscriptionId: idSchema,
  name: z.string(),
  userName: text,
  telephoneNumber: text,
  /** For a line without a telephone number. */
  circuitId: text,
  /**
   * Percentage of the included data used in the current period; 100 or more is exceeded. Missing if the plan
   * includes none.
   */
  percent: z.optional(z.nullable(z.number())),
});

/** Items that need action at one customer, for superadministrators of several customers. */
export const customerTileRowSchema = z.object({
  customerId: idSchema,
  companyName: text,
  overdue: openSumSchema,
  /** Optional for the same reason as `openOrders`. */
  failedOrderCount: z.optional(z.nullable(z.number())),
  nearLimitCount: z.number(),
});
export type CustomerTileRow = z.infer<typeof customerTileRowSchema>;

/** Maximum number of subscriptions for which the landing page lists them all. */
export const FEW_SUBSCRIPTIONS = 5;

/** Maximum number of customers on a landing page. */
export const CUSTOMER_ROWS = 50;

/** Maximum number of rows in a tile; `count` is the total. */
export const TILE_ROWS = 5;

/**
 * What needs the user's attention at this customer. `openOrders` is missing for a customer without a
 * contract, who has no orders page.
 */
export const landingPageSchema = z.object({
  /** Open amounts by part, and the items due first. */
  invoices: z.object({
    open: openAmountsSchema,
    /** The part of `ToPay` that is due soon. */
    dueSoon: openSumSchema,
    /** Oldest due date first. */
    rows: z.array(invoiceTileRowSchema),
  }),
  openOrders: z.optional(
    z.nullable(
      z.object({
        count: z.number(),
        /** Failed orders from the last days (`FAILURES_SHOWN_DAYS`). */
        failedCount: z.number(),
        /** Newest first. */
        rows: z.array(orderTileRowSchema),
      }),
    ),
  ),
  /** Subscriptions near their data limit (`usage` of the subscriptions overview). */
  nearLimit: z.object({ count: z.number() }),
  /**
   * Pending invitations (`invitations` of the administrators overview); missing for users without access to
   * them.
   */
  waitingInvitations: z.optional(z.nullable(z.object({ count: z.number() }))),
  subscriptions: z.object({
    count: z.number(),
    /**
     * Whether any subscription has a telephone number, so that its phone can be reported lost. Missing in
     * older APIs.
     */
    hasTelephones: z.optional(z.boolean()),
    /** All subscriptions by user if there are few; otherwise empty. */
    rows: z.array(subscriptionTileRowSchema),
  }),
  /** All customers of a superadministrator with several, by name; otherwise missing. */
  customers: z.optional(z.nullable(z.array(customerTileRowSchema))),
});
export type LandingPage = z.infer<typeof landingPageSchema>;

/** Query of `GET /self-service-api/landing-page`. */
export const landingPageQuery = z.object(customerQueryShape);

/** Response of `GET /self-service-api/landing-page`. */
export const landingPageAnswer = data(z.object({ landingPage: landingPageSchema }));
