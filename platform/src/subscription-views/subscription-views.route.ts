import {
  deletedViewAnswer,
  subscriptionViewAnswer,
  subscriptionViewBody,
  subscriptionViewsAnswer,
  subscriptionViewsQuery,
} from 'shared/contracts/subscription-view';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Access } from '../kernel/access/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { findViews, forgetView, keepView } from './subscription-views.query.ts';

const access: Access = { to: 'customer', named: 'in-query', role: 'User' };
const config = { access } as const;
const params = z.object({ viewId: idSchema });
const querystring = subscriptionViewsQuery;

/**
 * `/subscription-views`: a person's saved views of the subscription list, per customer. Everyone who has access to the
 * list has their own views and cannot reach others'. Not written to the audit log, because they change no customer
 * data.
 */
export function addSubscriptionViewsRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/subscription-views',
    {
      config,
      schema: {
        summary: 'List saved views of the subscription list',
        querystring,
        response: { 200: subscriptionViewsAnswer },
      },
    },
    async request => ({ data: { views: await findViews(context.db, tenantOf(request)) } }),
  );
  addChangeRoutes(api, context);
}

function addChangeRoutes(api: Api, context: ApiContext): void {
  api.post(
    '/subscription-views',
    {
      config,
      schema: {
        summary: 'Save a view of the subscription list',
        querystring,
        body: subscriptionViewBody,
        response: { 200: subscriptionViewAnswer },
      },
    },
    request =>
      changeForCustomer(context, request, async change => ({
        data: { view: await keepView(change, request.body.data) },
      })),
  );
  api.put(
    '/subscription-views/:viewId',
    {
      config,
      schema: {
        summary: 'Replace a saved view of the subscription list',
        params,
        querystring,
        body: subscriptionViewBody,
        response: { 200: subscriptionViewAnswer },
      },
    },
    request =>
      changeForCustomer(context, request, async change => {
        return { data: { view: await keepView(change, request.body.data, request.params.viewId) } };
      }),
  );
  api.delete(
    '/subscription-views/:viewId',
    {
      config,
      schema: {
        summary: 'Delete a saved view of the subscription list',
        params,
        querystring,
        response: { 200: deletedViewAnswer },
      },
    },
    request =>
      changeForCustomer(context, request, async change => {
        const { viewId } = request.params;
        await forgetView(change, viewId);
        return { data: { viewId } };
      }),
  );
}
