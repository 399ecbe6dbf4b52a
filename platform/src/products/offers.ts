import type { Offers, SoldPlan, SoldService } from 'shared/orders/offers';
import type { Kysely, Selectable } from 'kysely';
import { cachedInTransaction } from '../database/transaction-cache.ts';
import type { ExtraServicesTable, PricePlansTable } from '../database/tables/subscriptions.ts';
import type { Database } from '../database/tables.ts';

/** Price plans and extra services, including those no longer sold. */
export const readOffers = (db: Kysely<Database>): Promise<Offers> =>
  cachedInTransaction(db, 'what is sold', async () => {
    const plans = await db.selectFrom('price_plans').selectAll().execute();
    const services = await db.selectFrom('extra_services').selectAll().orderBy('position').execute();
    return { plans: plans.map(toPlan), services: services.map(toService) };
  });

const toPlan = (row: Selectable<PricePlansTable>): SoldPlan => ({
  code: row.price_plan_code,
  name: row.name,
  category: row.category,
  technology: row.technology_type,
  rate: row.rate_ore,
  offering: row.offering_type,
  information: row.information,
  campaign:
    row.campaign_code === null
      ? null
      : { code: row.campaign_code, rate: row.campaign_rate_ore ?? row.rate_ore },
});

const toService = (row: Selectable<ExtraServicesTable>): SoldService => ({
  code: row.service_code,
  name: row.name,
  description: row.description,
  category: row.category,
  rate: row.rate_ore,
  noticeDays: row.notice_days,
  bindingMonths: row.binding_months,
  requires: row.requires,
  excludes: row.excludes,
  soldWith: row.sold_with,
  includedIn: row.included_in,
  notWith: row.not_with,
});
