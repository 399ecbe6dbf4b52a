import type { Selectable } from 'kysely';
import type { ExtraServicesTable, StoredService } from '../database/tables-domain.ts';

export type ServiceRow = Selectable<ExtraServicesTable>;

const isExtra = ({ categories }: StoredService) => categories.includes('Extra');

/**
 * What is left of a subscription's services when its price plan becomes another: what the plan cannot have is lost, what
 * it includes is no longer bought, and what requires something that is lost goes with it.
 */
export function servicesAfter(
  services: readonly StoredService[],
  planCode: string,
  catalogue: readonly ServiceRow[],
  remove: readonly string[] = [],
): StoredService[] {
  const rowOf = (code: string) => catalogue.find(row => row.service_code === code);
  let kept = services.filter(service => {
    const row = rowOf(service.code);
    if (!isExtra(service) || !row) return true;
    return ![...row.included_in, ...row.not_with].includes(planCode) && !remove.includes(service.code);
  });
  for (;;) {
    const there = new Set([...kept.map(({ code }) => code), ...includedIn(planCode, catalogue)]);
    const next = kept.filter(({ code }) => (rowOf(code)?.requires ?? []).every(needed => there.has(needed)));
    if (next.length === kept.length) return next;
    kept = next;
  }
}

/** Codes of the services that come with a price plan. */
export function includedIn(planCode: string, catalogue: readonly ServiceRow[]): string[] {
  return catalogue.filter(row => row.included_in.includes(planCode)).map(row => row.service_code);
}

/** What a plan and the services bought beside it cost a month, in øre. */
export function monthlyRate(
  planRate: number,
  services: readonly StoredService[],
  catalogue: readonly ServiceRow[],
): number {
  const bought = catalogue.filter(row => services.some(({ code }) => code === row.service_code));
  return bought.reduce((sum, row) => sum + row.rate_ore, planRate);
}
