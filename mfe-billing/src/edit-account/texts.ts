export const texts = {
  title: 'Rediger kundenummer',
  help: (accountId: string) => `Kundenummer ${accountId}`,
  submit: 'Gem ændringer',
  renamed: (name: string) => `Kundenummeret hedder nu ${name}`,
  saved: 'Ændringerne er gemt',
  forbiddenTitle: 'Du kan ikke redigere kundenumre',
} as const;
