import { formatCount } from 'shared/format/number';

export const texts = {
  create: 'Opret kundenummer',
  title: 'Kundenumre',
  help: 'Se jeres kundenumre, og hvordan de hænger sammen og faktureres.',
  treeLabel: 'Kundenumre',
  resultsLabel: 'Fundne kundenumre',
  searchLabel: 'Søg i kundenumre',
  searchHelp: 'Skriv mindst 2 tegn af navn eller nummer.',
  shown: (total: number) => (total === 1 ? '1 kundenummer' : `${formatCount(total)} kundenumre`),
  noResults: 'Ingen resultater',
  none: 'I har ingen kundenumre endnu.',
  clearSearch: 'Ryd søgning',
  treeFailed: 'Der skete en fejl ved fremsøgningen af kundenumre.',
  moreFailed: 'Kunne ikke indlæse flere kundenumre.',
  searchFailed: 'Der skete en fejl under søgningen.',
  belongsTo: (parent: string) => `Ligger under ${parent}`,
  closed: 'Lukket',
  nothingOpen: 'Intet åbent',
  open: (amount: string) => `Åbent: ${amount}`,
  overdue: (amount: string) => `Forfaldent: ${amount}`,
  hiddenRoot: (name: string) => `${name} – du har kun adgang til kundenumrene herunder`,
} as const;
