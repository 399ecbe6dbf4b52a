export const subscriptionPageTexts = {
  back: 'Abonnement',
  notForThis: 'Det er ikke muligt for denne type abonnement.',
  all: 'Alle abonnementer',
  missing: (id: string) => `abonnement ${id}`,
  failed: 'Kunne ikke indlæse abonnementet.',
} as const;
