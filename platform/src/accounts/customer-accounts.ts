import type { Asset } from 'shared/contracts/asset';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { ApiProblem, notFound } from '../kernel/api-problem.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';

/**
 * The ids of the billing accounts named by assets, without duplicates and in order.
 *
 * @throws ApiProblem 400 for another kind of asset, 404 for an account of another customer
 */
export async function accountIdsOf(
  db: Kysely<Database>,
  customerId: string,
  assets: readonly Asset[],
): Promise<string[]> {
  if (assets.some(asset => asset.type !== 'Account'))
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: assets');
  const ids = [...new Set(assets.map(asset => asset.id))].sort();
  const found = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .where(oneOf('account_id', ids))
    .execute();
  if (found.length < ids.length) throw notFound();
  return ids;
}
