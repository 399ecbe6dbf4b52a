import type { NewProviderSession, PaymentContext } from '../kernel/payment-context.ts';

export const testWebhookKey = '5a'.repeat(32);

/** A provider that starts every session at once, and the key of its signatures. */
export interface TestPayments extends PaymentContext {
  /** What it was asked to start. */
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
