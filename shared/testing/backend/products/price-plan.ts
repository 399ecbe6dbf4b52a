/** Price plans: what is offered, and the order that changes to another. */
import {
  extraServiceProducts as catalogue,
  type ExtraServiceProduct,
} from '../../../catalogue/extra-services.ts';
import {
  isMobile,
  offeringTypeOf,
  pricePlanInformationOf,
  pricePlans,
  type PricePlan,
} from '../../../catalogue/price-plans.ts';
import {
  changePricePlanBody,
  productsAnswer,
  productsBody,
  type PricePlanOffering,
  type RequestedOfferingType,
} from '../../../contracts/price-plan.ts';
import type { Quantity } from '../../../contracts/subscription.ts';
import { fromOre } from '../billing-lines.ts';
import { addMonths, firstOfMonth } from '../days.ts';
import { orderAction } from '../orders/order-action.ts';
import { argumentError, notFound, type AddWrite } from '../route.ts';
import type { StoredService, StoredSubscription } from '../subscriptions.ts';
import { monthlyRate } from './monthly-rate.ts';
import { serviceState } from './services.ts';

/** A plan as it is offered to a subscription or, without one, to a new one. */
export const offeringOf = (plan: PricePlan, subscription?: StoredSubscription): PricePlanOffering => {
  const isExisting = subscription?.pricePlanCode === plan.code;
  const campaign = isExisting ? undefined : plan.campaign;
  const codesWhere = (holds: (service: ExtraServiceProduct) => boolean) =>
    isMobile(plan) ? catalogue.filter(holds).map(({ code }) => code) : [];
  const rate = isExisting ? subscription.recurringRate : undefined;
  return {
    id: campaign ? `${plan.code}-${campaign.code}` : plan.code,
    type: isExisting ? 'Existing' : (plan.offering ?? 'Available'),
    ...{ name: plan.name, pricePlanCode: plan.code, campaignCode: campaign?.code ?? null },
    productOfferingInformation: {
      ...pricePlanInformationOf(plan),
      recurringPrice: rate ?? fromOre(campaign?.rate ?? plan.rate),
      includedServices: codesWhere(({ includedIn }) => includedIn.includes(plan.code)),
      excludedServices: codesWhere(({ notWith }) => notWith.includes(plan.code)),
    },
  };
};

/** The cheapest first. */
export const offeringsOf = (
  isAsked: (plan: PricePlan) => boolean,
  subscription?: StoredSubscription,
): PricePlanOffering[] =>
  pricePlans
    .filter(isAsked)
    .toSorted((one, other) => one.rate - other.rate)
    .map(plan => offeringOf(plan, subscription));

export const ofType = (type: RequestedOfferingType) => (plan: PricePlan) =>
  offeringTypeOf(plan.category) === type;

export const productsRoute = (write: AddWrite, today: string) =>
  write({
    ...{ method: 'post', path: '/subscriptions/products', system: 'ProductOfferingQualificationAPI' },
    ...{ body: productsBody, answer: productsAnswer },
    write: ({ subscriptions }, { data: { subscriptionId, requestedOfferingType: type } }) => {
      const subscription = subscriptions.find(({ id }) => id === subscriptionId);
      if (subscriptionId !== undefined && !subscription) throw notFound();
      const isOfAnother = subscription && offeringTypeOf(subscription.category) !== type;
      return {
        offerings: isOfAnother ? [] : offeringsOf(ofType(type), subscription),
        nextPeriodStart: firstOfMonth(today, 1),
      };
    },
  });

/** What is left of the services: what the plan cannot have is lost, what it includes is no longer bought. */
const servicesAfter = (services: readonly StoredService[], plan: string, remove: readonly string[]) => {
  const productOf = (wanted: string) => catalogue.find(({ code }) => code === wanted);
  let kept = services.filter(({ code }) => {
    const product = productOf(code);
    return (
      !product || (![...product.includedIn, ...product.notWith].includes(plan) && !remove.includes(code))
    );
  });
  const included = catalogue.filter(({ includedIn }) => includedIn.includes(plan)).map(({ code }) => code);
  for (;;) {
    const there = [...kept.map(({ code }) => code), ...included];
    const next = kept.filter(({ code }) =>
      (productOf(code)?.requires ?? []).every(each => there.includes(each)),
    );
    if (next.length === kept.length) return next;
    kept = next;
  }
};

const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);

const planned = (
  current: StoredSubscription,
  plan: PricePlan,
  { rate, remove, day }: { rate: number; remove: readonly string[]; day: string },
): Partial<StoredSubscription> => {
  const [had, percent] = [current.pricePlanInformation?.data?.value, current.dataUsedPercent];
  return {
    ...{ name: plan.name, pricePlanCode: plan.code, category: plan.category },
    ...{ technologyType: plan.technology, recurringRate: fromOre(rate) },
    pricePlanInformation: pricePlanInformationOf(plan),
    services: servicesAfter(current.services, plan.code, remove),
    bindingEndDate: later(current.bindingEndDate, plan.binding ? addMonths(day, plan.binding) : null),
    // The same use is another share of other data.
    dataUsedPercent: had && plan.data && percent !== null ? Math.round((percent * had) / plan.data) : null,
  };
};

const gigabytes = (quantity: Quantity | null | undefined) => quantity?.value ?? null;

export const changePricePlan = orderAction({
  ...{ method: 'put', endpoint: 'price-plan', action: 'PricePlan', body: changePricePlanBody },
  order: ({ subscription, data }) => {
    const { pricePlanCode, campaignCode = null, effectiveDate, removeServices: remove = [] } = data;
    const plan = pricePlans.find(({ code }) => code === pricePlanCode);
    const isOffered =
      plan &&
      offeringOf(plan, subscription).type === 'Available' &&
      offeringTypeOf(plan.category) === offeringTypeOf(subscription.category) &&
      (campaignCode === null || campaignCode === plan.campaign?.code);
    if (!isOffered) throw argumentError('PricePlanNotOffered');
    const has = (wanted: string) => subscription.services.some(({ code }) => code === wanted);
    if (!remove.every(has)) throw argumentError('ExtraServiceNotActive');
    const rate = (campaignCode === null ? undefined : plan.campaign?.rate) ?? plan.rate;
    return {
      ...{ type: 'ChangePriceplan', effectiveDate, productName: plan.name },
      effect: (current, { day }) => planned(current, plan, { rate, remove, day }),
    };
  },
  state: subscription => ({
    pricePlan: subscription.name,
    data:
      subscription.pricePlanInformation?.isFreeDataIncluded === true
        ? 'Free'
        : gigabytes(subscription.pricePlanInformation?.data),
    dataEu: gigabytes(subscription.pricePlanInformation?.dataEu),
    bindingEndDate: subscription.bindingEndDate,
    ...serviceState(subscription),
  }),
  notes: ({ subscription, today }, { effect }) => {
    const after = { ...subscription, ...effect(subscription, { id: '', day: today }) };
    const rates = { before: monthlyRate(subscription), after: monthlyRate(after) };
    return { price: { before: fromOre(rates.before), after: fromOre(rates.after), oneTime: null } };
  },
});
