import {
  billingSummaryAnswer,
  billingSummaryQuery,
  OVERDUE_STATUSES,
  UNPAID_STATUSES,
} from 'shared/contracts/billing-item';
import { sql } from 'kysely';
import { danishDay } from '../danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { billingItemMatches } from './billing-item-filter.ts';
import { billingItemsOf } from './billing-item-rows.ts';
import { tenantOf } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import { oneOf } from '../kernel/within-tenant.ts';

/** `GET /billing-items/summary`: owed, overdue and what falls due next, under the filters of the list. */
export function addBillingSummaryRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items/summary',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: 'What is owed and overdue',
        querystring: billingSummaryQuery,
        response: { 200: billingSummaryAnswer },
      },
    },
    async request => {
      const today = danishDay(clock.now());
      const matching = billingItemsOf(db, tenantOf(request), today).where(billingItemMatches(request.query));
      const sums = await matching
        .select([
          sql<number>`coalesce(sum(amount_due_ore) filter (where ${oneOf('status', UNPAID_STATUSES)}), 0)`.as(
            'owed',
          ),
          sql<number>`count(*) filter (where ${oneOf('status', UNPAID_STATUSES)})`.as('owed_count'),
          sql<number>`coalesce(sum(amount_due_ore) filter (where ${oneOf('status', OVERDUE_STATUSES)}), 0)`.as(
            'overdue',
          ),
          sql<number>`count(*) filter (where ${oneOf('status', OVERDUE_STATUSES)})`.as('overdue_count'),
        ])
        .executeTakeFirstOrThrow();
      const next = await matching
        .where(oneOf('item.status', ['Open', 'PartiallyPaid', 'AutomaticPayment']))
        .where(sql<boolean>`item.due_date >= ${today}::date`)
        .groupBy('item.due_date')
        .orderBy('item.due_date')
        .select(['item.due_date', sql<number>`sum(amount_due_ore)`.as('amount')])
        .executeTakeFirst();
      return {
        data: {
          summary: {
            owed: money(sums.owed),
            owedCount: sums.owed_count,
            overdue: money(sums.overdue),
            overdueCount: sums.overdue_count,
            ...(next ? { next: { dueDate: next.due_date, amount: money(next.amount) } } : {}),
          },
        },
      };
    },
  );
}
