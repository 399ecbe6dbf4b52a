export interface NewProviderSession {
  /** Our id: the provider repeats it when it tells of the payment, and starts no second session for it. */
  reference: string;
  amountOre: number;
  returnUrl: string;
  expiresAt: Date;
}

/** Where payments by card are made. Of the card itself nothing comes this way. */
export interface PaymentProvider {
  /** @throws ApiProblem 503 when the provider does not do it */
  startSession(session: NewProviderSession): Promise<{ id: string; sessionData: string }>;
}

/** What routes need for payments. */
export interface PaymentContext {
  provider: PaymentProvider;
  /** With which the provider signs what it tells, in hexadecimal digits. */
  webhookKey: string;
}
