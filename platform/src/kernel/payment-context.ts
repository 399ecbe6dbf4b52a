export interface NewProviderSession {
  /** Our id. The provider repeats it in webhooks and starts only one session for it. */
  reference: string;
  amountOre: number;
  returnUrl: string;
  expiresAt: Date;
}

/** The card payment provider. Card data never passes through here. */
export interface PaymentProvider {
  /** @throws ApiProblem 503 if the provider fails */
  startSession(session: NewProviderSession): Promise<{ id: string; sessionData: string }>;
}

/** Dependencies of the payment routes. */
export interface PaymentContext {
  provider: PaymentProvider;
  /** Key with which the provider signs webhooks, in hexadecimal. */
  webhookKey: string;
}
