import { DUE_SOON_DAYS, type OpenFilter, type OpenPart } from 'shared/contracts/open-amounts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { addDays } from '../time/danish-day.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';

/** `openPartOf` of shared/contracts in SQL, on the alias `b`. */
export function openPart(today: string): RawBuilder<OpenPart | null> {
  return sql<OpenPart | null>`case
    when b.amount_due_ore <= 0 then null
    when b.status = 'AutomaticPayment' then 'Automatic'
    when b.status in ('Overdue', 'Reminded', 'Collection') then 'Overdue'
    when b.status not in ('Open', 'PartiallyPaid') then null
    when b.due_date < ${today}::date then 'Overdue'
    else 'ToPay' end`;
}

/** Whether an item is due within `DUE_SOON_DAYS` and not overdue, on the alias `b`. */
export function isDueSoon(today: string): RawBuilder<boolean> {
  return sql<boolean>`b.due_date between ${today}::date and ${addDays(today, DUE_SOON_DAYS)}::date`;
}

/** The filter on the alias `item`; without a filter everything matches. */
export function isInOpen(filters: readonly OpenFilter[] | undefined): RawBuilder<SqlBool> {
  if (filters === undefined) return sql<SqlBool>`true`;
  const isDueSoonToo = filters.includes('DueSoon')
    ? sql` or (item.open_part = 'ToPay' and item.is_due_soon)`
    : sql``;
  // Paid items are never open; this condition allows use of the index of unpaid ones.
  return sql<SqlBool>`(item.amount_due_ore <> 0 and (${oneOf('item.open_part', filters)}${isDueSoonToo}))`;
}
