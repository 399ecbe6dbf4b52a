import { UNUSED_DAYS } from 'shared/contracts/subscription-list';
import { formatList } from 'shared/format/list';
import { formatCount } from 'shared/format/number';
import { formatPhoneNumber } from 'shared/format/phone';

export const overviewTexts = {
  title: 'Abonnementer',
  bulkJobs: 'Samlede ændringer',
  changeChosen: 'Ændr valgte',
  chooseFirst: 'Vælg først de abonnementer, der skal ændres',
  atMost: 'Højst 500 ad gangen',
  help: 'Find jeres abonnementer, og se, hvem der bruger dem.',
  search: 'Søg efter navn, nummer eller produkt',
  searchHelp: 'Du kan indsætte flere numre på én gang.',
  filters: { types: 'Type', statuses: 'Status', accountIds: 'Kundenummer', usage: 'Forbrug' },
  usage: { NearLimit: 'Tæt på datagrænsen', Unused: `Ikke brugt i ${String(UNUSED_DAYS)} dage` },
  used: (percent: number) => `${formatCount(percent)} % data brugt`,
  tableName: 'Abonnementer',
  columnMenu: 'Kolonner',
  csv: 'Hent CSV',
  csvName: 'abonnementer.csv',
  cut: (rows: number) => `Filen får de første ${formatCount(rows)} abonnementer i listen.`,
  views: { open: 'Visninger', title: 'Gemte visninger' },
  priceNote: 'Priser er ekskl. moms',
  none: 'I har ingen abonnementer endnu.',
  notFound: (numbers: readonly string[]): string => {
    const [named, others] = [numbers.slice(0, 20).map(formatPhoneNumber), numbers.length - 20];
    return `Ikke fundet: ${formatList(others > 0 ? [...named, `${formatCount(others)} til`] : named)}`;
  },
  noHits: 'Ingen abonnementer matcher dine filtre.',
  failed: 'Kunne ikke indlæse abonnementerne.',
} as const;
