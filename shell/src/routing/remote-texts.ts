/** Danish sentences about a remote that is late or missing. */
export const remoteTexts = {
  failed: 'Vi kunne ikke hente denne del af selvbetjeningen. Resten virker som normalt.',
  slow: 'Det tager længere tid end normalt. Du kan blive på siden.',
} as const;
