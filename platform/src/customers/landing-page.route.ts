import { landingPageAnswer, landingPageQuery } from 'shared/contracts/landing-page';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { invitationTile, invoiceTile, orderTile, subscriptionTile } from './landing-page.query.ts';
import { customerTile } from './own-customers.query.ts';

/**
 * `GET /landing-page`: what needs the person's attention. The orders tile requires a contract, like the orders page.
 */
export function addLandingPageRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/landing-page',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, cachedBy: 'own-customers' },
      schema: {
        summary: 'Get the data of the landing page',
        querystring: landingPageQuery,
        response: { 200: landingPageAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const now = clock.now();
      const today = danishDay(now);
      const [invoices, openOrders, subscriptions, invitations, customers] = await Promise.all([
        invoiceTile(db, tenant, today),
        tenant.hasContract ? orderTile(db, tenant, today) : undefined,
        subscriptionTile(db, tenant),
        tenant.role === 'User' ? undefined : invitationTile(db, tenant, now),
        tenant.role === 'Superadmin' ? customerTile(db, tenant.userId, today) : undefined,
      ]);
      cacheUntil(request, now, [invitations?.firstEnd]);
      return {
        data: {
          landingPage: {
            invoices,
            ...subscriptions,
            ...(openOrders ? { openOrders } : {}),
            ...(invitations ? { waitingInvitations: { count: invitations.count } } : {}),
            ...(customers ? { customers } : {}),
          },
        },
      };
    },
  );
}
