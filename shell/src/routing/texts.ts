/** Danish sentences of the routes. */
export const routingTexts = {
  customersFailed: 'Vi kunne ikke hente dine virksomheder.',
} as const;
