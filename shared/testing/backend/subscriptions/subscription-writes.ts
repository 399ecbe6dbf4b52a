/** Immediate changes of a subscription, without an order. */
import {
  subscriptionSettingsAnswer,
  subscriptionSettingsBody,
} from '../../../contracts/subscription-settings.ts';
import type { BackendData } from '../backend-data.ts';
import { argumentError, notFound, requireVersion, type AddWrite } from '../route.ts';
import { actionsOf, withDataUsage } from './subscription-routes.ts';
import { logAction } from '../log-action.ts';
import { userNameOf } from './subscriptions.ts';

const fields = ['firstName', 'lastName', 'email', 'employeeId', 'invoiceNote'] as const;

export const subscriptionWrites = (write: AddWrite, { profile, today }: BackendData) => [
  write({
    method: 'put',
    path: '/subscriptions/:id',
    system: 'SubscriberAPI',
    body: subscriptionSettingsBody,
    answer: subscriptionSettingsAnswer,
    write: (tenant, { data }, id, { headers }) => {
      const old = tenant.subscriptions.find(each => each.id === id);
      if (!old) throw notFound();
      const isAllowed = actionsOf(tenant, old).some(
        ({ action, allowed }) => action === 'UserDetails' && allowed,
      );
      if (!isAllowed) throw argumentError('SubscriptionActionNotAllowed');
      requireVersion(headers, old.version);
      const values = Object.fromEntries(fields.map(field => [field, data[field] || null]));
      const subscription = { ...old, ...values, version: old.version + 1 };
      const changed = fields.filter(field => (old[field] ?? null) !== subscription[field]);
      if (changed.length === 0) return { subscription: withDataUsage(old, today) };
      tenant.subscriptions = tenant.subscriptions.map(each => (each === old ? subscription : each));
      logAction(tenant, profile, {
        action: 'SubscriptionChanged',
        subject: old.telephoneNumber?.localNumber ?? old.circuitId ?? id,
        about: {
          kind: 'Subscription',
          id,
          name: userNameOf(subscription),
        },
        before: { values: changed.map(field => old[field] ?? '–') },
        after: { values: changed.map(field => subscription[field] ?? '–') },
      });
      return { subscription: withDataUsage(subscription, today) };
    },
  }),
];
