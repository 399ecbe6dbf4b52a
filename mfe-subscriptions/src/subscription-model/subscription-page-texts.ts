export const subscriptionPageTexts = {
  back: 'Abonnement',
  notForThis: 'Det er ikke muligt for denne type abonnement.',
  failed: 'Kunne ikke indlæse abonnementet.',
} as const;
