/** Texts of the exception box (ERR-023, ERR-025). */
export const exceptionTexts = {
  heading: 'Der er sket en fejl.',
  retry: 'Prøv igen',
  retryHelp: 'Du kan prøve handlingen igen...',
  details: 'Tekniske oplysninger',
  code: 'Fejlkode',
  writeToUs: 'Skriv til kundeservice om fejlen',
  properties: 'Felter med fejl',
} as const;
