import type { NewOfferings, OfferedService } from 'shared/contracts/new-subscription';
import type { PricePlanOffering } from 'shared/contracts/price-plan';

/** The services that can be had with a plan, those that come with it left out. */
export const offeredWith = ({ services }: NewOfferings, plan: PricePlanOffering): OfferedService[] => {
  const { includedServices, excludedServices } = plan.productOfferingInformation;
  return services.filter(({ code }) => ![...includedServices, ...excludedServices].includes(code));
};

/** Whether a service can be had with others; those that come with the plan count among them. */
export const fits = (service: OfferedService, others: readonly string[]): boolean =>
  service.requires.every(code => others.includes(code)) &&
  !service.excludes.some(code => others.includes(code));

/** What of a choice can be had with a plan: what lacks something goes, and what needed it. */
export const fitting = (
  codes: readonly string[],
  given: NewOfferings,
  plan: PricePlanOffering,
): OfferedService[] => {
  let kept = offeredWith(given, plan).filter(({ code }) => codes.includes(code));
  for (;;) {
    const there = [...plan.productOfferingInformation.includedServices, ...kept.map(({ code }) => code)];
    const next = kept.filter(service => fits(service, there));
    if (next.length === kept.length) return next;
    kept = next;
  }
};
