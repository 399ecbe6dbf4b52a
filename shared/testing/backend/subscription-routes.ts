import { bulkJobsAnswer, bulkJobsQuery } from '../../contracts/bulk-job.ts';
import * as z from 'zod/mini';
import { dataCardProducts, type DataCardProduct } from '../../catalogue/data-cards.ts';
import { allowedActions } from '../../contracts/allowed-action-rules.ts';
import { allowedActionsAnswer, allowedActionsQuery } from '../../contracts/allowed-actions.ts';
import { BARRING_CODES, barringsAnswer, barringsQuery } from '../../contracts/barrings.ts';
import { callForwardingAnswer, callForwardingQuery } from '../../contracts/call-forwarding.ts';
import { dataCardsAnswer, dataCardsQuery, type DataCardOffering } from '../../contracts/data-card.ts';
import { esimLinksAnswer, esimLinksQuery } from '../../contracts/esim-link.ts';
import { isInProcessing } from '../../contracts/order.ts';
import { esimAnswer } from '../../contracts/sim-card.ts';
import { subscriptionAnswer } from '../../contracts/subscription.ts';
import { SUBSCRIPTION_STATUSES } from '../../contracts/subscription-kind.ts';
import {
  subscriptionsAnswer,
  type SubscriptionListItem,
  type SubscriptionSortColumn,
} from '../../contracts/subscription-list.ts';
import { subscriptionsQuery } from '../../contracts/subscriptions-query.ts';
import { terminationAnswer, terminationQuery } from '../../contracts/termination.ts';
import { usageAlertsAnswer, usageAlertsQuery, type UsageAlert } from '../../contracts/usage-alert.ts';
import { customerQueryShape } from '../../contracts/wire.ts';
import { danishDay } from '../../format/date.ts';
import type { TenantData } from './backend-data.ts';
import { esimOf } from './esims.ts';
import { pageOf, sortedBy } from './list-of.ts';
import { notFound, type AddRoute } from './route.ts';
import { facetsOf, isWanted, searched } from './subscription-search.ts';
import type { StoredSubscription } from './subscriptions.ts';

const userOf = ({ firstName, lastName }: StoredSubscription): string | undefined =>
  firstName && lastName ? `${firstName} ${lastName}` : undefined;

const sortKeys: Record<
  SubscriptionSortColumn,
  (subscription: StoredSubscription) => string | number | null | undefined
> = {
  Name: subscription => userOf(subscription) ?? subscription.name,
  Number: ({ telephoneNumber, circuitId }) => telephoneNumber?.localNumber ?? circuitId,
  Product: ({ name }) => name,
  // In the order of a subscription's life, not of the alphabet.
  Status: ({ status }) => SUBSCRIPTION_STATUSES.indexOf(status),
  Account: ({ accountName }) => accountName,
  EffectiveDate: ({ effectiveDate }) => effectiveDate,
  Price: ({ recurringRate }) => recurringRate?.value,
};

/** Every subscription has this one, and every billing account with subscriptions. */
export const alert: UsageAlert = {
  ...{ id: 'A1', metric: 'DataDk', threshold: 80, barring: null, lastFired: null },
  ...{ recipients: ['forbrug@demo.example', '22334455'], setByName: 'Anders And' },
};

const kroner = (ore: number) => ({ value: ore / 100, currency: 'DKK' as const });

/** Every data card that there is shares the main card's data. */
const offeringOf =
  (sharing: number) =>
  (product: DataCardProduct): DataCardOffering => ({
    ...{ simcardProductCode: product.code, name: product.name, description: product.description },
    ...{ simKind: product.simKind, maxCount: product.maxCount, sharesMainData: product.ownData === null },
    recurringPrice: kroner(product.rate),
    oneTimePrice: kroner(product.oneTime),
    ownData: product.ownData === null ? null : { value: product.ownData, unit: 'GB' },
    usedCount: product.code === 'DATADEL' ? sharing : 0,
  });

const toListItem =
  ({ orders }: TenantData) =>
  (subscription: StoredSubscription): SubscriptionListItem => ({
    ...subscription,
    telephoneNumber: subscription.telephoneNumber?.localNumber ?? null,
    hasProcessingOrder: orders.some(
      ({ subscriptionId, status }) => subscriptionId === subscription.id && isInProcessing(status),
    ),
  });

/** What the person can do to a subscription. */
export const actionsOf = ({ customer, orders }: TenantData, subscription: StoredSubscription) => {
  const own = orders.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  return allowedActions({
    ...subscription,
    role: customer.role,
    hasContract: customer.hasContract,
    futureCancellationDate: subscription.futureCancellationDate ?? null,
    ordersInProcessing: own.filter(({ status }) => isInProcessing(status)).map(({ type }) => type),
  });
};

