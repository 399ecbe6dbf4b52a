import type { ExtraService } from 'shared/contracts/extra-service';
import type { Kysely, Selectable } from 'kysely';
import type { ExtraServicesTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import { money } from '../kernel/money.ts';
import type { LockedSubscription } from '../orders/lock-subscription.ts';
import { offeringTypeFor } from './price-plans.query.ts';
import { readCatalogue } from './service-state.ts';

/** What decides about the extra services of a subscription. */
export type ServedSubscription = Pick<
  LockedSubscription,
  'type' | 'price_plan_code' | 'services' | 'services_in_change'
>;

/** The extra services that a subscription can have with its price plan, or has, in the order of the catalogue. */
export async function findExtraServices(
  db: Kysely<Database>,
  subscription: ServedSubscription,
): Promise<ExtraService[]> {
  const type = offeringTypeFor(subscription);
  if (type === undefined) return [];
  const rows = await readCatalogue(db);
  return rows.flatMap(row => {
    const service = serviceOf(row, subscription);
    const isSold = row.sold_with.includes(type) && !row.not_with.includes(subscription.price_plan_code ?? '');
    return isSold || service.isActive ? [service] : [];
  });
}

function serviceOf(
  row: Selectable<ExtraServicesTable>,
  { price_plan_code, services, services_in_change }: ServedSubscription,
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
    isChanging: services_in_change.includes(row.service_code),
  };
}
