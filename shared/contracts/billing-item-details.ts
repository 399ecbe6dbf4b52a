import * as z from 'zod/mini';
import { billingItemSchema } from './billing-item.ts';
import { moneySchema } from './money.ts';
import { data, dateSchema, openEnum, timestampSchema } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** Type of an invoice line. */
export const BILLING_LINE_TYPES = [
  'Unknown',
  'Subscription',
  'Usage',
  'OneTime',
  'Fee',
  'Discount',
  'ContentService',
  'Correction',
  'Reminder',
] as const;
export type BillingLineType = (typeof BILLING_LINE_TYPES)[number];

/** One line of an invoice. */
export const billingLineSchema = z.object({
  type: openEnum(BILLING_LINE_TYPES),
  text: z.string(),
  subscriptionId: text,
  msisdn: text,
  userName: text,
  /** The days it covers, if any. */
  period: z.optional(z.nullable(z.object({ from: dateSchema, to: dateSchema }))),
  /** Only for lines of type Usage. */
  isAbroad: z.optional(z.boolean()),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: moneySchema,
  amountExclVat: moneySchema,
  /** Percent: 25, or 0 for fees without VAT. */
  vatRate: z.number(),
  amountInclVat: moneySchema,
});
export type BillingLine = z.infer<typeof billingLineSchema>;

/** A payment booked on the item. */
export const paymentSchema = z.object({ paidAt: timestampSchema, amount: moneySchema, method: z.string() });
export type Payment = z.infer<typeof paymentSchema>;

/** Payment details for paying outside the portal. */
export const paymentInfoSchema = z.object({
  /** The complete payment line, `+71<…+8…<`. */
  fik: text,
  bank: z.optional(z.nullable(z.object({ regNo: z.string(), accountNo: z.string() }))),
  ean: text,
  /** Payer data at Betalingsservice. */
  pbs: z.optional(
    z.nullable(z.object({ pbsNo: z.string(), debtorGroup: z.string(), customerNo: z.string() })),
  ),
});

/** A billing item with all printed details. */
export const billingItemDetailsSchema = z.extend(billingItemSchema, {
  lines: z.array(billingLineSchema),
  payments: z.array(paymentSchema),
  paymentInfo: paymentInfoSchema,
  /** Total with VAT of the account's previous item, for comparison. */
  previousTotal: z.optional(z.nullable(moneySchema)),
});
export type BillingItemDetails = z.infer<typeof billingItemDetailsSchema>;

/** Response of `GET /self-service-api/billing-items/{billingItemId}`. */
export const billingItemAnswer = data(z.object({ billingItem: billingItemDetailsSchema }));
