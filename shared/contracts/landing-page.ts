import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './document-type.ts';
import { moneySchema } from './money.ts';
import { OPEN_PARTS, openAmountsSchema, openSumSchema } from './open-amounts.ts';
import { ORDER_TYPES } from './order.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** An invoice or a reminder of which something is open, on the landing page. */
export const invoiceTileRowSchema = z.object({
  billingItemId: idSchema,
  documentType: z.optional(openEnum(DOCUMENT_TYPES)),
  invoiceNumber: z.string(),
  accountName: z.string(),
  dueDate: dateSchema,
  amountDue: moneySchema,
  part: z.enum(OPEN_PARTS),
  isPayable: z.optional(z.boolean()),
  /** Sent to debt collection: it is paid there, not here. */
  isCollected: z.optional(z.boolean()),
});

/** An order under way on the landing page. */
export const orderTileRowSchema = z.object({
  id: idSchema,
  type: openEnum(ORDER_TYPES),
  productName: z.string(),
  userName: text,
  created: timestampSchema,
});

/** A subscription of a customer who has few. */
export const subscriptionTileRowSchema = z.object({
  subscriptionId: idSchema,
  name: z.string(),
  userName: text,
  telephoneNumber: text,
  /** Of a line without a telephone number. */
  circuitId: text,
  /** Percent of the included data used in the running period; 100 and more is exceeded. Missing where none is included. */
  percent: z.optional(z.nullable(z.number())),
});

/** What asks for action at one of the customers of a superadministrator of several. */
export const customerTileRowSchema = z.object({
  customerId: idSchema,
  companyName: text,
  overdue: openSumSchema,
  /** As `openOrders`. */
  failedOrderCount: z.optional(z.nullable(z.number())),
  nearLimitCount: z.number(),
});
export type CustomerTileRow = z.infer<typeof customerTileRowSchema>;

/** A customer with as many subscriptions or fewer has all of them on the landing page. */
export const FEW_SUBSCRIPTIONS = 5;

/** Customers that a landing page tells of at most. */
export const CUSTOMER_ROWS = 50;

/** Rows a tile holds at most; `count` says how many there are in all. */
export const TILE_ROWS = 5;

/**
 * What is waiting for the person at this customer. `openOrders` is missing for a customer without a contract,
 * who has no orders page.
 */
export const landingPageSchema = z.object({
  /** What is open, in its parts, and the items that are due first. */
  invoices: z.object({
    open: openAmountsSchema,
    /** Of what is to be paid, that which is due soon. */
    dueSoon: openSumSchema,
    /** Oldest due date first. */
    rows: z.array(invoiceTileRowSchema),
  }),
  openOrders: z.optional(
    z.nullable(
      z.object({
        count: z.number(),
        /** Orders made within the last days (`FAILURES_SHOWN_DAYS`) that failed. */
        failedCount: z.number(),
        /** Newest first. */
        rows: z.array(orderTileRowSchema),
      }),
    ),
  ),
  /** Subscriptions near the limit of their data (`usage` of the subscriptions overview). */
  nearLimit: z.object({ count: z.number() }),
  /** Invitations that wait for an answer (`invitations` of the administrators overview); missing for whom they are not. */
  waitingInvitations: z.optional(z.nullable(z.object({ count: z.number() }))),
  subscriptions: z.object({
    count: z.number(),
    /** Whether any is of a type with a telephone number, so that a telephone can be lost, say. Missing from APIs of before. */
    hasTelephones: z.optional(z.boolean()),
    /** All of them where they are few, by user; else none. */
    rows: z.array(subscriptionTileRowSchema),
  }),
  /** All customers of a superadministrator of several; else missing. By name. */
  customers: z.optional(z.nullable(z.array(customerTileRowSchema))),
});
export type LandingPage = z.infer<typeof landingPageSchema>;

/** Query of `GET /self-service-api/landing-page`. */
export const landingPageQuery = z.object(customerQueryShape);

/** Answer of `GET /self-service-api/landing-page`. */
export const landingPageAnswer = data(z.object({ landingPage: landingPageSchema }));
