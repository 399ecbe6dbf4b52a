/** Card-payment port: the payment provider's settings (BIL-004). Provided by the shell. */
import { createContext, useContext } from 'react';

export interface CardPayment {
  readonly environment: 'test' | 'live';
  /** The provider's public key for this portal. */
  readonly clientKey: string;
  /** The provider's origin, if it differs from the environment's default. */
  readonly url: string | undefined;
}

/** Provided by the shell and by `renderWithHost()` only. */
export const CardPaymentContext = createContext<CardPayment | null>(null);

/** Throws outside the shell. */
export const useCardPayment = (): CardPayment => {
  const cardPayment = useContext(CardPaymentContext);
  if (cardPayment === null)
    throw new Error('useCardPayment needs the shell: no CardPaymentContext was supplied.');
  return cardPayment;
};
