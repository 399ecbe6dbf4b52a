export const simCardsTexts = {
  title: 'SIM-kort',
  back: 'Abonnement',
  none: 'Der er ingen SIM-kort på abonnementet.',
  esim: 'E-sim',
  addDataCard: 'Tilføj datakort',
  add: 'Tilføj',
  addNamed: (name: string) => `Tilføj: ${name}`,
  administer: 'Administrer',
  administerCard: (number: string) => `Administrer SIM-kort ${number}`,
} as const;
