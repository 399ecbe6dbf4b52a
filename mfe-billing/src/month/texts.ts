import { formatMonth } from 'shared/format/date';
import { invoiceCount } from 'shared/format/open-amounts';

const nameOf = (month: string): string => formatMonth(`${month}-01`);
const lower = (month: string): string => nameOf(month).toLowerCase();

export const texts = {
  title: 'Måned for måned',
  help: 'Alle beløb er inkl. moms og efter den måned, som fakturaen er udstedt i.',
  back: 'Alle fakturaer',
  failed: 'Vi kunne ikke hente måneden.',
  newest: 'Se den seneste måned',
  nothing: 'Der er ingen fakturaer endnu.',
  nothingIn: (month: string) => `Der er ingen fakturaer fra ${lower(month)}.`,
  months: 'Måneder',
  month: nameOf,
  previousMonth: (month: string) => `Forrige måned: ${lower(month)}`,
  nextMonth: (month: string) => `Næste måned: ${lower(month)}`,
  issued: (n: number) => `${invoiceCount(n)} udstedt`,
  noPrevious: (month: string) => `Der er ingen fakturaer før ${lower(month)} at sammenligne med.`,
  difference: 'Forskel',
  comparedWith: (month: string) => `Sammenlignet med ${lower(month)}`,
  more: (amount: string) => `${amount} mere`,
  less: (amount: string) => `${amount} mindre`,
  same: 'Samme beløb',
  fetch: (month: string) => `Hent fakturaer for ${lower(month)}`,
  list: (month: string) => `Se fakturaer for ${lower(month)}`,
  fileName: (month: string) => `fakturaer-${month}.zip`,
  unchanged: (month: string) => `Intet er ændret siden ${lower(month)}.`,
} as const;
