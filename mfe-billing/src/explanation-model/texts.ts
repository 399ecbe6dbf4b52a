import type { BillingCauseKind } from 'shared/contracts/billing-explanation';
import { formatMediumDate, formatMonth } from 'shared/format/date';
import { formatCount } from 'shared/format/number';

const monthOf = (day: string): string => formatMonth(day).toLowerCase();

/** Danish words for why bills differ. */
export const explanationTexts = {
  heading: 'Hvorfor er beløbet ændret?',
  failed: 'Vi kunne ikke hente forklaringen.',
  /** The lines of the same page are without. */
  vat: 'Beløbene er inkl. moms.',
  noPrevious: 'Der er ikke en tidligere faktura at sammenligne med.',
  /** Each is followed by a link to the invoice before. */
  thanInvoice: {
    more: (amount: string) => `Fakturaen er ${amount} højere end`,
    less: (amount: string) => `Fakturaen er ${amount} lavere end`,
  },
  sameAs: {
    unchanged: 'Intet er ændret. Beløbet er det samme som på',
    otherwise: 'Beløbet er det samme, men sat sammen på en anden måde end på',
  },
  previousInvoice: (number: string, from: string) => `faktura ${number} for ${monthOf(from)}`,

  kinds: {
    Unknown: 'Andet',
    NewSubscription: 'Nye abonnementer',
    EndedSubscription: 'Abonnementer, der er ophørt eller flyttet',
    ChangedPlan: 'Skift af abonnement',
    ChangedPrice: 'Ændret pris eller antal',
    PartPeriod: 'Abonnementer, der er betalt for en del af perioden',
    UsageAbroad: 'Forbrug i udlandet',
    Usage: 'Forbrug',
    ContentService: 'Indholdstakserede tjenester',
    NewDiscount: 'Nye rabatter',
    EndedDiscount: 'Rabatter, der er ophørt',
    ChangedDiscount: 'Ændrede rabatter',
    Fee: 'Gebyrer',
    Reminder: 'Rykkergebyrer',
    OneTime: 'Engangsbeløb',
    Correction: 'Krediteringer og rettelser',
    NewAccount: 'Kundenumre, der ikke blev faktureret sidst',
    EndedAccount: 'Kundenumre, der ikke er faktureret denne gang',
    Rest: 'Forskel, som fakturaens linjer ikke forklarer',
  } satisfies Readonly<Record<BillingCauseKind, string>>,

  parts: (kind: string) => `${kind}: hvem og hvad`,
  changedPlan: (from: string, to: string) => `Fra ${from} til ${to}`,
  count: (n: number) => `${formatCount(n)} stk.`,
  days: (from: string, to: string) => `${formatMediumDate(from)} – ${formatMediumDate(to)}`,
  others: (n: number) => (n === 1 ? '1 anden' : `${formatCount(n)} andre`),
  showAll: (n: number, kind: string) => `Vis alle ${formatCount(n)} under ${kind.toLowerCase()}`,
  showFewer: 'Vis færre',
  difference: 'Forskel i alt',

  ways: {
    subscription: 'Se abonnementet',
    usage: 'Se forbruget',
    barrings: 'Spær for tjenester',
    format: 'Skift fakturaformat',
    account: 'Se kundenummeret',
    invoices: 'Se fakturaerne',
  },
} as const;
