import { whyNotAllowed, type ActionFacts } from 'shared/contracts/allowed-action-rules';
import type { ActionReason, SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { OwnerControl, ProductGroup } from 'shared/contracts/account-values';
import { PROCESSING_STATUSES } from 'shared/contracts/order';
import { refusalCode } from 'shared/orders/refusals';
import type { OrderOnTheWay } from 'shared/orders/subscription-order';
import { sql, type Kysely, type Selectable } from 'kysely';
import { argumentError, forbidden, notFound, type ApiProblem } from '../../kernel/api-problem.ts';
import type { ChangeContext } from '../../kernel/changes/change-context.ts';
import type { Tenant } from '../../kernel/access/guard.ts';
import { oneOf, withinTenant } from '../../kernel/access/within-tenant.ts';
import { isUsedBy } from '../../subscription-model/own-subscription.ts';
import type { SubscriptionsTable } from '../../database/tables/subscriptions.ts';
import type { Database } from '../../database/tables.ts';

/** A subscription with the rules of its billing account. */
export interface RuledSubscription extends Selectable<SubscriptionsTable> {
  product_group: ProductGroup;
  national_usage_allowance: OwnerControl;
  retail_roaming: OwnerControl;
  roaming_cost_control: OwnerControl;
}

/** A subscription with everything that determines its allowed actions. */
export interface LockedSubscription extends RuledSubscription {
  /** Its pending orders with their stored details. */
  orders_on_the_way: OrderOnTheWay[];
  /** Product codes of its data cards. */
  data_cards: (string | null)[];
  /** Whether the caller is its user. */
  is_own: boolean;
}

/**
 * Locks and returns the subscription that a request changes, so that of two concurrent changes the second sees the
 * order of the first. Every change must start with this (SUB-038).
 *
 * @throws ApiProblem 404 if the caller has no access to the subscription; the error of `refusalOf` if the action is not
 *   allowed
 */
export async function lockSubscriptionFor(
  change: Pick<ChangeContext, 'transaction'>,
  tenant: Tenant,
  subscriptionId: string,
  action: SubscriptionAction,
): Promise<LockedSubscription> {
  const subscription = await lockSubscription(change, tenant, subscriptionId);
  const reason = whyNotAllowed(action, factsOf(tenant, subscription));
  if (reason !== undefined) throw refusalOf(action, reason);
  return subscription;
}

/**
 * Like `lockSubscriptionFor`, for changes without an action.
 *
 * @throws ApiProblem 404 for a subscription that the caller does not reach
 */
export async function lockSubscription(
  { transaction }: Pick<ChangeContext, 'transaction'>,
  tenant: Tenant,
  subscriptionId: string,
): Promise<LockedSubscription> {
  await transaction
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .where('s.subscription_id', '=', subscriptionId)
    .select('s.subscription_id')
    .forUpdate()
    .execute();
  // A separate statement: the one that waited for the lock would not see orders placed meanwhile.
  return readSubscriptionFacts(transaction, tenant, subscriptionId);
}

/** Columns of the account `a`. */
export const accountRules = [
  'a.product_group',
  'a.national_usage_allowance',
  'a.retail_roaming',
  'a.roaming_cost_control',
] as const;

/** @throws ApiProblem 404 */
export async function readSubscriptionFacts(
  db: Kysely<Database>,
  tenant: Tenant,
  subscriptionId: string,
): Promise<LockedSubscription> {
  const [row] = await readManySubscriptionFacts(db, tenant, [subscriptionId]);
  if (!row) throw notFound();
  return row;
}

/** The given subscriptions that the caller has access to, by id. */
export async function readManySubscriptionFacts(
  db: Kysely<Database>,
  tenant: Tenant,
  subscriptionIds: readonly string[],
): Promise<LockedSubscription[]> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .where(withinTenant(tenant, 's'))
    .where(oneOf('s.subscription_id', subscriptionIds))
    .selectAll('s')
    .select(accountRules)
    .select(isUsedBy(tenant.userId).as('is_own'))
    .select(builder =>
      builder
        .selectFrom('orders as o')
        .whereRef('o.subscription_id', '=', 's.subscription_id')
        .where(oneOf('o.status', PROCESSING_STATUSES))
        .select(
          sql<OrderOnTheWay[] | null>`jsonb_agg(jsonb_build_object('type', o.type, 'details', o.details))`.as(
            'orders',
          ),
        )
        .as('on_the_way'),
    )
    .select(
      sql<(string | null)[] | null>`(select jsonb_agg(c.product_code) from sim_cards c
        where c.subscription_id = s.subscription_id and not c.is_main)`.as('cards'),
    )
    .orderBy('s.subscription_id')
    .execute();
  return rows.map(({ on_the_way, cards, ...row }) => ({
    ...row,
    orders_on_the_way: on_the_way ?? [],
    data_cards: cards ?? [],
  }));
}

/** Everything that determines the allowed actions of a subscription for the caller. */
export function factsOf({ role, hasContract }: Tenant, subscription: LockedSubscription): ActionFacts {
  return {
    role,
    isOwn: subscription.is_own,
    hasContract,
    status: subscription.status,
    futureCancellationDate: subscription.future_cancellation_date,
    category: subscription.category,
    accountProductGroup: subscription.product_group,
    hasPricePlans: subscription.has_price_plans,
    ordersInProcessing: subscription.orders_on_the_way.map(({ type }) => type),
  };
}

/** The error for an action that is not allowed (SUB-038, SUB-040). */
export function refusalOf(action: SubscriptionAction, reason: ActionReason): ApiProblem {
  return reason === 'RoleNotSufficient' ? forbidden() : argumentError(refusalCode(action, reason));
}
