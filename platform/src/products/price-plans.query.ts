import type { PricePlanOffering, RequestedOfferingType } from 'shared/contracts/price-plan';
import type { Kysely, Selectable } from 'kysely';
import type { ExtraServicesTable, PricePlansTable, SubscriptionsTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import { money } from '../kernel/money.ts';

export type PricePlanRow = Selectable<PricePlansTable>;
type ServiceRow = Pick<Selectable<ExtraServicesTable>, 'service_code' | 'included_in' | 'not_with'>;
/** What a subscription says of its price plan. */
export type PlannedSubscription = Pick<
  Selectable<SubscriptionsTable>,
  'price_plan_code' | 'recurring_rate_ore' | 'type'
>;

/** The price plans of one kind, as they are offered to a subscription or, without one, to a new one. */
export async function findOfferings(
  db: Kysely<Database>,
  requestedType: RequestedOfferingType,
  subscription?: PlannedSubscription,
): Promise<PricePlanOffering[]> {
  if (subscription && offeringTypeFor(subscription) !== requestedType) return [];
  const plans = await db
    .selectFrom('price_plans')
    .where('requested_type', '=', requestedType)
    .selectAll()
    .orderBy('rate_ore')
    .orderBy('price_plan_code')
    .execute();
  const services = await db
    .selectFrom('extra_services')
    .select(['service_code', 'included_in', 'not_with'])
    .orderBy('position')
    .execute();
  return plans.map(plan => offeringOf(plan, services, subscription));
}

/** The price plans of lines for home offices, which are not changed in the portal. */
export async function findHomeOfficeOfferings(db: Kysely<Database>): Promise<PricePlanOffering[]> {
  const plans = await db
    .selectFrom('price_plans')
    .where('category', '=', 'HomeOffice')
    .selectAll()
    .orderBy('rate_ore')
    .execute();
  return plans.map(plan => offeringOf(plan, [], undefined));
}

/** What plans a subscription can change to; undefined for a line, which has none (C-41). */
export function offeringTypeFor({
  type,
}: Pick<PlannedSubscription, 'type'>): RequestedOfferingType | undefined {
  if (type === 'MOBILE') return 'Voice';
  return type === 'MOBILE_BROADBAND' ? 'MobileBroadband' : undefined;
}

function offeringOf(
  plan: PricePlanRow,
  services: readonly ServiceRow[],
  subscription: PlannedSubscription | undefined,
): PricePlanOffering {
  const { price_plan_code: code, campaign_code, campaign_rate_ore } = plan;
  const codesWhere = (holds: (service: ServiceRow) => boolean) =>
    services.filter(holds).map(service => service.service_code);
  const isExisting = subscription?.price_plan_code === code;
  const rate = isExisting ? subscription.recurring_rate_ore : campaign_rate_ore;
  const campaignCode = isExisting ? null : campaign_code;
  return {
    id: campaignCode === null ? code : `${code}-${campaignCode}`,
    type: isExisting ? 'Existing' : plan.offering_type,
    name: plan.name,
    pricePlanCode: code,
    campaignCode,
    productOfferingInformation: {
      ...plan.information,
      recurringPrice: money(rate ?? plan.rate_ore),
      includedServices: codesWhere(service => service.included_in.includes(code)),
      excludedServices: codesWhere(service => service.not_with.includes(code)),
    },
  };
}
