import { isInProcessing } from '../../../contracts/order.ts';
import { reasonIn } from '../../../orders/reason-in.ts';
import { fromOre } from '../../../contracts/money.ts';
import type { SubscriptionFacts, SubscriptionOrder } from '../../../orders/subscription-order.ts';
import type { TenantData } from '../backend-data.ts';
import { argumentError, notFound } from '../route.ts';
import { rateOf, type StoredSubscription } from '../subscriptions/subscriptions.ts';
import { orderAction, type OrderAction } from './order-action.ts';
import { subscriptionRead } from './subscription-read.ts';

const factsOf = ({ accounts }: TenantData, subscription: StoredSubscription): SubscriptionFacts => {
  const account = accounts.find(({ accountId }) => accountId === subscription.accountId);
  if (!account) throw notFound();
  return {
    ...subscription,
    ...account.ownerControl,
    recurringRateOre: rateOf(subscription),
    localNumber: subscription.telephoneNumber?.localNumber ?? null,
    effectiveDate: subscription.effectiveDate ?? null,
    futureCancellationDate: subscription.futureCancellationDate ?? null,
    pricePlanInformation: subscription.pricePlanInformation ?? null,
    barringsLimit: subscription.barringsLimit ?? null,
    invoiceNote: subscription.invoiceNote ?? null,
  };
};

/** Includes its data cards and pending orders. */
export const factsOfNow = (tenant: TenantData, subscription: StoredSubscription): SubscriptionFacts => ({
  ...factsOf(tenant, subscription),
  dataCards: subscription.simCards.flatMap(({ product }) => product ?? []),
  ordersOnTheWay: tenant.orders
    .filter(({ subscriptionId, status }) => subscriptionId === subscription.id && isInProcessing(status))
    .map(({ type, plan }) => ({ type, details: plan?.details })),
});

const storedOf = ({ recurringRateOre: rate, ...changes }: Partial<SubscriptionFacts>) =>
  ({
    ...changes,
    ...(rate !== undefined && { recurringRate: rate === null ? null : fromOre(rate) }),
  }) as Partial<StoredSubscription>;

/** Adapts an order of `shared/orders`; `given` is the other data it depends on. */
export const subscriptionOrder = <Terms>(
  declared: SubscriptionOrder<unknown, object, object, Terms, unknown>,
  given?: Terms,
): OrderAction => {
  const { method, endpoint, action, body, read, holds } = declared;
  // Without them `Terms` is undefined.
  const terms = given as Terms;
  return orderAction({
    method: methods[method],
    endpoint,
    action,
    ...(body && { body }),
    order: ({ tenant, subscription, data, params, today }) => {
      const order = declared.order(factsOfNow(tenant, subscription), data, { today, terms, params });
      if (typeof order === 'string') throw argumentError(order);
      const { details = data } = order;
      const held = holds?.(order.effectiveDate ?? today);
      return {
        ...order,
        details,
        reason: reasonIn(details),
        ...(held && {
          atOnce: () => storedOf(held),
          takeBack: Object.fromEntries(Object.keys(held).map(name => [name, null])),
        }),
        effect: (current, { id, day }) => {
          const at = { orderId: id, day, today: day, terms };
          const changes = declared.change(factsOf(tenant, current), details, at);
          if (typeof changes === 'string') throw argumentError(changes);
          return storedOf(changes);
        },
      };
    },
    state: (subscription, tenant) => declared.state(factsOf(tenant, subscription), terms),
    ...(read && {
      read: subscriptionRead({
        path: endpoint,
        system: read.system ?? 'SubscriptionsAPI',
        answer: read.answer,
        ...(read.query && { query: read.query }),
        read: (subscription, { tenant, query, today }) =>
          read.of(factsOfNow(tenant, subscription), terms, { today, ...query }),
      }),
    }),
  });
};

const methods = { PUT: 'put', POST: 'post', DELETE: 'delete' } as const;
