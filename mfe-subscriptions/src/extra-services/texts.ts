import { formatCount } from 'shared/format/number';

export const extraServicesTexts = {
  failed: 'Kunne ikke indlæse ekstra services.',
  none: 'Der er ingen ekstra services til dette abonnement.',
  prices: 'Alle priser er ekskl. moms.',
  active: 'Aktiv',
  included: 'Inkluderet',
  changing: 'Ændring i gang',
  add: 'Tilføj',
  remove: 'Fjern',
  addQuestion: (name: string): string => `Tilføj ${name}?`,
  removeQuestion: (name: string): string => `Fjern ${name}?`,
  addConfirm: 'Tilføj servicen',
  removeConfirm: 'Fjern servicen',
  /** PLAN-017 */
  added: (name: string): string => `${name} bliver tilføjet`,
  /** PLAN-018 */
  removed: (name: string): string => `${name} bliver fjernet`,
} as const;

const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

export const termTexts = {
  requires: (names: string): string => `Kræver ${names}.`,
  excludes: (names: string): string => `Kan ikke bruges sammen med ${names}.`,
  notice: (days: number): string => `${countOf(days, 'dags', 'dages')} opsigelse.`,
  binding: (months: number): string => `${countOf(months, 'måneds', 'måneders')} binding.`,
  boundUntil: (day: string): string => `Bundet til ${day}.`,
} as const;
