import { randomUUID } from 'node:crypto';
import {
  MAX_SUBSCRIPTION_VIEWS,
  type SubscriptionView,
  type SubscriptionViewBody,
} from 'shared/contracts/subscription-view';
import type { Kysely, Selectable } from 'kysely';
import type { SubscriptionViewsTable } from '../database/tables/subscriptions.ts';
import type { Database } from '../database/tables.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import { lockPerson, type ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';

type Owner = Pick<Tenant, 'userId' | 'customerId'>;

const byName = new Intl.Collator('da', { numeric: true }).compare;

/** A person's saved views for a customer, by name. */
export async function findViews(db: Kysely<Database>, owner: Owner): Promise<SubscriptionView[]> {
  const rows = await viewsOf(db, owner).execute();
  return rows.map(toView).toSorted((one, other) => byName(one.name, other.name));
}

/**
 * Saves a new view, or replaces an existing one of the person.
 *
 * @param viewId the view to replace; undefined for a new one
 * @throws ApiProblem 400 `SubscriptionViewLimitReached`, `SubscriptionViewNameTaken`, 404
 */
export async function keepView(
  { transaction, customerId, actorId }: ChangeContext,
  { name, query, isDefault }: SubscriptionViewBody,
  viewId?: string,
): Promise<SubscriptionView> {
  const owner = { userId: actorId, customerId };
  const view_id = viewId ?? randomUUID();
  // Both limits depend on the person's other views. Waits for concurrent deletions, so that deleted views do not
  // count.
  await lockPerson(transaction, customerId, actorId);
  const kept = await viewsOf(transaction, owner).forUpdate().execute();
  if (viewId !== undefined && !kept.some(each => each.view_id === viewId)) throw notFound();
  const others = kept.filter(each => each.view_id !== view_id);
  const name_key = name.normalize('NFKC').toLowerCase();
  if (others.some(each => each.name_key === name_key)) throw argumentError('SubscriptionViewNameTaken');
  if (viewId === undefined && kept.length >= MAX_SUBSCRIPTION_VIEWS)
    throw argumentError('SubscriptionViewLimitReached');
  if (isDefault) await leaveDefault(transaction, owner);
  const values = { name, name_key, query, is_default: isDefault };
  const row = { view_id, user_id: actorId, customer_id: customerId, ...values };
  await transaction
    .insertInto('subscription_views')
    .values(row)
    .onConflict(conflict => conflict.column('view_id').doUpdateSet(values))
    .execute();
  return toView(row);
}

/**
 * Deletes a view of the person.
 *
 * @throws ApiProblem 404
 */
export async function forgetView(
  { transaction, customerId, actorId }: ChangeContext,
  viewId: string,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('subscription_views')
    .where('user_id', '=', actorId)
    .where('customer_id', '=', customerId)
    .where('view_id', '=', viewId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
}

function viewsOf(db: Kysely<Database>, { userId, customerId }: Owner) {
  return db
    .selectFrom('subscription_views')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .selectAll();
}

async function leaveDefault(db: Kysely<Database>, { userId, customerId }: Owner): Promise<void> {
  await db
    .updateTable('subscription_views')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .execute();
}

function toView(row: Selectable<SubscriptionViewsTable>): SubscriptionView {
  return { id: row.view_id, name: row.name, query: row.query, isDefault: row.is_default };
}
