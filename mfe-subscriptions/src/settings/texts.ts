export const settingsTexts = {
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  email: 'E-mail',
  employeeId: 'Medarbejdernummer',
  invoiceNote: 'Tekst på fakturaen',
  invoiceNoteHelp: 'Står ved abonnementet på jeres fakturaer, højst 60 tegn.',
  submit: 'Gem ændringer',
  /** ERR-062 */
  saved: 'Ændringerne er gemt',
} as const;
