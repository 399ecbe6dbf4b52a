import type { NewOfferings, OfferedService } from 'shared/contracts/new-subscription';
import type { StoredService } from '../database/tables-domain.ts';
import { addMonths } from '../time/danish-day.ts';
import { argumentError } from '../kernel/api-problem.ts';

/**
 * The extra services that were chosen.
 *
 * @throws ApiProblem 400 `ExtraServiceNotOffered`, `ExtraServiceRequiresAnother`, `ExtraServiceExcludesAnother`
 */
export function fittingServices(
  codes: readonly string[],
  services: readonly OfferedService[],
  plan: NewOfferings['offerings'][number],
): OfferedService[] {
  const { includedServices, excludedServices } = plan.productOfferingInformation;
  const there = [...includedServices, ...codes];
  const chosen = [...new Set(codes)].map(code => {
    const service = services.find(each => each.code === code);
    if (!service || [...includedServices, ...excludedServices].includes(code))
      throw argumentError('ExtraServiceNotOffered');
    return service;
  });
  for (const { requires, excludes } of chosen) {
    if (!requires.every(code => there.includes(code))) throw argumentError('ExtraServiceRequiresAnother');
    if (excludes.some(code => there.includes(code))) throw argumentError('ExtraServiceExcludesAnother');
  }
  return chosen;
}

/** Extra services as a subscription stores them. */
export function chosenServices(services: readonly OfferedService[], effectiveDate: string): StoredService[] {
  return services.map(({ code, name, description, bindingMonths }) => ({
    ...{ code, description, categories: ['Extra'], serviceInformation: { displayName: name } },
    boundUntil: bindingMonths > 0 ? addMonths(effectiveDate, bindingMonths) : null,
  }));
}
