export const exampleOrderTexts = {
  intro: 'Teksten står ved abonnementet på jeres fakturaer.',
  invoiceNote: 'Tekst på fakturaen',
  missing: 'Indtast en tekst',
  submit: 'Bestil teksten',
  placed: 'Teksten bliver ændret',
} as const;
