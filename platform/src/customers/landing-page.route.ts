import { landingPageAnswer, landingPageQuery } from 'shared/contracts/landing-page';
import { danishDay } from '../danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';
import { invoiceTile, nearLimitTile, orderTile, subscriptionTile } from './landing-page.query.ts';

/** `GET /landing-page`: what is waiting for the person. The orders tile needs a contract, as the orders page does. */
export function addLandingPageRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/landing-page',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' } },
      schema: {
        summary: 'The tiles of the landing page',
        querystring: landingPageQuery,
        response: { 200: landingPageAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const now = clock.now();
      const [unpaidInvoices, openOrders, nearLimit, subscriptions] = await Promise.all([
        invoiceTile(db, tenant, danishDay(now)),
        tenant.hasContract ? orderTile(db, tenant, now) : undefined,
        nearLimitTile(db, tenant),
        subscriptionTile(db, tenant),
      ]);
      return {
        data: {
          landingPage: { unpaidInvoices, ...(openOrders ? { openOrders } : {}), nearLimit, subscriptions },
        },
      };
    },
  );
}
