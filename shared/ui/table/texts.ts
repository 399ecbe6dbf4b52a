/** Texts of the table (Danish design system). */
export const tableTexts = {
  selectAll: 'Vælg alle rækker',
  selectRow: (row: string) => `Vælg ${row}`,
  sortBy: 'Sortér efter',
  ascending: (column: string) => `${column}, stigende`,
  descending: (column: string) => `${column}, faldende`,
} as const;
