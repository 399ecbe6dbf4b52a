import { formatCount } from 'shared/format/number';

export const accessTexts = {
  group: 'Hvilke kundenumre skal administratoren have adgang til?',
  all: 'Alle kundenumre',
  allHelp: 'Administratoren får adgang til alle virksomhedens kundenumre, også dem der kommer til senere.',
  selected: 'Udvalgte kundenumre',
  chosenMark: 'Valgt',
  search: 'Søg efter kundenummer',
  searchHelp: 'Skriv mindst 2 tegn af navn eller nummer.',
  hits: 'Fundne kundenumre',
  mostUsed: 'Kundenumre med flest abonnementer',
  noResults: 'Ingen resultater',
  searchFailed: 'Der skete en fejl under søgningen.',
  sectionFailed: 'Der skete en fejl ved fremsøgningen af kundenumre.',
} as const;

export const chosenText = (count: number): string =>
  count === 0 ? 'Der er ikke valgt nogen kundenumre endnu.' : `Valgte kundenumre (${formatCount(count)})`;

export const removeText = (account: string): string => `Fjern ${account}`;
