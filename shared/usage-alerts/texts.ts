import {
  MAX_ALERT_AMOUNT,
  MAX_ALERT_RECIPIENTS,
  MAX_ALERTS,
  type UsageAlert,
} from '../contracts/usage-alert.ts';
import { formatCount } from '../format/number.ts';

type BarringResult = NonNullable<NonNullable<UsageAlert['lastFired']>['barringResult']>;

export const alertTexts = {
  failed: 'Kunne ikke indlæse advarslerne.',
  onlyAdministrators: 'Kun administratorer kan se og oprette advarsler.',
  create: 'Opret advarsel',
  recipients: 'Besked til',
  barring: 'Spærrer',
  setBy: 'Sat af',
  lastFired: 'Sidst sendt',
  never: 'Ikke sendt endnu',
  order: (orderId: string): string => `Ordre ${orderId}`,
  job: (jobId: string): string => `Samlet ændring ${jobId}`,
  subscriptions: (count: number): string =>
    count === 1 ? '1 abonnement' : `${formatCount(count)} abonnementer`,
  edit: 'Rediger',
  delete: 'Slet',
  question: 'Vil du slette advarslen?',
  consequence: (limit: string): string => `Der bliver ikke længere sendt besked ved ${limit}.`,
  confirm: 'Slet advarsel',
  deleted: 'Advarslen er slettet',
} as const;

export const barringResultTexts: Record<BarringResult, string> = {
  Unknown: '',
  Ordered: 'Spærringen blev bestilt.',
  AlreadyBarred: 'Spærringen var der allerede.',
  Refused: 'Spærringen kunne ikke bestilles på det tidspunkt.',
};

export const alertFormTexts = {
  back: 'Advarsler',
  gone: 'Advarslen findes ikke længere.',
  limit: 'Hvornår skal der sendes besked?',
  amount: 'Beløb i kroner',
  amountMissing: 'Indtast beløbet',
  amountWhole: 'Beløbet skal være i hele kroner',
  amountRange: `Beløbet skal være mellem 1 og ${formatCount(MAX_ALERT_AMOUNT)} kroner`,
  recipients: 'Modtagere',
  recipientsHelp: `Én på hver linje, højst ${String(MAX_ALERT_RECIPIENTS)}: en e-mailadresse eller et mobilnummer, som får en sms.`,
  recipientsMissing: 'Indtast mindst én modtager',
  recipientsMany: `En advarsel kan højst have ${String(MAX_ALERT_RECIPIENTS)} modtagere`,
  recipientWrong: (entered: string): string =>
    `“${entered}” er hverken en e-mailadresse eller et mobilnummer på 8 cifre`,
  barring: 'Spær samtidig',
  noBarring: 'Ingen spærring',
  create: 'Opret advarsel',
  save: 'Gem ændringer',
  created: 'Advarslen er oprettet',
  saved: 'Advarslen er ændret',
} as const;

/** Texts that differ between a subscription and a billing account. */
export const ownerTexts = {
  Subscription: {
    intro:
      'I får besked én gang om måneden, når forbruget når grænsen. Forbrug kan være op til 24 timer forsinket, i udlandet længere.',
    none: 'Der er ingen advarsler på abonnementet.',
    limit: `Et abonnement kan højst have ${String(MAX_ALERTS)} advarsler.`,
    nothing: 'Der er intet forbrug at advare om på abonnementet.',
    amountChoice: 'Et beløb ud over abonnementet',
    amountHelp: 'Hele kroner ekskl. moms i den enkelte måned.',
    barringHelp:
      'Spærringen bliver bestilt i dit navn, når beskeden bliver sendt. I kan fortryde den og fjerne den igen.',
  },
  Account: {
    intro:
      'I får besked én gang om måneden, når abonnementerne tilsammen når et beløb, og én gang om måneden for hvert abonnement, der når en andel af sine data. Abonnementer på kundenumre herunder tæller ikke med. Forbrug kan være op til 24 timer forsinket, i udlandet længere.',
    none: 'Der er ingen advarsler på kundenummeret.',
    limit: `Et kundenummer kan højst have ${String(MAX_ALERTS)} advarsler.`,
    nothing: 'Der er intet forbrug at advare om på kundenummeret.',
    amountChoice: 'Et beløb ud over abonnementerne i alt',
    amountHelp:
      'Hele kroner ekskl. moms i den enkelte måned, for alle abonnementer på kundenummeret lagt sammen.',
    barringHelp:
      'Spærringen bliver bestilt i dit navn, når beskeden bliver sendt. Ved en andel af data gælder den de abonnementer, der har nået andelen. Ved et beløb gælder den alle, der har forbrug ud over abonnementet. I kan fortryde den og fjerne den igen.',
  },
} as const;
