import { formatCount } from 'shared/format/number';

export const bulkJobsTexts = {
  title: 'Samlede ændringer',
  help: 'Ændringer og oprettelser af flere abonnementer på én gang, de nyeste først.',
  back: 'Abonnementsoversigt',
  tableName: 'Samlede ændringer',
  columns: { change: 'Ændring', progress: 'Fremdrift', started: 'Startet', by: 'Startet af' },
  none: 'Der er ingen samlede ændringer endnu.',
  failed: 'Kunne ikke indlæse de samlede ændringer.',
} as const;

export const bulkJobTexts = {
  title: 'Samlet ændring',
  back: 'Samlede ændringer',
  started: (by: string, at: string): string => `Startet af ${by} ${at}`,
  progress: 'Fremdrift',
  rows: 'Resultat for hvert abonnement',
  tableName: 'Abonnementer i ændringen',
  status: 'Vis',
  all: 'Alle',
  columns: { line: 'Linje', user: 'Bruger', product: 'Produkt', status: 'Resultat', order: 'Ordre' },
  withoutUser: 'Ingen bruger',
  from: (day: string): string => `Fra ${day}`,
  none: 'Ingen abonnementer har det resultat.',
  failed: 'Kunne ikke indlæse ændringen.',
  rowsFailed: 'Kunne ikke indlæse resultaterne.',
  file: 'Hent CSV',
  retry: 'Prøv de fejlede igen',
  retried: (count: number): string =>
    count === 1 ? '1 abonnement prøves igen' : `${formatCount(count)} abonnementer prøves igen`,
} as const;
