import { billingMonthAnswer, billingMonthQuery } from 'shared/contracts/billing-explanation';
import { sql } from 'kysely';
import { danishDay, firstOfMonth } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { billColumns, toBill } from './bills.ts';
import { billingItemsOf } from './billing-item-rows.ts';
import { explain } from './explain.ts';

/**
 * `GET /billing-explanation`: why the invoices of a month differ from those of the latest month before it, for all
 * accounts the caller has access to. Default: the newest month. The total is 0 for a month without invoices.
 */
export function addBillingExplanationRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-explanation',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: 'Why a month of bills differs from the one before it',
        querystring: billingMonthQuery,
        response: { 200: billingMonthAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const items = billingItemsOf(db, tenant, danishDay(clock.now()));
      const issued = sql<string>`to_char(item.issue_date, 'YYYY-MM')`;
      const { months } = await items
        .select(sql<string[]>`coalesce(jsonb_agg(distinct ${issued} order by ${issued}), '[]')`.as('months'))
        .executeTakeFirstOrThrow();
      const month = request.query.month ?? months.at(-1) ?? null;
      const previousMonth = months.findLast(each => month !== null && each < month) ?? null;
      const billsOf = async (of: string | null) => {
        if (of === null) return [];
        const from = `${of}-01`;
        const rows = await items
          .where(
            sql<boolean>`item.issue_date >= ${from}::date and item.issue_date < ${firstOfMonth(from, 1)}::date`,
          )
          .orderBy('item.billing_item_id')
          .select(billColumns)
          .execute();
        return rows.map(toBill);
      };
      const after = await billsOf(month);
      const explained = await explain(db, tenant, { before: await billsOf(previousMonth), after });
      const nextMonth = months.find(each => month !== null && each > month) ?? null;
      return {
        data: { explanation: { ...explained, month, previousMonth, nextMonth, itemCount: after.length } },
      };
    },
  );
}
