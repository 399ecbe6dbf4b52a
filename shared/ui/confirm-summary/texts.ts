/** Texts of the confirm summary. */
export const summaryTexts = {
  before: 'Før:',
  after: 'Efter:',
  none: 'Ingen',
} as const;
