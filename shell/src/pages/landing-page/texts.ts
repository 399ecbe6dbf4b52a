/** Danish sentences of the landing page. */
import { formatMediumDate } from 'shared/format/date';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('da-DK')} ${count === 1 ? one : many}`;

export const landingTexts = {
  nothingWaits: 'Alt er klaret. Der er ikke noget, der venter på jer.',
  failed: 'Vi kunne ikke hente overblikket. Menuen virker som normalt.',
  invoices: 'Skyldigt beløb',
  invoicesNone: 'Alt er betalt',
  invoicesHelp: (count: number, overdue: number) =>
    overdue > 0
      ? `${counted(count, 'faktura', 'fakturaer')}, heraf ${overdue.toLocaleString('da-DK')} forfalden${overdue === 1 ? '' : 'e'}`
      : counted(count, 'ubetalt faktura', 'ubetalte fakturaer'),
  orders: 'Ordrer i gang',
  ordersNone: 'Ingen ordrer er i gang',
  ordersHelp: (failed: number) =>
    failed > 0 ? `${counted(failed, 'ordre', 'ordrer')} er fejlet for nylig` : 'Alle forløber som de skal',
  nearLimit: 'Tæt på forbrugsgrænsen',
  nearLimitNone: 'Ingen er tæt på grænsen',
  nearLimitHelp: 'Abonnementer, der har brugt mindst 80 % af deres data',
  subscriptions: 'Abonnementer',
  subscriptionsHelp: (active: number) => `${active.toLocaleString('da-DK')} er aktive`,
  invoicesHeading: 'Fakturaer, der venter',
  ordersHeading: 'Seneste ordrer i gang',
  nearLimitHeading: 'Mest brugte data',
  dueOn: (date: string) => `Betales senest ${formatMediumDate(date)}`,
  overdueSince: (date: string) => `Forfaldt ${formatMediumDate(date)}`,
  orderedOn: (date: string) => `Bestilt ${formatMediumDate(date)}`,
  used: (percent: number) => `${percent.toLocaleString('da-DK')} % brugt`,
  invoice: (number: string) => `Faktura ${number}`,
  pay: 'Betal',
  payInvoice: (number: string) => `Betal faktura ${number}`,
  allInvoices: 'Se alle fakturaer',
  allOrders: 'Se alle ordrer',
  allSubscriptions: 'Se alle abonnementer',
} as const;
