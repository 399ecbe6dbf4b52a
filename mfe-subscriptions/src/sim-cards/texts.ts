export const simCardsTexts = {
  title: 'Simkort',
  back: 'Abonnement',
  none: 'Der er ingen simkort på abonnementet.',
  esim: 'E-sim',
  addDataCard: 'Tilføj datakort',
  add: 'Tilføj',
  addNamed: (name: string) => `Tilføj: ${name}`,
  administer: { link: 'Administrer', linkOf: (number: string) => `Administrer simkort ${number}` },
  /** Without any change to make there. */
  see: { link: 'Se simkort', linkOf: (number: string) => `Se simkort ${number}` },
} as const;
