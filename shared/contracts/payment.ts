/** Paying invoices by card (BIL-002, BIL-004). */
import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, manyOf, openEnum, timestampSchema } from './wire.ts';

/** How far a payment has come. `Paid` is final, whatever else is told of it later. */
export const PAYMENT_STATES = ['Pending', 'Paid', 'Refused', 'Cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How many invoices one payment can pay. */
export const MAX_PAYMENT_ITEMS = 50;

/** A payment by card, at the provider, of one invoice or several. What is paid stands fixed when it is begun. */
export const paymentSessionSchema = z.object({
  sessionId: idSchema,
  state: openEnum(['Unknown', ...PAYMENT_STATES]),
  amount: moneySchema,
  /** Until then the payment can be made. */
  expiresAt: timestampSchema,
  /** When it was paid, refused or cancelled; null while it is neither. */
  settledAt: z.nullable(timestampSchema),
  /** What the provider's library starts with; null once the payment is settled. */
  provider: z.nullable(z.object({ id: z.string(), sessionData: z.string() })),
  /** The invoices and what is paid of each, the one that is due first before the others. */
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
    /** All of one customer. */
    billingItemIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_PAYMENT_ITEMS)),
    /** The page in the portal to which a card's bank sends the person back; `session` is added to its query. */
    returnUrl: z.url().check(z.maxLength(2000)),
  }),
);

/** Query of `GET /self-service-api/payment-sessions`: the open payments that any of these invoices is in. */
export const openPaymentsQuery = z.object({ ...customerQueryShape, billingItemIds: manyOf(idSchema) });

/** Answer of `GET /self-service-api/payment-sessions`; without those of which the caller may not see every invoice. */
export const openPaymentsAnswer = data(z.object({ paymentSessions: z.array(paymentSessionSchema) }));

/** Answer of the calls on one payment session. */
export const paymentSessionAnswer = data(z.object({ paymentSession: paymentSessionSchema }));
