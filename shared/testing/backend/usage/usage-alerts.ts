/** Usage alerts of subscriptions and billing accounts. */
import * as z from 'zod/mini';
import {
  accountUsageAlertsAnswer,
  MAX_ALERTS,
  usageAlertAnswer,
  usageAlertBody,
  usageAlertDeletedAnswer,
  usageAlertsAnswer,
  usageAlertsQuery,
  type AlertMetric,
} from '../../../contracts/usage-alert.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import { formatAccountAlertLimit, formatAlertLimit } from '../../../format/usage-alert.ts';
import { extraCostOf } from '../../../orders/usage-of.ts';
import type { StoredAlert } from '../accounts/accounts.ts';
import { changeSubscription, type BackendData, type TenantData } from '../backend-data.ts';
import { argumentError, notFound, requireVersion, type AddRoute, type AddWrite } from '../route.ts';
import { numberOf, type StoredSubscription, userNameOf } from '../subscriptions/subscriptions.ts';
import { logAction } from '../log-action.ts';
import { categoriesOf } from './usage-of.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';

/** Owner of an alert. */
interface Owner {
  readonly kind: 'Subscription' | 'Account';
  readonly id: string;
  readonly subject: string;
  readonly name: string | null;
  readonly hasEnded: boolean;
  readonly alerts: readonly StoredAlert[];
  /** The subscriptions whose usage counts. */
  readonly subscriptions: readonly StoredSubscription[];
  readonly set: (alerts: StoredAlert[]) => void;
}

const ownerOf = {
  subscriptions: (tenant: TenantData, id: string): Owner => {
    const found = findSubscription(tenant, id);
    return {
      kind: 'Subscription',
      id,
      subject: numberOf(found),
      alerts: found.alerts,
      hasEnded: found.status === 'Cancelled',
      subscriptions: found.status === 'Cancelled' ? [] : [found],
      set: alerts => changeSubscription(tenant, id, { alerts }),
      name: userNameOf(found),
    };
  },
  accounts: (tenant: TenantData, id: string): Owner => {
    const found = tenant.accounts.find(({ accountId }) => accountId === id);
    if (!found) throw notFound();
    return {
      kind: 'Account',
      id,
      subject: id,
      name: found.accountName,
      hasEnded: false,
      alerts: found.alerts,
      subscriptions: tenant.subscriptions.filter(
        ({ accountId, status }) => accountId === id && status !== 'Cancelled',
      ),
      set: alerts => {
        tenant.accounts = tenant.accounts.map(each => (each === found ? { ...found, alerts } : each));
      },
    };
  },
};

type Place = keyof typeof ownerOf;

const metricsOf = ({ subscriptions }: Owner, today: string): AlertMetric[] => {
  const categories = subscriptions.flatMap(each => categoriesOf(each, today));
  const limited = new Set(categories.flatMap(({ code, percent }) => (percent === null ? [] : [code])));
  const data = (['DataDk', 'DataEu'] as const).filter(metric => limited.has(metric));
  return categories.length > 0 ? [...data, 'ExtraCost'] : data;
};

const readRoutes = (route: AddRoute, today: string) => [
  route({
    path: '/subscriptions/:id/usage-alerts',
    system: 'SubscriptionsAPI',
    query: usageAlertsQuery,
    answer: usageAlertsAnswer,
    read: (tenant, _query, id) => {
      const owner = ownerOf.subscriptions(tenant, id);
      return { alerts: [...owner.alerts], metrics: metricsOf(owner, today) };
    },
  }),
  route({
    path: '/accounts/:id/usage-alerts',
    system: 'AccountAPI',
    query: usageAlertsQuery,
    answer: accountUsageAlertsAnswer,
    read: (tenant, _query, id) => {
      const owner = ownerOf.accounts(tenant, id);
      const period = today.slice(0, 7);
      const { subscriptions } = owner;
      const extraCost = extraCostOf(subscriptions.flatMap(each => categoriesOf(each, today)));
      const usage = { period, subscriptionCount: subscriptions.length, extraCost };
      return { alerts: [...owner.alerts], metrics: metricsOf(owner, today), usage };
    },
  }),
];

export const usageAlertRoutes = (route: AddRoute, write: AddWrite, { profile, today }: BackendData) => {
  /** Replaces, adds or removes an alert. */
  const replace = (tenant: TenantData, owner: Owner, before?: StoredAlert, after?: StoredAlert) => {
    const rest = owner.alerts.filter(each => each !== before);
    const order = ({ metric, threshold }: StoredAlert) => `${metric} ${String(threshold).padStart(6, '0')}`;
    owner.set(
      [...rest, ...(after ? [after] : [])].sort((one, other) => (order(one) < order(other) ? -1 : 1)),
    );
    const formatLimit = owner.kind === 'Account' ? formatAccountAlertLimit : formatAlertLimit;
    const stateOf = (alert: StoredAlert) => ({ values: [formatLimit(alert), ...alert.recipients] });
    logAction(tenant, profile, {
      action: 'UsageAlertChanged',
      subject: owner.subject,
      about: { kind: owner.kind, id: owner.id, name: owner.name },
      ...(before && { before: stateOf(before) }),
      ...(after && { after: stateOf(after) }),
    });
  };
  const setByName = `${profile.firstName} ${profile.lastName}`;

  const setRoute = (method: 'post' | 'put', place: Place) =>
    write({
      method,
      system: place === 'accounts' ? 'AccountAPI' : 'SubscriptionsAPI',
      path: `/${place}/:id/usage-alerts${method === 'put' ? '/:alertId' : ''}`,
      body: usageAlertBody,
      answer: usageAlertAnswer,
      write: (tenant, { data }, id, { params: { alertId }, headers }) => {
        const owner = ownerOf[place](tenant, id);
        if (owner.hasEnded) throw argumentError('SubscriptionActionNotAllowed');
        const before = owner.alerts.find(each => each.id === alertId);
        if (alertId !== undefined && !before) throw notFound();
        if (before) requireVersion(headers, before.version);
        const others = owner.alerts.filter(each => each !== before);
        if (others.length >= MAX_ALERTS) throw argumentError('UsageAlertLimitReached');
        if (others.some(each => each.metric === data.metric && each.threshold === data.threshold))
          throw argumentError('UsageAlertAlreadyThere');
        if (!metricsOf(owner, today).includes(data.metric)) throw argumentError('UsageAlertNothingToReach');
        const alert = {
          ...data,
          id: alertId ?? crypto.randomUUID(),
          setByName,
          lastFired: null,
          version: (before?.version ?? 0) + 1,
        };
        replace(tenant, owner, before, alert);
        return { alert };
      },
    });

  const deleteRoute = (place: Place) =>
    write({
      method: 'delete',
      path: `/${place}/:id/usage-alerts/:alertId`,
      system: place === 'accounts' ? 'AccountAPI' : 'SubscriptionsAPI',
      body: z.object(customerQueryShape),
      answer: usageAlertDeletedAnswer,
      write: (tenant, _query, id, { params: { alertId = '' }, headers }) => {
        const owner = ownerOf[place](tenant, id);
        const before = owner.alerts.find(each => each.id === alertId);
        if (!before) throw notFound();
        requireVersion(headers, before.version);
        replace(tenant, owner, before);
        return { alertId };
      },
    });

  const places: readonly Place[] = ['subscriptions', 'accounts'];
  return [
    ...readRoutes(route, today),
    ...places.flatMap(place => [setRoute('post', place), setRoute('put', place), deleteRoute(place)]),
  ];
};
