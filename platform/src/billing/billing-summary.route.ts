import { fromOre } from 'shared/contracts/money';
import {
  billingSummaryAnswer,
  billingSummaryQuery,
  type BillingSummary,
} from 'shared/contracts/billing-item';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { billingItemMatches } from './billing-item-filter.ts';
import { billingItemsOf } from './billing-item-rows.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { nextInvoiceDate } from './next-invoice-date.ts';
import { openGroups, toOpenSums } from './open-amounts.query.ts';

/** `GET /billing-items/summary`: the open amounts by part and the next payment, with the filters of the list. */
export function addBillingSummaryRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items/summary',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        cachedBy: 'customer',
        system: 'BillingAPI',
      },
      schema: {
        summary: 'Get open amounts and the next invoice',
        querystring: billingSummaryQuery,
        response: { 200: billingSummaryAnswer },
      },
    },
    async request => {
      const { query } = request;
      const now = clock.now();
      const today = danishDay(now);
      const tenant = tenantOf(request);
      const matching = billingItemsOf(db, tenant, today).where(billingItemMatches(query));
      const [{ open, nextPayment }, invoiced] = await Promise.all([
        sumsOf(db, matching, today),
        nextInvoiceDate(db, tenant, query.accountIds, today),
      ]);
      const summary: BillingSummary = {
        open,
        ...(nextPayment ? { nextPayment } : {}),
        ...(invoiced === undefined ? {} : { nextInvoiceDate: invoiced }),
      };
      cacheUntil(request, now);
      return { data: { summary } };
    },
  );
}

/** The open amounts and the next payment, in one statement so that they are consistent. */
export async function sumsOf(
  db: Kysely<Database>,
  matching: ReturnType<typeof billingItemsOf>,
  today: string,
): Promise<Pick<BillingSummary, 'open' | 'nextPayment'>> {
  const { groups, next } = await db
    .selectNoFrom([
      openGroups(matching).as('groups'),
      sql<NextPayment | null>`(select to_json(next) from (${nextPayment(matching, today)}) next)`.as('next'),
    ])
    .executeTakeFirstOrThrow();
  const { open } = toOpenSums(groups ?? []);
  if (!next) return { open };
  const { due_date: dueDate, amount, automatic } = next;
  return { open, nextPayment: { dueDate, amount: fromOre(amount), automatic: fromOre(automatic) } };
}

interface NextPayment {
  due_date: string;
  amount: number;
  automatic: number;
}

/** The total due on the next due date, today or later. */
function nextPayment(matching: ReturnType<typeof billingItemsOf>, today: string) {
  return matching
    .where('item.open_part', 'in', ['ToPay', 'Automatic'])
    .where(sql<boolean>`item.due_date >= ${today}::date`)
    .groupBy('item.due_date')
    .orderBy('item.due_date')
    .limit(1)
    .select(['item.due_date', sql<number>`sum(amount_due_ore)`.as('amount')])
    .select(
      sql<number>`coalesce(sum(amount_due_ore) filter (where open_part = 'Automatic'), 0)`.as('automatic'),
    );
}
