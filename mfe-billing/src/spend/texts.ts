import { formatCount } from 'shared/format/number';
import { formatLongDate } from 'shared/format/date';

const unused = (n: number, days: number): string =>
  n === 1
    ? `1 abonnement har ikke været brugt i ${String(days)} dage`
    : `${formatCount(n)} abonnementer har ikke været brugt i ${String(days)} dage`;

export const texts = {
  title: 'Udgifter over tid',
  help: 'Alle beløb er ekskl. moms og efter den måned, som fakturaens periode begynder i.',
  back: 'Alle fakturaer',
  failed: 'Vi kunne ikke hente udgifterne.',
  none: 'I er ikke blevet faktureret i perioden.',

  period: 'Periode',
  periods: { 12: 'Seneste 12 måneder', 24: 'Seneste 24 måneder' },

  months: {
    heading: 'Måned for måned',
    total: 'I alt',
    average: 'Pr. måned i gennemsnit',
    latest: 'Seneste måned',
    chart: (max: string, month: string) =>
      `Søjlediagram over udgifter måned for måned. Højest: ${max} i ${month.toLowerCase()}. Tallene står i tabellen.`,
    axis: (max: string, month: string) => `Højeste søjle: ${max} i ${month.toLowerCase()}`,
    table: 'Måned for måned som tabel',
    label: 'Udgifter pr. måned',
    month: 'Måned',
    amount: 'Beløb',
  },

  groups: {
    heading: 'Hvad pengene går til',
    by: 'Fordelt på',
    breakdowns: { Kind: 'Udgift', Product: 'Produkt', Account: 'Kundenummer' },
    label: 'Udgifter fordelt',
    total: 'I alt',
    average: 'Pr. måned',
    csv: 'Hent CSV',
    csvName: 'udgifter.csv',
  },

  numbers: {
    failed: 'Vi kunne ikke hente, hvad numrene koster.',
    costliest: 'De numre, der koster mest',
    noneCostly: 'Ingen fakturalinjer i perioden hører til et enkelt nummer.',
    unusedHeading: 'Abonnementer uden forbrug',
    unused,
    unusedCost: (n: number, days: number, perMonth: string) => `${unused(n, days)}: ${perMonth}`,
    noneUnused: (days: number) => `Alle aktive abonnementer er brugt inden for ${String(days)} dage.`,
    toUnused: (n: number) =>
      n === 1 ? 'Se abonnementet i oversigten' : `Se de ${formatCount(n)} abonnementer i oversigten`,
    some: (shown: number) => `De ${String(shown)} dyreste vises. Filen har dem alle.`,
    number: 'Nummer',
    product: 'Produkt',
    account: 'Kundenummer',
    total: 'I perioden',
    perMonth: 'Pr. måned',
    since: 'Ikke brugt siden',
    showAll: (n: number) => `Vis alle ${String(n)}`,
    showFewer: 'Vis færre',
    sinceDay: formatLongDate,
    csv: 'Hent CSV',
    csvName: 'ubrugte-abonnementer.csv',
  },
} as const;
