/** Texts of the filter menu. */
export const filterTexts = {
  clear: 'Nulstil',
  close: 'Luk',
  search: (label: string) => `Søg i ${label.toLocaleLowerCase('da')}`,
  noHits: 'Ingen valg matcher din søgning.',
} as const;
