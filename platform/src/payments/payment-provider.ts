import * as z from 'zod/mini';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { PaymentProvider } from '../kernel/payment-context.ts';
import type { PaymentSettings } from 'shared/node/payment-settings';
import { merchantAccount } from './notification.ts';

const patience = 8_000;
const startedSchema = z.object({ id: z.string(), sessionData: z.string() });

/** The provider from the settings, called as its documentation describes. */
export function createPaymentProvider({ apiUrl, apiKey }: PaymentSettings): PaymentProvider {
  return {
    async startSession({ reference, amountOre, returnUrl, expiresAt }) {
      const answer = await fetch(`${apiUrl}/v71/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': reference },
        body: JSON.stringify({
          merchantAccount,
          reference,
          returnUrl,
          amount: { value: amountOre, currency: 'DKK' },
          countryCode: 'DK',
          shopperLocale: 'da-DK',
          channel: 'Web',
          expiresAt: expiresAt.toISOString(),
        }),
        signal: AbortSignal.timeout(patience),
      }).catch(refuse);
      if (!answer.ok) throw notNow();
      const started = z.safeParse(startedSchema, await answer.json().catch(refuse));
      if (!started.success) throw notNow();
      return { id: started.data.id, sessionData: started.data.sessionData };
    },
  };
}

const notNow = () => new ApiProblem(503, 'PaymentProviderIsNotAnswering');

function refuse(): never {
  throw notNow();
}
