/** Card-payment port: where cards are paid with, as the settings say (BIL-004). The shell supplies it. */
import { createContext, useContext } from 'react';

export interface CardPayment {
  readonly environment: 'test' | 'live';
  /** The provider's public key of this portal. */
  readonly clientKey: string;
  /** The provider's origin, where it is not at the address that the environment stands for. */
  readonly url: string | undefined;
}

/** Filled by the shell and by `renderWithHost()`; nothing else renders it. */
export const CardPaymentContext = createContext<CardPayment | null>(null);

/** Throws outside the shell. */
export const useCardPayment = (): CardPayment => {
  const cardPayment = useContext(CardPaymentContext);
  if (cardPayment === null)
    throw new Error('useCardPayment needs the shell: no CardPaymentContext was supplied.');
  return cardPayment;
};
