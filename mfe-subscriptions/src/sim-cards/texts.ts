export const simCardsTexts = {
  title: 'Simkort',
  back: 'Abonnement',
  none: 'Der er ingen simkort på abonnementet.',
  esim: 'E-sim',
  addDataCard: 'Tilføj datakort',
  add: 'Tilføj',
  addNamed: (name: string) => `Tilføj: ${name}`,
  administer: 'Administrer',
  administerCard: (number: string) => `Administrer simkort ${number}`,
} as const;
