import { fromOre, oreOf } from 'shared/contracts/money';
import type { BillingCause } from 'shared/contracts/billing-explanation';
import { explainBills, type Bill } from 'shared/contracts/explain-bills';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { oneOf, withinTenant } from '../kernel/access/within-tenant.ts';
import { userNameOf } from '../subscription-model/subscription-names.ts';

/** Compares bills with the previous ones. Without previous bills there are no causes. */
export async function explain(
  db: Kysely<Database>,
  tenant: Tenant,
  { before, after }: { before: readonly Bill[]; after: readonly Bill[] },
) {
  const hasPrevious = before.length > 0;
  return {
    total: totalOf(after),
    previousTotal: hasPrevious ? totalOf(before) : null,
    causes: hasPrevious ? await withUsers(db, tenant, explainBills(before, after)) : [],
  };
}

function totalOf(bills: readonly Bill[]) {
  return fromOre(bills.reduce((ore, { totalInclVat }) => ore + oreOf(totalInclVat), 0));
}

/**
 * Adds the user names of the subscriptions. A subscription the caller has no access to today, for example because it
 * was moved to another account, keeps the data of the bill and gets no link.
 */
async function withUsers(
  db: Kysely<Database>,
  tenant: Tenant,
  causes: BillingCause[],
): Promise<BillingCause[]> {
  const ids = causes.flatMap(({ parts }) => parts.flatMap(({ subscriptionId }) => subscriptionId ?? []));
  if (ids.length === 0) return causes;
  const rows = await db
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .where(oneOf('s.subscription_id', ids))
    .select(['s.subscription_id', 's.local_number', 's.circuit_id', 's.first_name', 's.last_name'])
    .execute();
  const seen = new Map(rows.map(row => [row.subscription_id, row]));
  return causes.map(cause => ({
    ...cause,
    parts: cause.parts.map(part => {
      const row = seen.get(part.subscriptionId ?? '');
      const name = row && userNameOf(row);
      return {
        ...part,
        subscriptionId: row?.subscription_id ?? null,
        msisdn: part.msisdn ?? row?.local_number ?? null,
        circuitId: row?.circuit_id ?? null,
        userName: part.userName ?? name ?? null,
      };
    }),
  }));
}
