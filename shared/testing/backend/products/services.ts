/** Extra services: what a subscription has and can have, and the orders that add and remove one. */
import { extraServiceProducts, type ExtraServiceProduct } from '../../../catalogue/extra-services.ts';
import { offeringTypeOf } from '../../../catalogue/price-plans.ts';
import type { DomainCode } from '../../../contracts/api-error.ts';
import {
  addExtraServiceBody,
  extraServicesAnswer,
  extraServicesQuery,
  type ExtraService,
} from '../../../contracts/extra-service.ts';
import { isInProcessing } from '../../../contracts/order.ts';
import type { TenantData } from '../backend-data.ts';
import { fromOre } from '../billing-lines.ts';
import { addDays, addMonths } from '../days.ts';
import { orderAction, type OrderCall } from '../orders/order-action.ts';
import { argumentError, type AddRoute } from '../route.ts';
import type { StoredService, StoredSubscription } from '../subscriptions.ts';
import { priceChange } from './monthly-rate.ts';
import { subscriptionIn } from '../subscription-in.ts';

const serviceOf = (
  product: ExtraServiceProduct,
  { services, pricePlanCode }: StoredSubscription,
): ExtraService => {
  const isIncluded = product.includedIn.includes(pricePlanCode);
  const stored = services.find(({ code }) => code === product.code);
  const isActive = isIncluded || stored !== undefined;
  const { code, name, description, category, noticeDays, bindingMonths } = product;
  return {
    ...{ code, name, description, category, noticeDays, bindingMonths, isActive, isIncluded },
    ...{ requires: [...product.requires], excludes: [...product.excludes], isChanging: false },
    price: fromOre(isIncluded ? 0 : product.rate),
    canRemove: isActive && !isIncluded,
    boundUntil: stored?.boundUntil ?? null,
  };
};

const servicesOf = (subscription: StoredSubscription): ExtraService[] => {
  const type = offeringTypeOf(subscription.category);
  if (type === null) return [];
  return extraServiceProducts.flatMap(product => {
    const service = serviceOf(product, subscription);
    const isSold = product.soldWith.includes(type) && !product.notWith.includes(subscription.pricePlanCode);
    return isSold || service.isActive ? [service] : [];
  });
};

/** Whether an order adds or removes it at this moment: orders name services as the catalogue does. */
const isChanging = ({ orders }: TenantData, { id }: StoredSubscription, { name }: ExtraService): boolean =>
  orders.some(
    ({ subscriptionId, productName, status }) =>
      subscriptionId === id && productName === name && isInProcessing(status),
  );

export const extraServicesRoute = (route: AddRoute) =>
  route({
    path: '/subscriptions/:id/extra-services',
    system: 'ProductOfferingQualificationAPI',
    query: extraServicesQuery,
    answer: extraServicesAnswer,
    read: (tenant, _query, id) => {
      const subscription = subscriptionIn(tenant, id);
      const services = servicesOf(subscription);
      return {
        services: services.map(each => ({ ...each, isChanging: isChanging(tenant, subscription, each) })),
      };
    },
  });

/** The names of a subscription's extra services, those of its price plan included. */
export const serviceState = (subscription: StoredSubscription) => {
  const active = servicesOf(subscription).filter(({ isActive }) => isActive);
  return { services: active.map(({ name }) => name).join(', ') || null };
};

/** As a subscription stores it. */
export const boughtService = (
  {
    code,
    name,
    description,
    bindingMonths,
  }: Pick<ExtraService, 'code' | 'name' | 'description' | 'bindingMonths'>,
  day: string,
): StoredService => ({
  ...{ code, description, categories: ['Extra'], serviceInformation: { displayName: name } },
  boundUntil: bindingMonths > 0 ? addMonths(day, bindingMonths) : null,
});

const whyNotAdded = (services: readonly ExtraService[], service: ExtraService): DomainCode | undefined => {
  const active = services.filter(({ isActive }) => isActive);
  const has = (wanted: string) => active.some(({ code }) => code === wanted);
  if (service.isActive) return 'ExtraServiceAlreadyActive';
  if (!service.requires.every(has)) return 'ExtraServiceRequiresAnother';
  const isExcluded = active.some(({ excludes }) => excludes.includes(service.code));
  return isExcluded || service.excludes.some(has) ? 'ExtraServiceExcludesAnother' : undefined;
};

const whyNotRemoved = (
  services: readonly ExtraService[],
  { code, isActive, isIncluded, boundUntil }: ExtraService,
  day: string,
): DomainCode | undefined => {
  if (!isActive) return 'ExtraServiceNotActive';
  if (isIncluded) return 'ExtraServiceIsIncluded';
  if (boundUntil && boundUntil > day) return 'ExtraServiceIsBound';
  const isNeeded = services.some(other => other.isActive && other.requires.includes(code));
  return isNeeded ? 'ExtraServiceNeededByAnother' : undefined;
};

/** @throws Refusal for a service that there is not, that an order changes already, or that something stands against */
const must = (
  { tenant, subscription }: Pick<OrderCall<unknown>, 'tenant' | 'subscription'>,
  code: string,
  otherwise: DomainCode,
  why: (services: readonly ExtraService[], service: ExtraService) => DomainCode | undefined,
): ExtraService => {
  const services = servicesOf(subscription);
  const service = services.find(each => each.code === code);
  if (!service) throw argumentError(otherwise);
  if (isChanging(tenant, subscription, service)) throw argumentError('SubscriptionOrderInProcessing');
  const refusal = why(services, service);
  if (refusal) throw argumentError(refusal);
  return service;
};

const rateOf = (wanted: string | undefined): number =>
  extraServiceProducts.find(({ code }) => code === wanted)?.rate ?? 0;

export const addExtraService = orderAction({
  ...{ method: 'post', endpoint: 'extra-services', action: 'ExtraServices', body: addExtraServiceBody },
  order: ({ data: { code, effectiveDate }, ...call }) => {
    const service = must(call, code, 'ExtraServiceNotOffered', whyNotAdded);
    return {
      ...{ type: 'CreateAdditionalProduct', effectiveDate, productName: service.name },
      effect: (current, { day }) => {
        const all = servicesOf(current);
        const refusal = whyNotAdded(all, all.find(each => each.code === code) ?? service);
        if (refusal) throw argumentError(refusal);
        return { services: [...current.services, boughtService(service, day)] };
      },
    };
  },
  state: serviceState,
  notes: ({ subscription, data: { code } }) => ({ price: priceChange(subscription, rateOf(code)) }),
});

/** The service ends after its notice. */
export const removeExtraService = orderAction({
  ...{ method: 'delete', endpoint: 'extra-services/:code', action: 'ExtraServices' },
  order: ({ params: { code = '' }, today, ...call }) => {
    const notice = extraServiceProducts.find(each => each.code === code)?.noticeDays ?? 0;
    const effectiveDate = addDays(today, notice);
    const service = must(call, code, 'ExtraServiceNotActive', (services, each) =>
      whyNotRemoved(services, each, effectiveDate),
    );
    return {
      ...{ type: 'RemoveAdditionalProduct', effectiveDate, productName: service.name },
      effect: ({ services }) => ({ services: services.filter(each => each.code !== code) }),
    };
  },
  state: serviceState,
  notes: ({ subscription, params }) => ({ price: priceChange(subscription, -rateOf(params['code'])) }),
});
