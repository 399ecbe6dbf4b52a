import {
  accountUsageAlertsAnswer,
  usageAlertAnswer,
  usageAlertBody,
  usageAlertDeletedAnswer,
  usageAlertsAnswer,
  usageAlertsQuery,
  type UsageAlertBody,
} from 'shared/contracts/usage-alert';
import { idSchema } from 'shared/contracts/wire';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Access } from '../kernel/access/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { requireIdempotencyKey } from '../kernel/changes/idempotency.ts';
import { readSubscriptionFacts } from '../orders/actions/lock-subscription.ts';
import { readAccountInReach, readAccountStanding, metricsNow, type AlertOwner } from './alert-owner.ts';
import { deleteUsageAlert, setUsageAlert } from './change-usage-alert.ts';
import { findUsageAlerts } from './usage-alerts.query.ts';

const access: Access = { to: 'customer', named: 'in-query', role: 'Admin' };
const querystring = usageAlertsQuery;
const ofSubscription = z.object({ subscriptionId: idSchema });
const ofAccount = z.object({ accountId: idSchema });
const alertShape = { alertId: idSchema };

/** Path of the target, and its name in the OpenAPI description. */
const kinds = [
  {
    all: '/subscriptions/:subscriptionId/usage-alerts',
    of: 'a subscription',
    params: ofSubscription,
    paramsOfOne: z.extend(ofSubscription, alertShape),
    config: { access, system: 'SubscriptionsAPI' },
  },
  {
    all: '/accounts/:accountId/usage-alerts',
    of: 'a billing account',
    params: ofAccount,
    paramsOfOne: z.extend(ofAccount, alertShape),
    config: { access, system: 'AccountAPI' },
  },
] as const;

/**
 * `/subscriptions/{subscriptionId}/usage-alerts` and `/accounts/{accountId}/usage-alerts`: usage alerts, for
 * administrators with access to the subscription or account.
 */
export function addUsageAlertsRoutes(api: Api, context: ApiContext): void {
  addReadRoutes(api, context);
  for (const kind of kinds) {
    addSetRoutes(api, context, kind);
    addDeleteRoute(api, context, kind);
  }
}

function addReadRoutes(api: Api, { db, clock }: ApiContext): void {
  const [subscriptions, accounts] = kinds;
  const summary = (of: string) => `Alerts of the usage of ${of}, and what can be watched on it`;
  api.get(
    subscriptions.all,
    {
      config: subscriptions.config,
      schema: {
        summary: summary(subscriptions.of),
        params: ofSubscription,
        querystring,
        response: { 200: usageAlertsAnswer },
      },
    },
    async request => {
      const subscription = await readSubscriptionFacts(db, tenantOf(request), request.params.subscriptionId);
      const metrics = metricsNow(subscription, clock.now());
      return { data: { alerts: await findUsageAlerts(db, request.params), metrics } };
    },
  );
  api.get(
    accounts.all,
    {
      config: accounts.config,
      schema: {
        summary: summary(accounts.of),
        params: ofAccount,
        querystring,
        response: { 200: accountUsageAlertsAnswer },
      },
    },
    async request => {
      const { accountId } = request.params;
      await readAccountInReach(db, tenantOf(request), accountId);
      const standing = await readAccountStanding(db, accountId, clock.now());
      return { data: { alerts: await findUsageAlerts(db, request.params), ...standing } };
    },
  );
}

type Kind = (typeof kinds)[number];

type SetRequest = FastifyRequest & {
  params: AlertOwner & { alertId?: string };
  body: { data: UsageAlertBody };
};

function setAlert(context: ApiContext, request: SetRequest) {
  return changeForCustomer(context, request, async (change, tenant) => {
    const { alertId, ...owner } = request.params;
    const target = { owner, alertId, ifMatch: request.headers['if-match'] };
    return { data: { alert: await setUsageAlert(change, tenant, target, request.body.data) } };
  });
}

function addSetRoutes(api: Api, context: ApiContext, { all, of, params, paramsOfOne, config }: Kind): void {
  api.post(
    all,
    {
      config,
      schema: {
        summary: `Set an alert of the usage of ${of}`,
        params,
        querystring,
        body: usageAlertBody,
        response: { 200: usageAlertAnswer },
      },
    },
    request => {
      requireIdempotencyKey(request);
      return setAlert(context, request);
    },
  );
  api.put(
    `${all}/:alertId`,
    {
      config,
      schema: {
        summary: `Change an alert of the usage of ${of}`,
        params: paramsOfOne,
        querystring,
        body: usageAlertBody,
        response: { 200: usageAlertAnswer },
      },
    },
    request => setAlert(context, request),
  );
}

function addDeleteRoute(api: Api, context: ApiContext, { all, of, paramsOfOne, config }: Kind): void {
  api.delete(
    `${all}/:alertId`,
    {
      config,
      schema: {
        summary: `Delete an alert of the usage of ${of}`,
        params: paramsOfOne,
        querystring,
        response: { 200: usageAlertDeletedAnswer },
      },
    },
    request => {
      const { alertId, ...owner } = request.params;
      return changeForCustomer(context, request, async (change, tenant) => {
        await deleteUsageAlert(change, tenant, { owner, alertId, ifMatch: request.headers['if-match'] });
        return { data: { alertId } };
      });
    },
  );
}
