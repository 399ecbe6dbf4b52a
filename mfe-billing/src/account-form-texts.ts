/** What the forms of a billing account say: editing one and creating one. */
export const accountFormTexts = {
  name: 'Navn',
  nameHelp: 'Det står på fakturaen og i oversigten, fx en afdeling eller et projekt.',
  address: 'Adresse på fakturaen',
  invoicing: 'Fakturering',
  format: 'Sådan får I fakturaen',
  formatHelp: {
    EmailPdf: 'Vi sender fakturaen som PDF.',
    Ean: 'Til offentlige myndigheder. Fakturaen sendes som OIOUBL til jeres EAN-nummer.',
    Betalingsservice: 'Fakturaen betales automatisk, når aftalen er oprettet hos jeres bank.',
    Leverandorservice: 'Fakturaen betales automatisk efter aftale mellem jeres bank og os.',
    Giro: 'Fakturaen kommer på papir. Det koster et gebyr pr. faktura.',
  },
  ean: 'EAN-nummer',
  email: 'E-mail til fakturaer',
  reference: 'Reference',
  referenceHelp: 'Står på fakturaen, fx et ordrenummer eller navnet på en kontaktperson.',
  frequency: 'Hvor ofte vil I have en faktura?',
} as const;
