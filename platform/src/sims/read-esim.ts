import type { Esim } from 'shared/contracts/sim-card';
import { mayReadCodes } from 'shared/contracts/allowed-action-rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { isUsedBy } from '../subscription-model/own-subscription.ts';
import { activationCode, activationLink } from './esim-activation.ts';

/**
 * The eSIM of a subscription the person has access to; null if it has none.
 *
 * @throws ApiProblem 404 for any other subscription
 */
export async function readEsim(
  db: Kysely<Database>,
  tenant: Tenant,
  subscriptionId: string,
): Promise<Esim | null> {
  const row = await db
    .selectFrom('subscriptions as s')
    .leftJoin('esims as e', 'e.subscription_id', 's.subscription_id')
    .where(withinTenant(tenant, 's'))
    .where('s.subscription_id', '=', subscriptionId)
    .select(['e.status', 'e.matching_id'])
    .select(isUsedBy(tenant.userId).as('is_own'))
    .executeTakeFirst();
  if (!row) throw notFound();
  const { status, matching_id } = row;
  if (status === null || matching_id === null) return null;
  const mayActivate = status === 'Ordered' && mayReadCodes({ role: tenant.role, isOwn: row.is_own });
  return {
    status,
    qrCodeContent: mayActivate ? activationCode(matching_id) : null,
    qrCodeUrl: mayActivate ? activationLink(matching_id) : null,
  };
}
