/** Paying invoices by card (BIL-002, BIL-004). */
import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, manyOf, openEnum, timestampSchema } from './wire.ts';

/** State of a payment. `Paid` is final, whatever is reported later. */
export const PAYMENT_STATES = ['Pending', 'Paid', 'Refused', 'Cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Maximum number of invoices per payment. */
export const MAX_PAYMENT_ITEMS = 50;

/** A card payment at the provider, for one or several invoices. The amounts are fixed when it is started. */
export const paymentSessionSchema = z.object({
  sessionId: idSchema,
  state: openEnum(['Unknown', ...PAYMENT_STATES]),
  amount: moneySchema,
  /** When the payment expires. */
  expiresAt: timestampSchema,
  /** When it was paid, refused or cancelled; null while it is pending. */
  settledAt: z.nullable(timestampSchema),
  /** Start data for the provider's library; null once the payment is settled. */
  provider: z.nullable(z.object({ id: z.string(), sessionData: z.string() })),
  /** The invoices and the amount paid for each, earliest due date first. */
  items: z.array(
    z.object({
      billingItemId: idSchema,
      invoiceNumber: z.string(),
      accountId: idSchema,
      accountName: z.string(),
      dueDate: dateSchema,
      amount: moneySchema,
    }),
  ),
});
export type PaymentSession = z.infer<typeof paymentSessionSchema>;

/** Body of `POST /self-service-api/payment-sessions`. */
export const paymentSessionBody = data(
  z.object({
    /** All for the same customer. */
    billingItemIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_PAYMENT_ITEMS)),
    /** The portal page that the card's bank returns to; `session` is added to its query. */
    returnUrl: z.url().check(z.maxLength(2000)),
  }),
);

/** Query of `GET /self-service-api/payment-sessions`: pending payments that include any of these invoices. */
export const openPaymentsQuery = z.object({ ...customerQueryShape, billingItemIds: manyOf(idSchema) });

/**
 * Response of `GET /self-service-api/payment-sessions`; excludes payments with an invoice that the caller may
 * not see.
 */
export const openPaymentsAnswer = data(z.object({ paymentSessions: z.array(paymentSessionSchema) }));

/** Response of the calls on one payment session. */
export const paymentSessionAnswer = data(z.object({ paymentSession: paymentSessionSchema }));
