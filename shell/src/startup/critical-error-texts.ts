/** What a start that failed says, with the application's code and without it. */
export const criticalErrorTexts = {
  title: 'Der skete en kritisk fejl.',
  help: 'Selvbetjeningen kunne ikke starte. Prøv forfra, eller kontakt kundeservice, hvis det ikke hjælper.',
  startAgain: 'Start forfra',
  code: (code: string) => `Fejlkode ${code}`,
  details: 'Tekniske oplysninger',
  writeToUs: 'Skriv til kundeservice om fejlen',
} as const;
