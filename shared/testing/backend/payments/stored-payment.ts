import type { PaymentSession } from '../../../contracts/payment.ts';

/** A payment, paid after `paidAt` in milliseconds since 1970, unless it was cancelled before. */
export interface StoredPayment extends PaymentSession {
  readonly paidAt: number;
}
