import { offeringTypeOf } from '../catalogue/price-plans.ts';
import { fromOre } from '../contracts/money.ts';
import {
  changePricePlanBody,
  type ChangePricePlanBody,
  type PricePlanOffering,
  type RequestedOfferingType,
} from '../contracts/price-plan.ts';
import type { Quantity } from '../contracts/subscription.ts';
import { addMonths } from '../format/day.ts';
import * as z from 'zod/mini';
import { serviceState } from './extra-services.ts';
import { priceChange, type Offers, type SoldPlan, type SoldService } from './offers.ts';
import type { StoredService, SubscriptionFacts, SubscriptionOrder } from './subscription-order.ts';

type Planned = Pick<SubscriptionFacts, 'category' | 'pricePlanCode' | 'recurringRateOre'>;

const offeringOf = (
  plan: SoldPlan,
  services: readonly SoldService[],
  subscription: Planned | undefined,
): PricePlanOffering => {
  const isExisting = subscription?.pricePlanCode === plan.code;
  const campaign = isExisting ? null : plan.campaign;
  const rate = isExisting ? subscription.recurringRateOre : campaign?.rate;
  const codesWhere = (holds: (service: SoldService) => boolean) =>
    services.filter(holds).map(({ code }) => code);
  return {
    id: campaign ? `${plan.code}-${campaign.code}` : plan.code,
    type: isExisting ? 'Existing' : plan.offering,
    name: plan.name,
    pricePlanCode: plan.code,
    campaignCode: campaign?.code ?? null,
    productOfferingInformation: {
      ...plan.information,
      recurringPrice: fromOre(rate ?? plan.rate),
      includedServices: codesWhere(({ includedIn }) => includedIn.includes(plan.code)),
      excludedServices: codesWhere(({ notWith }) => notWith.includes(plan.code)),
    },
  };
};

/** The price plans of one type offered to a subscription or, without one, to a new one; cheapest first. */
export const offeringsOf = (
  { plans, services }: Offers,
  kind: RequestedOfferingType | 'HomeOffice',
  subscription?: Planned,
): PricePlanOffering[] => {
  if (subscription && offeringTypeOf(subscription.category) !== kind) return [];
  return plans
    .filter(({ category }) => (offeringTypeOf(category) ?? category) === kind)
    .toSorted((one, other) => one.rate - other.rate || one.code.localeCompare(other.code))
    .map(plan => offeringOf(plan, services, subscription));
};

/**
 * A subscription's services after a change of price plan: services that are not available with the plan are
 * removed, along with those that require them; services that the plan includes are no longer charged.
 */
const servicesAfter = (
  services: readonly StoredService[],
  catalogue: readonly SoldService[],
  plan: string,
  remove: readonly string[],
): StoredService[] => {
  const productOf = (wanted: string) => catalogue.find(({ code }) => code === wanted);
  const included = catalogue.filter(({ includedIn }) => includedIn.includes(plan)).map(({ code }) => code);
  let kept = services.filter(({ code }) => {
    const product = productOf(code);
    if (!product) return true;
    return ![...product.includedIn, ...product.notWith].includes(plan) && !remove.includes(code);
  });
  for (;;) {
    const present = [...kept.map(({ code }) => code), ...included];
    const next = kept.filter(({ code }) =>
      (productOf(code)?.requires ?? []).every(each => present.includes(each)),
    );
    if (next.length === kept.length) return next;
    kept = next;
  }
};

const gigabytes = (quantity: Quantity | null | undefined) => quantity?.value ?? null;

const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);

/** Usage of the old plan's data as a percentage of the new plan's data. */
const shareUsed = (
  { dataUsedPercent, pricePlanInformation }: SubscriptionFacts,
  data: Quantity | null | undefined,
): number | null => {
  const before = gigabytes(pricePlanInformation?.data);
  if (dataUsedPercent === null || before === null || !data) return null;
  return Math.round((dataUsedPercent * before) / data.value);
};

const details = z.object({
  pricePlanCode: z.string(),
  /** The agreed price: the plan's price may differ when the order takes effect. */
  rateOre: z.number(),
  removeServices: z.array(z.string()),
});

/** Changes a subscription's price plan, with its price and content (PLAN-001). */
export const changePricePlan: SubscriptionOrder<
  ChangePricePlanBody,
  object,
  object,
  Offers,
  z.infer<typeof details>
> = {
  method: 'PUT',
  endpoint: 'price-plan',
  summary: "Change a subscription's price plan",
  action: 'PricePlan',
  body: changePricePlanBody,
  details,
  order(subscription, data, { terms: offers }) {
    const { pricePlanCode, campaignCode = null, removeServices = [], effectiveDate } = data;
    const { services, category, ordersOnTheWay } = subscription;
    if (ordersOnTheWay?.some(({ type }) => type === 'NumberPorting'))
      return 'SubscriptionPendingNumberporting';
    const plan = offers.plans.find(({ code }) => code === pricePlanCode);
    const type = offeringTypeOf(category);
    const isOffered =
      plan?.offering === 'Available' &&
      type !== null &&
      offeringTypeOf(plan.category) === type &&
      pricePlanCode !== subscription.pricePlanCode &&
      (campaignCode === null || campaignCode === plan.campaign?.code);
    if (!isOffered) return 'PricePlanNotOffered';
    if (!removeServices.every(wanted => services.some(({ code }) => code === wanted)))
      return 'ExtraServiceNotActive';
    const rateOre = campaignCode === null ? plan.rate : (plan.campaign?.rate ?? plan.rate);
    const after = {
      ...subscription,
      recurringRateOre: rateOre,
      services: servicesAfter(services, offers.services, pricePlanCode, removeServices),
    };
    return {
      type: 'ChangePriceplan',
      effectiveDate,
      productName: plan.name,
      details: { pricePlanCode, rateOre, removeServices },
      price: priceChange(subscription, offers, { after }),
    };
  },
  // The agreed terms apply, even if the plan has been withdrawn since.
  change(subscription, { pricePlanCode, rateOre, removeServices }, { day, terms: offers }) {
    if (subscription.status === 'Cancelled') return 'SubscriptionActionNotAllowed';
    const plan = offers.plans.find(({ code }) => code === pricePlanCode);
    if (!plan || offeringTypeOf(plan.category) !== offeringTypeOf(subscription.category))
      return 'PricePlanNotOffered';
    const months = plan.information.bindingPeriod ?? 0;
    return {
      name: plan.name,
      pricePlanCode,
      category: plan.category,
      technologyType: plan.technology,
      recurringRateOre: rateOre,
      pricePlanInformation: plan.information,
      services: servicesAfter(subscription.services, offers.services, pricePlanCode, removeServices),
      // A new plan never shortens the binding period of the old one.
      bindingEndDate: later(subscription.bindingEndDate, months > 0 ? addMonths(day, months) : null),
      dataUsedPercent: shareUsed(subscription, plan.information.data),
    };
  },
  state(subscription, offers) {
    const { name, pricePlanInformation: information, bindingEndDate } = subscription;
    return {
      pricePlan: name,
      data: information?.isFreeDataIncluded === true ? 'Free' : gigabytes(information?.data),
      dataEu: gigabytes(information?.dataEu),
      bindingEndDate,
      ...serviceState(subscription, offers),
    };
  },
  example: { pricePlanCode: 'EMOB100', removeServices: [] },
};
