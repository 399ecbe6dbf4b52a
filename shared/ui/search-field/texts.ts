/** Texts of the search field. */
export const searchTexts = { clear: 'Ryd søgning' } as const;
