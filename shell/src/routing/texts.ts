/** Danish sentences of the routes. */
export const routingTexts = {
  customers: 'Dine virksomheder',
  customersFailed: 'Vi kunne ikke hente dine virksomheder.',
} as const;
