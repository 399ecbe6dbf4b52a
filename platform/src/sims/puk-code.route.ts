import { mayReadCodes } from 'shared/contracts/allowed-action-rules';
import { pukCodeAnswer, simCardsQuery } from 'shared/contracts/sim-card';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { forbidden } from '../kernel/api-problem.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { factsOf, readSubscriptionFacts } from '../orders/actions/lock-subscription.ts';
import { mainSimCard } from './main-sim-card.ts';

/**
 * `POST /subscriptions/{subscriptionId}/puk-code`: returns the PUK code of the main SIM card to administrators and to
 * the subscription's own user. Written to the audit log.
 */
export function addPukCodeRoute(api: Api, context: ApiContext): void {
  api.post(
    '/subscriptions/:subscriptionId/puk-code',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'Get the PUK code of a subscription; written to the audit log',
        params: z.object({ subscriptionId: idSchema }),
        querystring: simCardsQuery,
        response: { 200: pukCodeAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const { subscriptionId } = request.params;
      const subscription = await readSubscriptionFacts(context.db, tenant, subscriptionId);
      if (!mayReadCodes(factsOf(tenant, subscription))) throw forbidden();
      const card = await mainSimCard(context.db, subscriptionId);
      // The code is not stored with the idempotency key.
      if (card?.puk_code)
        await changeForCustomer(context, request, async (change, tenantNow) => {
          await readSubscriptionFacts(change.transaction, tenantNow, subscriptionId);
          const { customerId, actorId, correlationId, now } = change;
          await writeAuditEntry(change.transaction, {
            customerId,
            actorId,
            correlationId,
            at: now,
            action: 'PukCodeShown',
            about: { kind: 'Subscription', id: subscriptionId },
            subject: subscription.local_number ?? subscriptionId,
            after: { subscriptionId, values: [card.icc] },
          });
          return {};
        });
      return { data: { pukCode: card?.puk_code ?? null } };
    },
  );
}
