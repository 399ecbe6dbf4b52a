import { whyNotAllowed, type ActionFacts } from 'shared/contracts/allowed-action-rules';
import type { ActionReason, SubscriptionAction } from 'shared/contracts/allowed-actions';
import type { DomainCode } from 'shared/contracts/api-error';
import type { ProductGroup } from 'shared/contracts/account';
import { PROCESSING_STATUSES, type OrderType } from 'shared/contracts/order';
import { sql, type Kysely, type Selectable } from 'kysely';
import { argumentError, forbidden, notFound, type ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import { oneOf, withinTenant } from '../kernel/within-tenant.ts';
import { isUsedBy } from '../subscription-model/own-subscription.ts';
import type { SubscriptionsTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';

/** A subscription with what decides about its actions. */
export interface LockedSubscription extends Selectable<SubscriptionsTable> {
  product_group: ProductGroup;
  /** Types of its orders that are in processing. */
  orders_in_processing: OrderType[];
  /** Whether the caller uses it. */
  is_own: boolean;
  /** Codes of extra services that such orders add or remove. */
  services_in_change: string[];
}

/**
 * The subscription that a call changes, locked until the call is done, so that of two changes at once the second sees
 * the order of the first. Every change begins with it (SUB-038).
 *
 * @throws ApiProblem 404 for a subscription that the caller does not reach; what `refusalOf` gives when the action is
 *   not allowed
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
 * The same for a change that no action stands for.
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
  // A statement of its own: one that had waited for the lock would not see the orders placed meanwhile.
  return readSubscriptionFacts(transaction, tenant, subscriptionId);
}

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

/** Those of these subscriptions that the caller reaches, by id. */
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
    .select('a.product_group')
    .select(isUsedBy(tenant.userId).as('is_own'))
    .select(builder =>
      builder
        .selectFrom('orders as o')
        .whereRef('o.subscription_id', '=', 's.subscription_id')
        .where(oneOf('o.status', PROCESSING_STATUSES))
        .select(sql<OrdersOnTheWay>`jsonb_agg(jsonb_build_array(o.type, o.details ->> 'code'))`.as('orders'))
        .as('on_the_way'),
    )
    .orderBy('s.subscription_id')
    .execute();
  return rows.map(({ on_the_way, ...row }) => {
    const orders = on_the_way ?? [];
    return {
      ...row,
      orders_in_processing: orders.map(([type]) => type),
      services_in_change: orders.flatMap(([type, code]) =>
        code && serviceOrders.includes(type) ? [code] : [],
      ),
    };
  });
}

/** The type of each order in processing, and the code of what it adds or removes. */
type OrdersOnTheWay = [OrderType, string | null][] | null;

const serviceOrders: readonly OrderType[] = ['CreateAdditionalProduct', 'RemoveAdditionalProduct'];

/** What decides about the actions of a subscription, for whoever asks. */
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
    ordersInProcessing: subscription.orders_in_processing,
  };
}

/** The specification's codes for a reason; without one it is `SubscriptionActionNotAllowed`. */
const codes: Partial<Record<ActionReason, DomainCode>> = {
  MissingContract: 'CustomerIsMissingContract',
  UnderTermination: 'SubscriptionPendingTermination',
  OrderInProcessing: 'SubscriptionOrderInProcessing',
};

/** How an action that is not allowed is refused (SUB-038, SUB-040). */
export function refusalOf(action: SubscriptionAction, reason: ActionReason): ApiProblem {
  if (reason === 'RoleNotSufficient') return forbidden();
  if (action === 'Terminate' && reason === 'OrderInProcessing')
    return argumentError('SubscriptionPendingTermination');
  return argumentError(codes[reason] ?? 'SubscriptionActionNotAllowed');
}
