import { NEAR_LIMIT_PERCENT, UNUSED_DAYS, type UsageFilter } from 'shared/contracts/subscription-list';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { addDays } from '../time/danish-day.ts';
import { containsWords, pastedEntries, searchWords } from '../kernel/lists/search-terms.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';

/**
 * The search of the subscription list on the alias `s`. A single entry matches anywhere in the text; the entries of a
 * pasted list must be complete numbers or ids, so that a thousand of them are as fast as one.
 */
export function subscriptionMatches(text: string | undefined): RawBuilder<SqlBool> {
  const entries = pastedEntries(text);
  if (!entries) return containsWords('s.search_text', searchWords(text));
  return sql<SqlBool>`(
    ${oneOf('s.local_number', entries)} or ${oneOf('s.subscription_id', entries)}
    or ${oneOf('s.account_id', entries)} or lower(s.employee_id) = any(${entries}::text[])
    or lower(s.circuit_id) = any(${entries}::text[])
    or s.subscription_id = any(array(select subscription_id from sim_cards where ${oneOf('icc', entries)})))`;
}

/** The usage filter on the alias `s`; `today` is the day in Denmark. */
export function usageMatches(
  filters: readonly UsageFilter[] | undefined,
  today: string,
): RawBuilder<SqlBool> {
  if (!filters?.length) return sql<SqlBool>`true`;
  const conditions = { NearLimit: isNearLimit, Unused: () => isUnused(today) };
  return sql<SqlBool>`(${sql.join(
    filters.map(filter => conditions[filter]()),
    sql` or `,
  )})`;
}

/** Whether it is active but has not been used for `UNUSED_DAYS`, on the alias `s`. */
export function isUnused(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(s.status = 'Active' and s.unused_since <= ${addDays(today, -UNUSED_DAYS)}::date)`;
}

/**
 * Whether most of the included data is used and the subscription has not ended, on the alias `s`. A literal, so that the
 * partial index can be used.
 */
export function isNearLimit(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(s.data_used_percent >= ${sql.lit(NEAR_LIMIT_PERCENT)} and s.status <> 'Cancelled')`;
}
