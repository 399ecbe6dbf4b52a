import type { PaymentSession } from '../../../contracts/payment.ts';

/** A payment; it is paid after `paidAt`, in milliseconds since 1970, unless it was taken back before. */
export interface StoredPayment extends PaymentSession {
  readonly paidAt: number;
}
