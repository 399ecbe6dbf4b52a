export const texts = {
  help: (account: string) => `Kundenummer ${account}`,
  back: 'Kundenummer',
  failed: 'Vi kunne ikke hente kundenummeret.',
  intro: 'Her står, hvem der har oprettet, ændret eller bestilt noget på kundenummeret.',
} as const;
