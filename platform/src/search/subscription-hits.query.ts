import { whyNotAllowed } from 'shared/contracts/allowed-action-rules';
import { SUBSCRIPTION_ACTIONS } from 'shared/contracts/allowed-actions';
import { PROCESSING_STATUSES, type OrderType } from 'shared/contracts/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { searchWords, wordsRank } from '../kernel/lists/search-terms.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { subscriptionMatches } from '../subscriptions/subscription-search.ts';
import { finder, HITS_READ, type HitsOf } from './hits.ts';
import { userNameOf } from '../subscription-model/subscription-names.ts';

const processing = PROCESSING_STATUSES.map(status => sql.lit(status));
const actions = SUBSCRIPTION_ACTIONS.filter(action => action !== 'Unknown');

/** Subscriptions matched like in their list, whole words first and cancelled ones last, with their allowed actions. */
export function subscriptionHits(
  db: Kysely<Database>,
  tenant: Tenant,
  text: string,
): HitsOf<'subscriptions'> {
  const order = sql`rank, s.status = 'Cancelled', s.sort_name, s.subscription_id`;
  // All matches are sorted, so only narrow rows; the other columns are read for the best hits only.
  const best = db
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .where(subscriptionMatches(text))
    .select('s.subscription_id')
    .select(wordsRank('s.search_text', searchWords(text)).as('rank'))
    .orderBy(order)
    .limit(HITS_READ);
  const list = db
    .selectFrom(best.as('hit'))
    .innerJoin('subscriptions as s', 's.subscription_id', 'hit.subscription_id')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .select(['s.subscription_id', 's.name', 's.first_name', 's.last_name', 's.employee_id', 's.local_number'])
    .select(['s.circuit_id', 's.status', 's.future_cancellation_date', 's.category', 's.has_price_plans'])
    .select('a.product_group')
    .select(
      sql<OrderType[]>`coalesce((select jsonb_agg(distinct o.type) from orders o
        where o.customer_id = s.customer_id and o.subscription_id = s.subscription_id
          and o.status in (${sql.join(processing)})), '[]'::jsonb)`.as('orders_in_processing'),
    )
    .orderBy(order);
  const { role, hasContract } = tenant;
  return finder(list, row => {
    const facts = {
      role,
      hasContract,
      status: row.status,
      futureCancellationDate: row.future_cancellation_date,
      category: row.category,
      accountProductGroup: row.product_group,
      hasPricePlans: row.has_price_plans,
      ordersInProcessing: row.orders_in_processing,
    };
    return {
      id: row.subscription_id,
      name: row.name,
      userName: userNameOf(row),
      employeeId: row.employee_id,
      telephoneNumber: row.local_number,
      circuitId: row.circuit_id,
      status: row.status,
      actions: actions.filter(action => whyNotAllowed(action, facts) === undefined),
    };
  });
}
