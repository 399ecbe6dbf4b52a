import type { NewOfferings, OfferedService } from 'shared/contracts/new-subscription';
import type { PricePlanOffering } from 'shared/contracts/price-plan';

/** The services available with a plan, without those included in it. */
export const offeredWith = ({ services }: NewOfferings, plan: PricePlanOffering): OfferedService[] => {
  const { includedServices, excludedServices } = plan.productOfferingInformation;
  return services.filter(({ code }) => ![...includedServices, ...excludedServices].includes(code));
};

/** Whether a service can be combined with others, including those in the plan. */
export const fits = (service: OfferedService, others: readonly string[]): boolean =>
  service.requires.every(code => others.includes(code)) &&
  !service.excludes.some(code => others.includes(code));

/**
 * The selected services that a plan allows: removes those whose requirements are missing, and those that depended on
 * them.
 */
export const fitting = (
  codes: readonly string[],
  offerings: NewOfferings,
  plan: PricePlanOffering,
): OfferedService[] => {
  let kept = offeredWith(offerings, plan).filter(({ code }) => codes.includes(code));
  for (;;) {
    const present = [...plan.productOfferingInformation.includedServices, ...kept.map(({ code }) => code)];
    const next = kept.filter(service => fits(service, present));
    if (next.length === kept.length) return next;
    kept = next;
  }
};
