export const addressSearchTexts = {
  search: 'Søg efter adressen',
  searchHelp: 'Vælg et forslag, eller udfyld felterne selv.',
  suggestions: 'Forslag til adresse',
  none: 'Vi fandt ingen adresser. Udfyld felterne selv.',
  failed: 'Kunne ikke hente forslag til adresser. Udfyld felterne selv.',
} as const;
