/** Words of a change before it is made. */
export const summaryTexts = {
  before: 'Før:',
  after: 'Efter:',
  none: 'Ingen',
} as const;
