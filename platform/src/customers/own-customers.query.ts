import { fromOre } from 'shared/contracts/money';
import { CUSTOMER_ROWS, type CustomerTileRow } from 'shared/contracts/landing-page';
import { sql, type Kysely } from 'kysely';
import { openPart } from '../billing/open-part.ts';
import type { Database } from '../database/tables.ts';
import { isNearLimit } from '../subscriptions/subscription-search.ts';
import { isFailedLately } from './landing-page.query.ts';

interface Row {
  customer_id: string;
  company_name: string | null;
  has_contract: boolean;
  overdue: number;
  overdue_ore: number;
  failed: number;
  near: number;
}

/**
 * What needs attention at each customer of which the person is superadministrator, in one statement; undefined if there
 * are fewer than two.
 */
export async function customerTile(
  db: Kysely<Database>,
  userId: string,
  today: string,
): Promise<CustomerTileRow[] | undefined> {
  const { rows } = await sql<Row>`
    select c.customer_id, c.company_name, c.has_contract, bills.count as overdue, bills.ore as overdue_ore,
      (select count(*) from orders o where o.customer_id = c.customer_id and ${isFailedLately(today)}
        and (c.can_view_home_office_orders or not exists (select from accounts a
          where a.account_id = o.account_id and a.product_group = 'HomeOffice'))) as failed,
      (select count(*) from subscriptions s where s.customer_id = c.customer_id and ${isNearLimit()}) as near
    from memberships m
    join customers c on c.customer_id = m.customer_id
    cross join lateral (
      select count(*) as count, coalesce(sum(b.amount_due_ore), 0) as ore from billing_items b
      where b.customer_id = c.customer_id and b.amount_due_ore <> 0 and ${openPart(today)} = 'Overdue'
    ) bills
    where m.user_id = ${userId} and m.role = 'Superadmin' and m.access = 'Full'
    order by lower(c.company_name), c.customer_id
    limit ${CUSTOMER_ROWS}`.execute(db);
  if (rows.length < 2) return undefined;
  return rows.map(row => ({
    customerId: row.customer_id,
    companyName: row.company_name,
    overdue: { count: row.overdue, amount: fromOre(row.overdue_ore) },
    ...(row.has_contract ? { failedOrderCount: row.failed } : {}),
    nearLimitCount: row.near,
  }));
}
