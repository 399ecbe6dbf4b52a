/** Texts for a missing record (ERR-003). */
export const missingRecordTexts = {
  lookedFor: (what: string) =>
    `Vi ledte efter ${what}. Det kan være skrevet forkert, eller du har ikke adgang.`,
  search: 'Søg i stedet',
  searchFor: (text: string) => `Søg efter ${text}`,
} as const;
