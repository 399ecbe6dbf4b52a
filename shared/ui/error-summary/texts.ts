/** Texts of the error summary (Danish design system). */
export const errorSummaryTexts = { heading: 'Der er problemer' } as const;
