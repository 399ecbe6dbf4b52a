import type { DomainCode } from '../contracts/api-error.ts';
import type { NewOfferings, NewSubscriptionCategory, OfferedService } from '../contracts/new-subscription.ts';
import { offeringsOf } from './price-plan.ts';
import { fromOre, type Offers } from './offers.ts';

/** What a new subscription can have; a line has no services. */
export const newOfferings = (offers: Offers, category: NewSubscriptionCategory): NewOfferings => {
  const kind = category === 'HomeOfficeMobileBroadband' ? 'MobileBroadband' : category;
  const services = offers.services.filter(({ soldWith }) => soldWith.some(each => each === kind));
  return {
    offerings: offeringsOf(offers, kind).filter(({ type }) => type === 'Available'),
    services: services.map(({ code, name, description, category: group, bindingMonths, ...service }) => ({
      ...{ code, name, description, category: group, bindingMonths, price: fromOre(service.rate) },
      ...{ requires: [...service.requires], excludes: [...service.excludes] },
    })),
  };
};

/** The extra services that were chosen with a plan, or why it cannot have them. */
export const fittingServices = (
  codes: readonly string[],
  services: readonly OfferedService[],
  { productOfferingInformation: plan }: NewOfferings['offerings'][number],
): OfferedService[] | DomainCode => {
  const there = [...plan.includedServices, ...codes];
  const cannot = [...plan.includedServices, ...plan.excludedServices];
  const wanted = new Set(codes);
  const chosen = services.filter(({ code }) => wanted.has(code) && !cannot.includes(code));
  if (chosen.length < wanted.size) return 'ExtraServiceNotOffered';
  for (const { requires, excludes } of chosen) {
    if (!requires.every(code => there.includes(code))) return 'ExtraServiceRequiresAnother';
    if (excludes.some(code => there.includes(code))) return 'ExtraServiceExcludesAnother';
  }
  return chosen;
};
