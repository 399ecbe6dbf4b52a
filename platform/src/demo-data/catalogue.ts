import { extraServiceProducts } from 'shared/catalogue/extra-services';
import { offeringTypeOf, pricePlanInformationOf, pricePlans } from 'shared/catalogue/price-plans';
import type { DemoRow } from './demo-rows.ts';

/** Products of the demo operator. */
export function generatePricePlans(): DemoRow<'price_plans'>[] {
  return pricePlans.map(plan => ({
    price_plan_code: plan.code,
    name: plan.name,
    category: plan.category,
    technology_type: plan.technology,
    offering_type: plan.offering ?? 'Available',
    requested_type: offeringTypeOf(plan.category),
    rate_ore: plan.rate,
    campaign_code: plan.campaign?.code ?? null,
    campaign_rate_ore: plan.campaign?.rate ?? null,
    information: pricePlanInformationOf(plan),
  }));
}

/** In catalogue order. */
export function generateExtraServices(): DemoRow<'extra_services'>[] {
  return extraServiceProducts.map((service, position) => ({
    service_code: service.code,
    name: service.name,
    description: service.description,
    category: service.category,
    rate_ore: service.rate,
    notice_days: service.noticeDays,
    binding_months: service.bindingMonths,
    requires: service.requires,
    excludes: service.excludes,
    sold_with: service.soldWith,
    included_in: service.includedIn,
    not_with: service.notWith,
    position,
  }));
}
