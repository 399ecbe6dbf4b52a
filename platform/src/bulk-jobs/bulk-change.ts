import type { BulkAction, BulkChange } from 'shared/contracts/bulk-job';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { moveAccount } from '../accounts/move-account.order.ts';
import type { Database } from '../database/tables.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import type { OrderAction } from '../orders/actions/order-action.ts';
import { addExtraService, changePricePlan, removeExtraService } from '../products/product.order.ts';
import { barrings } from '../subscriptions/barrings.order.ts';
import { suspension } from '../subscriptions/suspension.order.ts';
import { termination } from '../termination/termination.order.ts';

/** Order for each subscription. */
const actions: Record<BulkAction, OrderAction> = {
  Suspend: suspension,
  Reactivate: suspension,
  PricePlan: changePricePlan,
  AddExtraService: addExtraService,
  RemoveExtraService: removeExtraService,
  Barrings: barrings,
  BillingAccount: moveAccount,
  Terminate: termination,
};

/** Order of a bulk change for one subscription: action and request body. */
export function orderOf(change: BulkChange) {
  const action = actions[change.action];
  const data = action.body ? z.parse(action.body, { data: change }).data : undefined;
  return { action, data, params: 'code' in change ? { code: change.code } : {} };
}

/**
 * Display name of a change's subject; null if the action says it all.
 *
 * @throws ApiProblem if the subject does not exist or is out of reach, so that the change fits no subscription
 */
export async function subjectOf(
  db: Kysely<Database>,
  tenant: Tenant,
  change: BulkChange,
): Promise<string | null> {
  if (change.action === 'PricePlan') {
    const plans = db.selectFrom('price_plans').where('price_plan_code', '=', change.pricePlanCode);
    const plan = await plans.select('name').executeTakeFirst();
    if (!plan) throw argumentError('PricePlanNotOffered');
    return plan.name;
  }
  if (change.action === 'AddExtraService' || change.action === 'RemoveExtraService') {
    const services = db.selectFrom('extra_services').where('service_code', '=', change.code);
    const service = await services.select('name').executeTakeFirst();
    if (!service) throw argumentError('ExtraServiceNotOffered');
    return service.name;
  }
  if (change.action !== 'BillingAccount') return null;
  const account = await db
    .selectFrom('accounts as a')
    .where(withinTenant(tenant, 'a'))
    .where('a.account_id', '=', change.targetAccountId)
    .select(['a.account_name', 'a.account_id'])
    .executeTakeFirst();
  if (!account) throw notFound();
  return `${account.account_name} (${account.account_id})`;
}
