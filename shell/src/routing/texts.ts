/** Danish sentences of the routes. */
export const routingTexts = {
  customers: 'Dine virksomheder',
  customersFailed: 'Vi kunne ikke hente dine virksomheder.',
  notYours: 'Du har ikke adgang til virksomheden i linket',
  instead: (company: string): string => `Du ser ${company} i stedet.`,
} as const;
