import * as z from 'zod/mini';
import { billingItemExplanationAnswer } from 'shared/contracts/billing-explanation';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { billColumns, previousBills, toBill } from './bills.ts';
import { billingItemsOf } from './billing-item-rows.ts';
import { explain } from './explain.ts';

/**
 * `GET /billing-items/{billingItemId}/explanation`: why a bill differs from the account's previous bill, as causes that
 * add up to the difference. Empty for an account's first bill and for items that are not bills.
 */
export function addBillingItemExplanationRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items/:billingItemId/explanation',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: 'Why a bill differs from the one before it',
        params: z.object({ billingItemId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 200: billingItemExplanationAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const items = billingItemsOf(db, tenant, danishDay(clock.now()));
      const bill = await items
        .where('item.billing_item_id', '=', request.params.billingItemId)
        .select(billColumns)
        .executeTakeFirst();
      if (!bill) throw notFound();
      const previous = await previousBills(items, bill)?.select(billColumns).executeTakeFirst();
      const explained = await explain(db, tenant, {
        before: previous ? [toBill(previous)] : [],
        after: [toBill(bill)],
      });
      return {
        data: {
          explanation: {
            ...explained,
            previous: previous
              ? {
                  billingItemId: previous.billing_item_id,
                  invoiceNumber: previous.invoice_number,
                  period: { from: previous.period_from, to: previous.period_to },
                }
              : null,
          },
        },
      };
    },
  );
}
