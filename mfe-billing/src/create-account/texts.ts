import type { ContactType } from 'shared/contracts/account-changes';

export const texts = {
  title: 'Opret kundenummer',
  help: 'Et kundenummer samler abonnementer på en faktura for sig.',
  back: 'Alle kundenumre',
  backToOrder: 'Opret abonnement',
  submit: 'Opret kundenummer',
  root: 'Hvor skal kundenummeret ligge?',
  newRoot: 'Øverst, som et nyt hovedkundenummer',
  below: (name: string) => `Under ${name}`,
  rootsFailed: 'Vi kunne ikke hente jeres hovedkundenumre.',
  group: 'Hvad skal kundenummeret bruges til?',
  contact: 'Hvordan skal vi kontakte jer om kundenummeret?',
  contactMissing: 'Vælg, hvordan vi skal kontakte jer',
  placed: (name: string) => `Kundenummeret ${name} bliver oprettet`,
  placedText: (accountId: string, orderId: string) =>
    `Det får nummer ${accountId}. Nye abonnementer kan oprettes på det med det samme, og andre kan flyttes til det fra i morgen. Ordre ${orderId} er sendt. Der kan gå op til 10 minutter, før alt er på plads.`,
  forbiddenTitle: 'Du kan ikke oprette kundenumre',
  forbidden: {
    Contract: 'Det kan virksomheder med en rammeaftale.',
    Role: 'Det kan administratorer med adgang til alle kundenumre.',
    Access: 'Du har adgang til udvalgte kundenumre, og nye oprettes af administratorer med adgang til alle.',
  },
} as const;

export const contactTypeLabels: Readonly<Record<ContactType, string>> = {
  Email: 'E-mail',
  Sms: 'Sms',
  Letter: 'Brev',
};
