export const exampleListTexts = {
  help: 'Her ser du virksomhedens abonnementer.',
  search: 'Søg',
  name: 'Abonnement',
  number: 'Nummer',
  none: 'Der er ingen abonnementer.',
  noHits: 'Ingen abonnementer passer til søgningen.',
  failed: 'Kunne ikke indlæse abonnementerne.',
} as const;
