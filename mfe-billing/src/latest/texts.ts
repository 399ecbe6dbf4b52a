export const texts = {
  back: 'Alle fakturaer',
  failed: 'Vi kunne ikke hente den seneste faktura.',
  none: 'Der er ingen fakturaer endnu.',
} as const;
