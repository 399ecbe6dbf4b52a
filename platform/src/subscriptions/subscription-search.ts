import { NEAR_LIMIT_PERCENT, type UsageFilter } from 'shared/contracts/subscription-list';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containsWords, pastedEntries, searchWords } from '../kernel/search-terms.ts';
import { oneOf } from '../kernel/within-tenant.ts';

/**
 * The search of the subscriptions overview on the alias `s`. One entry is looked for as text anywhere; the entries
 * of a pasted list are whole numbers or ids, so that a thousand of them cost no more than one.
 */
export function subscriptionMatches(text: string | undefined): RawBuilder<SqlBool> {
  const entries = pastedEntries(text);
  if (!entries) return containsWords('s.search_text', searchWords(text));
  return sql<SqlBool>`(
    ${oneOf('s.local_number', entries)} or ${oneOf('s.subscription_id', entries)}
    or ${oneOf('s.account_id', entries)} or lower(s.employee_id) = any(${entries}::text[])
    or lower(s.circuit_id) = any(${entries}::text[])
    or s.subscription_id in (select subscription_id from sim_cards where ${oneOf('icc', entries)}))`;
}

/** The filter on use on the alias `s`; the percent is a literal, so that the partial index on it can be used. */
export function usageMatches(filters: readonly UsageFilter[] | undefined): RawBuilder<SqlBool> {
  return filters?.includes('NearLimit') ? isNearLimit() : sql<SqlBool>`true`;
}

/** Whether most of the included data is used, on the alias `s`. */
export function isNearLimit(): RawBuilder<SqlBool> {
  return sql<SqlBool>`s.data_used_percent >= ${sql.lit(NEAR_LIMIT_PERCENT)}`;
}
