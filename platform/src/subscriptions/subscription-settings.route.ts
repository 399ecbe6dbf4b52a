import {
  subscriptionSettingsAnswer,
  subscriptionSettingsBody,
  subscriptionSettingsQuery,
} from 'shared/contracts/subscription-settings';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { changeSubscriptionSettings } from './change-subscription-settings.ts';
import { readSubscription } from './subscription.route.ts';

/** `PUT /subscriptions/{subscriptionId}`: changes the user of a subscription and its invoice text. */
export function addSubscriptionSettingsRoute(api: Api, context: ApiContext): void {
  api.put(
    '/subscriptions/:subscriptionId',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Admin' }, system: 'SubscriberAPI' },
      schema: {
        summary: 'Change the user of a subscription, and its text on the invoice',
        params: z.object({ subscriptionId: idSchema }),
        querystring: subscriptionSettingsQuery,
        body: subscriptionSettingsBody,
        response: { 200: subscriptionSettingsAnswer },
      },
    },
    request => {
      const { subscriptionId } = request.params;
      return changeForCustomer(context, request, async (change, tenant) => {
        const ifMatch = request.headers['if-match'];
        await changeSubscriptionSettings(change, tenant, subscriptionId, request.body.data, ifMatch);
        const subscription = await readSubscription(change.transaction, tenant, subscriptionId, change.now);
        return { data: { subscription } };
      });
    },
  );
}
