import type { NewProviderSession, PaymentContext } from '../kernel/payment-context.ts';

export const testWebhookKey = '5a'.repeat(32);

/** A provider that starts every session immediately, and its signature key. */
export interface TestPayments extends PaymentContext {
  /** The sessions it was asked to start. */
  started: NewProviderSession[];
}

export function createTestPayments(): TestPayments {
  const started: NewProviderSession[] = [];
  return {
    started,
    webhookKey: testWebhookKey,
    provider: {
      startSession(session) {
        started.push(session);
        return Promise.resolve({ id: `CS-${session.reference}`, sessionData: 'data' });
      },
    },
  };
}
