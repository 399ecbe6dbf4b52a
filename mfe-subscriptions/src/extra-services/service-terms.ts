import type { ExtraService } from 'shared/contracts/extra-service';
import { formatMediumDate } from 'shared/format/date';
import { formatList } from 'shared/format/list';
import { termTexts as texts } from './texts.ts';

/** Names of the services with these codes; those not offered to this subscription are left out. */
const namesOf = (codes: readonly string[], services: readonly ExtraService[]): string =>
  formatList(services.filter(({ code }) => codes.includes(code)).map(({ name }) => name));

/** Requirements and exclusions of a service, one sentence each. */
export const termsOf = (service: ExtraService, services: readonly ExtraService[]): string[] => {
  const { requires, excludes, noticeDays, bindingMonths, boundUntil, isActive } = service;
  return [
    ...(requires.length > 0 && !isActive ? [texts.requires(namesOf(requires, services))] : []),
    ...(excludes.length > 0 && !isActive ? [texts.excludes(namesOf(excludes, services))] : []),
    ...(boundUntil ? [texts.boundUntil(formatMediumDate(boundUntil))] : []),
    ...(bindingMonths > 0 && !isActive ? [texts.binding(bindingMonths)] : []),
    ...(noticeDays > 0 && !service.isIncluded ? [texts.notice(noticeDays)] : []),
  ];
};

/** Whether a service can be added, given the active services. */
export const canAdd = (service: ExtraService, services: readonly ExtraService[]): boolean => {
  const active = services.filter(({ isActive }) => isActive).map(({ code }) => code);
  return (
    service.requires.every(code => active.includes(code)) &&
    !service.excludes.some(code => active.includes(code))
  );
};

/** The services by category, in the order of the response. */
export const byCategory = (services: readonly ExtraService[]): [string, ExtraService[]][] => {
  const categories = [...new Set(services.map(({ category }) => category))];
  return categories.map(name => [name, services.filter(({ category }) => category === name)]);
};
