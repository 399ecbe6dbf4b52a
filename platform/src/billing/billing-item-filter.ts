import type { BillingItemStatus, BillingSummaryQuery } from 'shared/contracts/billing-item';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containsWords, searchWords } from '../kernel/lists/search-terms.ts';
import { oneOfIfGiven } from '../kernel/access/within-tenant.ts';
import { isInOpen } from './open-part.ts';
import { typedAmount } from './typed-amount.ts';

/** The filters of the invoice list, on the alias `item`; shared by the list and the summary. */
export function billingItemMatches(query: BillingSummaryQuery): RawBuilder<SqlBool> {
  const conditions = [
    oneOfIfGiven('item.billing_item_id', query.billingItemIds),
    oneOfIfGiven('item.account_id', query.accountIds),
    oneOfIfGiven('item.status', query.statuses),
    mayBeBookedAs(query.statuses),
    oneOfIfGiven('item.document_type', query.types),
    isInOpen(query.open),
    sql<SqlBool>`(${billingItemHolds(query.searchQuery)} or ${isForNumber(query.searchQuery)})`,
  ];
  if (query.from !== undefined) conditions.push(sql`item.issue_date >= ${query.from}::date`);
  if (query.to !== undefined) conditions.push(sql`item.issue_date <= ${query.to}::date`);
  if (query.minAmount !== undefined) conditions.push(sql`item.total_incl_vat_ore >= ${ore(query.minAmount)}`);
  if (query.maxAmount !== undefined) conditions.push(sql`item.total_incl_vat_ore <= ${ore(query.maxAmount)}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Limits the search to booked statuses, which are indexed: an overdue item is booked as open, a credited one can be
 * booked as anything. Literals let the planner know that few items are open.
 */
function mayBeBookedAs(statuses: readonly BillingItemStatus[] | undefined): RawBuilder<SqlBool> {
  if (!statuses?.length) return sql<SqlBool>`true`;
  const booked = new Set(statuses.flatMap(each => (each === 'Overdue' ? [each, 'Open' as const] : each)));
  const isBooked = sql<SqlBool>`item.booked_status in (${sql.join([...booked].sort().map(each => sql.lit(each)))})`;
  return booked.has('Credited') ? sql<SqlBool>`(${isBooked} or item.amount_due_ore < 0)` : isBooked;
}

/** The search on the alias `item`: words of its number and account, or its total or amount due. */
export function billingItemHolds(text: string | undefined): RawBuilder<SqlBool> {
  const words = containsWords('item.search_text', searchWords(text));
  const amount = typedAmount(text ?? '');
  if (!amount) return words;
  const range = sql`between ${amount.from}::bigint and ${amount.to}::bigint`;
  return sql<SqlBool>`(${words} or abs(item.total_incl_vat_ore) ${range} or abs(item.amount_due_ore) ${range})`;
}

/**
 * Whether one of its lines is for the phone number searched for. Reads the lines, so it is used for such searches only.
 */
function isForNumber(text: string | undefined): RawBuilder<SqlBool> {
  const [word = '', ...others] = searchWords(text);
  if (others.length > 0 || !/^\d{8}$/.test(word)) return sql`false`;
  return sql`jsonb_path_query_array(item.lines, '$[*].msisdn') ? ${word}::text`;
}

function ore(kroner: number) {
  return sql`${Math.round(kroner * 100)}::bigint`;
}
