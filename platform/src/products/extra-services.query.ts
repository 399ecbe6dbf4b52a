import type { ExtraService } from 'shared/contracts/extra-service';
import { PROCESSING_STATUSES } from 'shared/contracts/order';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { ExtraServicesTable, SubscriptionsTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import { money } from '../kernel/money.ts';
import { oneOf } from '../kernel/within-tenant.ts';
import { offeringTypeFor } from './price-plans.query.ts';

/** What decides about the extra services of a subscription. */
export type ServedSubscription = Pick<
  Selectable<SubscriptionsTable>,
  'subscription_id' | 'type' | 'price_plan_code' | 'services'
>;

/** The extra services that a subscription can have with its price plan, or has, in the order of the catalogue. */
export async function findExtraServices(
  db: Kysely<Database>,
  subscription: ServedSubscription,
): Promise<ExtraService[]> {
  const type = offeringTypeFor(subscription);
  if (type === undefined) return [];
  const rows = await db.selectFrom('extra_services').selectAll().orderBy('position').execute();
  const changing = await codesBeingChanged(db, subscription.subscription_id);
  return rows.flatMap(row => {
    const service = serviceOf(row, subscription, changing);
    const isSold = row.sold_with.includes(type) && !row.not_with.includes(subscription.price_plan_code ?? '');
    return isSold || service.isActive ? [service] : [];
  });
}

function serviceOf(
  row: Selectable<ExtraServicesTable>,
  { price_plan_code, services }: ServedSubscription,
  changing: readonly string[],
): ExtraService {
  const isIncluded = row.included_in.includes(price_plan_code ?? '');
  const stored = services.find(({ code }) => code === row.service_code);
  const isActive = isIncluded || stored !== undefined;
  return {
    code: row.service_code,
    name: row.name,
    description: row.description,
    category: row.category,
    price: money(isIncluded ? 0 : row.rate_ore),
    isActive,
    isIncluded,
    canRemove: isActive && !isIncluded,
    noticeDays: row.notice_days,
    bindingMonths: row.binding_months,
    boundUntil: stored?.boundUntil ?? null,
    requires: [...row.requires],
    excludes: [...row.excludes],
    isChanging: changing.includes(row.service_code),
  };
}

/** Codes of what orders in processing add or remove. */
async function codesBeingChanged(db: Kysely<Database>, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where('subscription_id', '=', subscriptionId)
    .where(oneOf('status', PROCESSING_STATUSES))
    .where('type', 'in', ['CreateAdditionalProduct', 'RemoveAdditionalProduct'])
    .select(sql<string | null>`details ->> 'code'`.as('code'))
    .execute();
  return rows.flatMap(({ code }) => (code === null ? [] : [code]));
}