export const subscriptionRoutes = (route: AddRoute) => [
  route({
    path: '/subscriptions',
    system: 'SubscriptionsAPI',
    query: subscriptionsQuery,
    answer: subscriptionsAnswer,
    read: (tenant, query) => {
      // Without a back end everybody is an administrator, who uses none.
      const all = query.mine === true ? [] : tenant.subscriptions;
      const found = searched(all, query.searchQuery);
      const wanted = found.filter(subscription => isWanted(subscription, query));
      const keyOf = sortKeys[query.orderBy ?? 'Name'];
      const rows = sortedBy(wanted, keyOf, query.sortOrder === 'Descending');
      const { items, paging } = pageOf(rows, query);
      return { subscriptions: items.map(toListItem(tenant)), facets: facetsOf(found, query), ...paging };
    },
  }),
  route({
    path: '/bulk-jobs',
    system: 'OrderAPI',
    query: bulkJobsQuery,
    answer: bulkJobsAnswer,
    // Nothing is changed without a back end.
    read: (_tenant, query) => ({ jobs: [], ...pageOf([], query).paging }),
  }),
  route({
    path: '/subscriptions/:id',
    system: 'SubscriptionsAPI',
    query: z.object(customerQueryShape),
    answer: subscriptionAnswer,
    read: ({ subscriptions }, _query, id) => {
      const subscription = subscriptions.find(each => each.id === id);
      if (!subscription) throw notFound();
      return { subscription };
    },
  }),
  route({
    path: '/subscriptions/:id/sims/esims',
    system: 'SubscriptionsAPI',
    query: z.object(customerQueryShape),
    answer: esimAnswer,
    read: ({ subscriptions }, _query, id) => {
      const subscription = subscriptions.find(each => each.id === id);
      if (!subscription) throw notFound();
      return esimOf(subscription);
    },
  }),
  route({
    path: '/subscriptions/:id/sims/datacard-offerings',
    system: 'ProductOfferingQualificationAPI',
    query: dataCardsQuery,
    answer: dataCardsAnswer,
    read: ({ subscriptions }, _query, id) => {
      const subscription = subscriptions.find(each => each.id === id);
      if (!subscription) throw notFound();
      const dataCards = subscription.simCards
        .filter(({ isMain }) => !isMain)
        .map(({ number }) => ({ icc: number, simcardProductCode: 'DATADEL', esim: null }));
      const isMobile = Boolean(subscription.telephoneNumber);
      return { dataCards, offerings: isMobile ? dataCardProducts.map(offeringOf(dataCards.length)) : [] };
    },
  }),
  route({
    path: '/subscriptions/:id/termination',
    system: 'SubscriptionsAPI',
    query: terminationQuery,
    answer: terminationAnswer,
    read: ({ subscriptions }, _query, id) => {
      if (!subscriptions.some(each => each.id === id)) throw notFound();
      const earliestDate = danishDay(new Date(Date.now() + 30 * 86_400_000));
      const latestDate = danishDay(new Date(Date.now() + 120 * 86_400_000));
      return {
        quote: {
          ...{ earliestDate, latestDate, terminationDate: earliestDate, finalInvoiceDate: latestDate },
          notice: { days: 30, from: 'Today' as const },
          bindingEndDate: null,
          remainingBinding: null,
        },
      };
    },
  }),
  route({
    path: '/subscriptions/:id/call-forwarding',
    system: 'SubscriptionsAPI',
    query: callForwardingQuery,
    answer: callForwardingAnswer,
    read: ({ subscriptions }, _query, id) => {
      if (!subscriptions.some(each => each.id === id)) throw notFound();
      return { forwardings: [{ condition: 'NoReply' as const, number: null, delaySeconds: 20 as const }] };
    },
  }),
  route({
    path: '/subscriptions/:id/sims/esim-links',
    system: 'SubscriptionsAPI',
    query: esimLinksQuery,
    answer: esimLinksAnswer,
    // Nothing is sent without a back end.
    read: ({ subscriptions }, _query, id) => {
      if (!subscriptions.some(each => each.id === id)) throw notFound();
      return { links: [] };
    },
  }),
  route({
    path: '/subscriptions/:id/usage-alerts',
    system: 'SubscriptionsAPI',
    query: usageAlertsQuery,
    answer: usageAlertsAnswer,
    read: ({ subscriptions }, _query, id) => {
      if (!subscriptions.some(each => each.id === id)) throw notFound();
      return { alerts: [alert], metrics: ['DataDk' as const, 'ExtraCost' as const] };
    },
  }),
  route({
    path: '/subscriptions/:id/barrings',
    system: 'SubscriptionsAPI',
    query: barringsQuery,
    answer: barringsAnswer,
    read: ({ subscriptions, accounts }, _query, id) => {
      const of = subscriptions.find(each => each.id === id);
      const account = accounts.find(({ accountId }) => accountId === of?.accountId);
      if (!of || !account) throw notFound();
      const isOn = (wanted: string) => of.services.some(({ code }) => code === wanted);
      const limit = of.barringsLimit ?? null;
      const barrings = BARRING_CODES.map(code => ({
        ...{ code, isActive: code === 'BARLEVEL' ? limit !== null : isOn(code) },
        limit: code === 'BARLEVEL' ? limit : null,
      }));
      return { barrings, accountRules: account.ownerControl };
    },
  }),
  route({
    path: '/subscriptions/:id/allowed-actions',
    system: 'SubscriptionsAPI',
    query: allowedActionsQuery,
    answer: allowedActionsAnswer,
    read: (tenant, _query, id) => {
      const subscription = tenant.subscriptions.find(each => each.id === id);
      if (!subscription) throw notFound();
      return { actions: actionsOf(tenant, subscription) };
    },
  }),
];
