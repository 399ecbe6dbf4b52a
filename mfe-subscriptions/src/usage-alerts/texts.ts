import {
  MAX_ALERT_AMOUNT,
  MAX_ALERT_RECIPIENTS,
  MAX_ALERTS,
  type UsageAlert,
} from 'shared/contracts/usage-alert';
import { formatCount } from 'shared/format/number';

type BarringResult = NonNullable<NonNullable<UsageAlert['lastFired']>['barringResult']>;

export const usageAlertsTexts = {
  back: 'Forbrug',
  failed: 'Kunne ikke indlæse advarslerne.',
  onlyAdministrators: 'Kun administratorer kan se og oprette advarsler.',
  intro:
    'I får besked én gang om måneden, når forbruget når grænsen. Forbrug kan være op til 24 timer forsinket, i udlandet længere.',
  create: 'Opret advarsel',
  none: 'Der er ingen advarsler på abonnementet.',
  limit: `Et abonnement kan højst have ${String(MAX_ALERTS)} advarsler.`,
  nothing: 'Der er intet forbrug at advare om på abonnementet.',
  recipients: 'Besked til',
  barring: 'Spærrer',
  setBy: 'Sat af',
  lastFired: 'Sidst sendt',
  never: 'Ikke sendt endnu',
  order: (orderId: string): string => `Ordre ${orderId}`,
  edit: 'Ret',
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

export const usageAlertFormTexts = {
  back: 'Advarsler',
  gone: 'Advarslen findes ikke længere.',
  limit: 'Hvornår skal der sendes besked?',
  amountChoice: 'Et beløb ud over abonnementet',
  amount: 'Beløb i kroner',
  amountHelp: 'Hele kroner ekskl. moms i den enkelte måned.',
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
  barringHelp:
    'Spærringen bliver bestilt i dit navn, når beskeden bliver sendt. I kan fortryde den og fjerne den igen.',
  noBarring: 'Ingen spærring',
  create: 'Opret advarsel',
  save: 'Gem ændringer',
  created: 'Advarslen er oprettet',
  saved: 'Advarslen er ændret',
} as const;
