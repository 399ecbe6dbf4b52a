import type { Spend, SpendBreakdown, SpendNumbers } from 'shared/contracts/spend';
import { billingLineLabel, noProductLabel } from 'shared/format/billing-line';
import { csvFile } from '../kernel/files/csv-file.ts';

const headings: Record<SpendBreakdown, readonly string[]> = {
  Kind: ['Udgift'],
  Product: ['Produkt'],
  Account: ['Kundenummer', 'Navn'],
};

/** The billed amounts as CSV for a Danish spreadsheet: a row per group, a column per month, in kroner excluding VAT. */
export function spendFile({ months, by, totals, total, groups }: Spend): string {
  const namesOf = ({ key, name }: Spend['groups'][number]) => {
    if (by === 'Account') return [key, name];
    return [by === 'Kind' ? billingLineLabel(key) : key || noProductLabel];
  };
  return csvFile([
    [...headings[by], ...months, 'I alt ekskl. moms'],
    ...groups.map(group => [
      ...namesOf(group),
      ...group.amounts.map(({ value }) => value),
      group.total.value,
    ]),
    ['I alt', ...headings[by].slice(1).map(() => ''), ...totals.map(({ value }) => value), total.value],
  ]);
}

/** The unused numbers as CSV for a Danish spreadsheet. */
export function unusedFile({ items }: SpendNumbers['unused']): string {
  return csvFile([
    ['Nummer', 'Navn', 'Produkt', 'Kundenummer', 'Kundenavn', 'Ikke brugt siden', 'Kr./md ekskl. moms'],
    ...items.map(item => [
      item.msisdn ?? item.circuitId ?? '',
      item.userName ?? '',
      item.productName,
      item.accountId,
      item.accountName,
      item.unusedSince,
      item.perMonth.value,
    ]),
  ]);
}
