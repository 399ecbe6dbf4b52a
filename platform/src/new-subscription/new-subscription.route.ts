import {
  newOfferingsAnswer,
  newOfferingsQuery,
  newSubscriptionAnswer,
  newSubscriptionBody,
  reservationQuery,
} from 'shared/contracts/new-subscription';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeContext } from '../kernel/change-context.ts';
import { tenantOf } from '../kernel/guard.ts';
import { changeOnce } from '../kernel/idempotency.ts';
import { createSubscription } from './create-subscription.ts';
import { findNewOfferings } from './find-new-offerings.ts';

const forCreators = { to: 'customer', named: 'in-query', role: 'Admin', needsContract: true } as const;

/**
 * `GET /subscriptions/offerings`: what a new subscription can have. `POST /subscriptions`: creates one, with its order and
 * its entry in the audit log (PLAN-010). For administrators of a customer with a contract, within their accounts.
 */
export function addNewSubscriptionRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/subscriptions/offerings',
    {
      config: { access: forCreators, system: 'ProductOfferingQualificationAPI' },
      schema: {
        summary: 'What a new subscription can have',
        querystring: newOfferingsQuery,
        response: { 200: newOfferingsAnswer },
      },
    },
    async request => ({ data: await findNewOfferings(context.db, request.query.category) }),
  );

  api.post(
    '/subscriptions',
    {
      config: { access: forCreators, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'Create a subscription',
        querystring: reservationQuery,
        body: newSubscriptionBody,
        response: { 202: newSubscriptionAnswer },
      },
    },
    async (request, reply) => {
      const tenant = tenantOf(request);
      const placed = await changeOnce(context, request, tenant.customerId, transaction =>
        createSubscription(changeContext(context, request, transaction), tenant, request.body.data),
      );
      return reply.code(202).send({ data: placed });
    },
  );
}
