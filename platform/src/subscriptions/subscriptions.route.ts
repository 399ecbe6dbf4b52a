import { pagingOf } from 'shared/contracts/paging';
import { subscriptionsAnswer, subscriptionsQuery } from 'shared/contracts/subscription-list';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';
import { pageOf } from '../kernel/page.ts';
import { countSubscriptions } from './subscription-facets.query.ts';
import { findSubscriptions } from './subscriptions.query.ts';

/** `GET /subscriptions`: searched, filtered, sorted and counted by filter value. */
export function addSubscriptionsRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/subscriptions',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: "The customer's subscriptions",
        querystring: subscriptionsQuery,
        response: { 200: subscriptionsAnswer },
      },
    },
    async request => {
      const { query } = request;
      const tenant = tenantOf(request);
      const page = pageOf(query);
      const [subscriptions, { totalCount, facets }] = await Promise.all([
        findSubscriptions(db, tenant, query, page),
        countSubscriptions(db, tenant, query),
      ]);
      return { data: { subscriptions, ...pagingOf({ ...page, totalCount }), facets } };
    },
  );
}
