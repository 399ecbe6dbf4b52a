import {
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
import { danishDay } from '../danish-day.ts';
import type { Access } from '../kernel/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeContext } from '../kernel/change-context.ts';
import { tenantOf } from '../kernel/guard.ts';
import { changeOnce, requireIdempotencyKey } from '../kernel/idempotency.ts';
import { readSubscriptionFacts } from '../orders/lock-subscription.ts';
import { findTopUps } from '../usage/top-ups.query.ts';
import { usageOf } from '../usage/usage-of.ts';
import { metricsOf } from './alert-reached.ts';
import { deleteUsageAlert, setUsageAlert } from './change-usage-alert.ts';
import { findUsageAlerts } from './usage-alerts.query.ts';

const access: Access = { to: 'customer', named: 'in-query', role: 'Admin' };
const config = { access, system: 'SubscriptionsAPI' } as const;
const all = '/subscriptions/:subscriptionId/usage-alerts';
const one = `${all}/:alertId`;
const querystring = usageAlertsQuery;
const params = z.object({ subscriptionId: idSchema });
const paramsOfOne = z.object({ subscriptionId: idSchema, alertId: idSchema });

/** `/subscriptions/{subscriptionId}/usage-alerts`: who is told when usage comes to a limit, for administrators. */
export function addUsageAlertsRoutes(api: Api, context: ApiContext): void {
  addReadRoute(api, context);
  addChangeRoutes(api, context);
}

function addReadRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    all,
    {
      config,
      schema: {
        summary: 'Alerts of the usage of a subscription, and what can be watched on it',
        ...{ params, querystring },
        response: { 200: usageAlertsAnswer },
      },
    },
    async request => {
      const { subscriptionId } = request.params;
      const subscription = await readSubscriptionFacts(db, tenantOf(request), subscriptionId);
      const now = clock.now();
      const period = danishDay(now).slice(0, 7);
      const topUps = await findTopUps(db, subscriptionId, period);
      const metrics = metricsOf(usageOf({ subscription, period, now, topUps }));
      return { data: { alerts: await findUsageAlerts(db, subscriptionId), metrics } };
    },
  );
}

type SetRequest = FastifyRequest & {
  params: { subscriptionId: string; alertId?: string };
  body: { data: UsageAlertBody };
};

function setAlert(context: ApiContext, request: SetRequest) {
  const tenant = tenantOf(request);
  return changeOnce(context, request, tenant.customerId, async transaction => {
    const change = changeContext(context, request, transaction);
    return { data: { alert: await setUsageAlert(change, tenant, request.params, request.body.data) } };
  });
}

function addChangeRoutes(api: Api, context: ApiContext): void {
  api.post(
    all,
    {
      config,
      schema: {
        summary: 'Set an alert of the usage of a subscription',
        ...{ params, querystring, body: usageAlertBody },
        response: { 200: usageAlertAnswer },
      },
    },
    request => {
      requireIdempotencyKey(request);
      return setAlert(context, request);
    },
  );
  api.put(
    one,
    {
      config,
      schema: {
        summary: 'Change an alert of the usage of a subscription',
        ...{ params: paramsOfOne, querystring, body: usageAlertBody },
        response: { 200: usageAlertAnswer },
      },
    },
    request => setAlert(context, request),
  );
  api.delete(
    one,
    {
      config,
      schema: {
        summary: 'Delete an alert of the usage of a subscription',
        ...{ params: paramsOfOne, querystring },
        response: { 200: usageAlertDeletedAnswer },
      },
    },
    request => {
      const tenant = tenantOf(request);
      const { subscriptionId, alertId } = request.params;
      return changeOnce(context, request, tenant.customerId, async transaction => {
        const change = changeContext(context, request, transaction);
        await deleteUsageAlert(change, tenant, subscriptionId, alertId);
        return { data: { alertId } };
      });
    },
  );
}
