import { offeringTypeOf } from '../catalogue/price-plans.ts';
import type { DomainCode } from '../contracts/api-error.ts';
import {
  addExtraServiceBody,
  extraServicesAnswer,
  type AddExtraServiceBody,
  type ExtraService,
} from '../contracts/extra-service.ts';
import { fromOre } from '../contracts/money.ts';
import { addDays, addMonths } from '../format/day.ts';
import * as z from 'zod/mini';
import { priceChange, productsOnTheWay, type Offers, type SoldService } from './offers.ts';
import type { StoredService, SubscriptionFacts, SubscriptionOrder } from './subscription-order.ts';

/** Stored with an order that adds or removes a service. */
const details = z.object({ code: z.string() });
type Code = z.infer<typeof details>;

type Served = Pick<SubscriptionFacts, 'category' | 'pricePlanCode' | 'services' | 'ordersOnTheWay'>;

const serviceOf = (
  product: SoldService,
  { pricePlanCode, services, ordersOnTheWay }: Served,
): ExtraService => {
  const { code, name, description, category, noticeDays, bindingMonths } = product;
  const isIncluded = product.includedIn.includes(pricePlanCode ?? '');
  const stored = services.find(each => each.code === code);
  const isActive = isIncluded || stored !== undefined;
  return {
    code,
    name,
    description,
    category,
    noticeDays,
    bindingMonths,
    isActive,
    isIncluded,
    requires: [...product.requires],
    excludes: [...product.excludes],
    isChanging: productsOnTheWay(ordersOnTheWay, details).some(each => each.code === code),
    price: fromOre(isIncluded ? 0 : product.rate),
    canRemove: isActive && !isIncluded,
    boundUntil: stored?.boundUntil ?? null,
  };
};

/** The extra services that a subscription has or can have with its price plan, in catalogue order. */
const servicesOf = (subscription: Served, { services }: Offers): ExtraService[] => {
  const type = offeringTypeOf(subscription.category);
  if (type === null) return [];
  return services.flatMap(product => {
    const service = serviceOf(product, subscription);
    const isSold =
      product.soldWith.includes(type) && !product.notWith.includes(subscription.pricePlanCode ?? '');
    return isSold || service.isActive ? [service] : [];
  });
};

/** Names of a subscription's extra services, including those of its price plan. */
export const serviceState = (subscription: Served, offers: Offers) => {
  const active = servicesOf(subscription, offers).filter(({ isActive }) => isActive);
  return { services: active.map(({ name }) => name).join(', ') || null };
};

/** An extra service in the stored form, active from a given day. */
export const boughtService = (
  {
    code,
    name,
    description,
    bindingMonths,
  }: Pick<ExtraService, 'code' | 'name' | 'description' | 'bindingMonths'>,
  day: string,
): StoredService => ({
  code,
  description,
  categories: ['Extra'],
  serviceInformation: { displayName: name },
  boundUntil: bindingMonths > 0 ? addMonths(day, bindingMonths) : null,
});

/**
 * The service to add, or why it cannot be added; checked when it is ordered and again when the order takes
 * effect.
 */
const addable = (subscription: Served, offers: Offers, wanted: string): ExtraService | DomainCode => {
  const services = servicesOf(subscription, offers);
  const service = services.find(({ code }) => code === wanted);
  if (!service) return 'ExtraServiceNotOffered';
  if (service.isChanging) return 'SubscriptionOrderInProcessing';
  if (service.isActive) return 'ExtraServiceAlreadyActive';
  const active = services.filter(({ isActive }) => isActive);
  if (!service.requires.every(needed => active.some(({ code }) => code === needed)))
    return 'ExtraServiceRequiresAnother';
  const isExcluded = active.some(
    ({ code, excludes }) => service.excludes.includes(code) || excludes.includes(wanted),
  );
  return isExcluded ? 'ExtraServiceExcludesAnother' : service;
};

/** The same for the removal of a service. */
const removable = (
  subscription: Served,
  offers: Offers,
  { code: wanted, day }: { code: string; day: string },
): ExtraService | DomainCode => {
  const services = servicesOf(subscription, offers);
  const service = services.find(({ code }) => code === wanted);
  if (service?.isChanging) return 'SubscriptionOrderInProcessing';
  if (!service?.isActive) return 'ExtraServiceNotActive';
  if (service.isIncluded) return 'ExtraServiceIsIncluded';
  if (service.boundUntil && service.boundUntil > day) return 'ExtraServiceIsBound';
  const isNeeded = services.some(({ isActive, requires }) => isActive && requires.includes(wanted));
  return isNeeded ? 'ExtraServiceNeededByAnother' : service;
};

const productOf = ({ services }: Offers, wanted: string) => services.find(({ code }) => code === wanted);

type Answer = z.infer<typeof extraServicesAnswer>['data'];

/** Adds an extra service to a subscription (PLAN-016). */
export const addExtraService: SubscriptionOrder<AddExtraServiceBody, object, Answer, Offers, Code> = {
  method: 'POST',
  endpoint: 'extra-services',
  summary: 'Add an extra service to a subscription',
  action: 'ExtraServices',
  body: addExtraServiceBody,
  details,
  read: {
    summary: 'List the extra services of a subscription',
    system: 'ProductOfferingQualificationAPI',
    answer: extraServicesAnswer,
    of: (subscription, offers) => ({ services: servicesOf(subscription, offers) }),
  },
  order(subscription, { code, effectiveDate }, { terms: offers }) {
    const service = addable(subscription, offers, code);
    if (typeof service === 'string') return service;
    return {
      type: 'CreateAdditionalProduct',
      details: { code },
      effectiveDate,
      productName: service.name,
      price: priceChange(subscription, offers, { more: productOf(offers, code)?.rate ?? 0 }),
    };
  },
  change(subscription, { code }, { day, terms: offers }) {
    const service = addable(subscription, offers, code);
    if (typeof service === 'string') return service;
    return { services: [...subscription.services, boughtService(service, day)] };
  },
  state: serviceState,
  example: { code: 'EUDATA' },
};

/** Removes an extra service from a subscription, after its notice period (PLAN-016). */
export const removeExtraService: SubscriptionOrder<unknown, object, object, Offers, Code> = {
  method: 'DELETE',
  endpoint: 'extra-services/:code',
  summary: 'Remove an extra service from a subscription',
  action: 'ExtraServices',
  details,
  order(subscription, _data, { today, terms: offers, params: { code = '' } }) {
    const { noticeDays = 0, rate = 0 } = productOf(offers, code) ?? {};
    const day = addDays(today, noticeDays);
    const service = removable(subscription, offers, { code, day });
    if (typeof service === 'string') return service;
    return {
      type: 'RemoveAdditionalProduct',
      details: { code },
      effectiveDate: day,
      productName: service.name,
      price: priceChange(subscription, offers, { more: -rate }),
    };
  },
  change(subscription, { code }, { day, terms: offers }) {
    const service = removable(subscription, offers, { code, day });
    if (typeof service === 'string') return service;
    return { services: subscription.services.filter(each => each.code !== code) };
  },
  state: serviceState,
  example: undefined,
  exampleParams: { code: 'SAFESURF' },
};
