import { extraServiceProducts } from '../../../catalogue/extra-services.ts';
import { pricePlanInformationOf, pricePlans } from '../../../catalogue/price-plans.ts';
import type { Offers } from '../../../orders/offers.ts';

export const offers: Offers = {
  plans: pricePlans.map(plan => ({
    ...plan,
    campaign: plan.campaign ?? null,
    offering: plan.offering ?? 'Available',
    information: pricePlanInformationOf(plan),
  })),
  services: extraServiceProducts,
};
