/** Danish sentences about a new version. */
export const newVersionTexts = {
  title: 'Ny version',
  question: 'Der er kommet en ny version af selvbetjeningen og der er behov for at siden genindlæses.',
  ok: 'OK',
} as const;
