/** Texts of the filter bar. */
export const filterBarTexts = {
  filters: 'Filtre',
  fold: 'Filtre og visning',
  clear: 'Fjern filtre',
} as const;
