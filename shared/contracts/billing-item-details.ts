import * as z from 'zod/mini';
import { billingItemSchema } from './billing-item.ts';
import { moneySchema } from './money.ts';
import { data, dateSchema, openEnum, timestampSchema } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** What a line of an invoice is for. */
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
  /** The days it is for, where it is for days. */
  period: z.optional(z.nullable(z.object({ from: dateSchema, to: dateSchema }))),
  /** Of a line of the type Usage. */
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

/** A payment that was booked on the item. */
export const paymentSchema = z.object({ paidAt: timestampSchema, amount: moneySchema, method: z.string() });
export type Payment = z.infer<typeof paymentSchema>;

/** How the item can be paid outside the portal. */
export const paymentInfoSchema = z.object({
  /** The whole payment line, `+71<…+8…<`. */
  fik: text,
  bank: z.optional(z.nullable(z.object({ regNo: z.string(), accountNo: z.string() }))),
  ean: text,
  /** What Betalingsservice knows the payer by. */
  pbs: z.optional(
    z.nullable(z.object({ pbsNo: z.string(), debtorGroup: z.string(), customerNo: z.string() })),
  ),
});

/** A billing item with everything printed on it. */
export const billingItemDetailsSchema = z.extend(billingItemSchema, {
  lines: z.array(billingLineSchema),
  payments: z.array(paymentSchema),
  paymentInfo: paymentInfoSchema,
  /** Total with VAT of the account's item before this one, for comparison. */
  previousTotal: z.optional(z.nullable(moneySchema)),
});
export type BillingItemDetails = z.infer<typeof billingItemDetailsSchema>;

/** Answer of `GET /self-service-api/billing-items/{billingItemId}`. */
export const billingItemAnswer = data(z.object({ billingItem: billingItemDetailsSchema }));
