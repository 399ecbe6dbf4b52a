export const texts = {
  title: 'Rediger kundenummer',
  help: (accountId: string) => `Kundenummer ${accountId}`,
  back: 'Kundenummer',
  failed: 'Vi kunne ikke hente kundenummeret.',
  submit: 'Gem ændringer',
  renamed: (name: string) => `Kundenummeret hedder nu ${name}`,
  saved: 'Ændringerne er gemt',
  forbiddenTitle: 'Du kan ikke redigere kundenumre',
  forbidden: 'Det kan administratorer. Spørg en administrator i virksomheden.',
} as const;
