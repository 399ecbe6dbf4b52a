import {
  newOfferingsAnswer,
  newOfferingsQuery,
  newSubscriptionAnswer,
  newSubscriptionBody,
  newSubscriptionsPreviewAnswer,
  newSubscriptionsPreviewBody,
  reservationQuery,
} from 'shared/contracts/new-subscription';
import { newOfferings } from 'shared/orders/new-subscription';
import { longListBodyLimit } from '../kernel/access/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeContext } from '../kernel/changes/change-context.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { readOffers } from '../products/offers.ts';
import { createSubscription } from './create-subscription.ts';
import { previewSubscriptions } from './preview-subscriptions.ts';

const forCreators = { to: 'customer', named: 'in-query', role: 'Admin', needsContract: true } as const;

/**
 * `GET /subscriptions/offerings`: the choices for a new subscription. `POST /subscriptions`: creates one, with its
 * order and audit log entry (PLAN-010). `POST /subscriptions/preview`: whether several can be created, one after the
 * other. For administrators of customers with a contract, within their accounts.
 */
export function addNewSubscriptionRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/subscriptions/offerings',
    {
      config: { access: forCreators, system: 'ProductOfferingQualificationAPI' },
      schema: {
        summary: 'Get the options for a new subscription',
        querystring: newOfferingsQuery,
        response: { 200: newOfferingsAnswer },
      },
    },
    async request => ({ data: newOfferings(await readOffers(context.db), request.query.category) }),
  );

  api.post(
    '/subscriptions/preview',
    {
      bodyLimit: longListBodyLimit,
      config: { access: forCreators, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'Whether subscriptions could be created',
        querystring: reservationQuery,
        body: newSubscriptionsPreviewBody,
        response: { 200: newSubscriptionsPreviewAnswer },
      },
    },
    async request => {
      const transaction = await context.db.startTransaction().execute();
      try {
        const change = changeContext(context, request, transaction);
        const { subscriptions } = request.body.data;
        return { data: await previewSubscriptions(change, tenantOf(request), subscriptions) };
      } finally {
        await transaction.rollback().execute();
      }
    },
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
      const placed = await changeForCustomer(context, request, (change, tenant) =>
        createSubscription(change, tenant, request.body.data),
      );
      return reply.code(202).send({ data: placed });
    },
  );
}
