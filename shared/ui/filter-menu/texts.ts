/** Words of the filter menu. */
export const filterTexts = { clear: 'Nulstil', apply: 'Luk' } as const;
