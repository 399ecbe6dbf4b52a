import type { Usage, UsageCategoryCode } from 'shared/contracts/usage';
import { csvFile } from '../kernel/csv-file.ts';

const names: Record<UsageCategoryCode | 'Unknown', string> = {
  Unknown: 'Andet',
  DataDk: 'Data i Danmark',
  DataEu: 'Data i EU',
  DataWorld: 'Data uden for EU',
  Voice: 'Tale i Danmark',
  VoiceAbroad: 'Tale til og i udlandet',
  Sms: 'SMS',
};

/** The usage of a period as a file for a Danish spreadsheet: the categories, then the data of each day. */
export function usageFile({ categories, series }: Usage): string {
  return csvFile([
    ['Forbrug', 'Brugt', 'Inkluderet', 'Enhed', 'Ekstra i kr. ekskl. moms'],
    ...categories.map(({ code, used, included, unit, extraCost }) => [
      ...[names[code], used, included ?? 'Fri', unit],
      extraCost.value,
    ]),
    [],
    ['Dato', 'Data i GB'],
    ...series.map(({ date, value }) => [date, value]),
  ]);
}
