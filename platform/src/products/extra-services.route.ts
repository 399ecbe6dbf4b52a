import { extraServicesAnswer, extraServicesQuery } from 'shared/contracts/extra-service';
import type { Api, ApiContext } from '../kernel/api.ts';
import { addSubscriptionRead } from '../orders/subscription-read.ts';
import { findExtraServices } from './extra-services.query.ts';

/** `GET /subscriptions/{subscriptionId}/extra-services`: what a subscription has and can have beside its plan (PLAN-016). */
export function addExtraServicesRoute(api: Api, context: ApiContext): void {
  addSubscriptionRead(api, context, {
    path: 'extra-services',
    summary: 'The extra services of a subscription',
    system: 'ProductOfferingQualificationAPI',
    query: extraServicesQuery,
    answer: extraServicesAnswer,
    read: async ({ db, subscription }) => ({ services: await findExtraServices(db, subscription) }),
  });
}
