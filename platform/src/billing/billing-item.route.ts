import * as z from 'zod/mini';
import { billingItemAnswer } from 'shared/contracts/billing-item-details';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { readBillingItem } from './read-billing-item.ts';

/** `GET /billing-items/{billingItemId}`: one billing item with its lines, payments and ways to pay. */
export function addBillingItemRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items/:billingItemId',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: 'Get a billing item',
        params: z.object({ billingItemId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 200: billingItemAnswer },
      },
    },
    async request => {
      const today = danishDay(clock.now());
      const { billingItemId } = request.params;
      return { data: { billingItem: await readBillingItem(db, tenantOf(request), billingItemId, today) } };
    },
  );
}
