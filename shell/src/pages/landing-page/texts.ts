/** Danish sentences of the landing page. */
import { formatMediumDate } from 'shared/format/date';
import { formatCount } from 'shared/format/number';

const counted = (one: string, many: string) => (count: number) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const landingTexts = {
  tasksHeading: 'Kræver handling',
  nothingWaits: 'I er ajour. Der er intet, I skal gøre.',
  failed: 'Vi kunne ikke hente overblikket. Menuen virker som normalt.',
  /** By what it is about: the matter with its number, what happens if it is left, and the way to it. */
  tasks: {
    overdue: {
      title: counted('forfalden faktura', 'forfaldne fakturaer'),
      consequence: 'Betalingsfristen er overskredet. Uden betaling følger rykkere og inkasso.',
      see: 'Se fakturaer',
    },
    failed: {
      title: counted('fejlet ordre', 'fejlede ordrer'),
      consequence: 'Det bestilte er ikke gennemført. Vi viser de seneste 14 dage.',
      see: 'Se ordrer',
    },
    dueSoon: {
      title: counted('faktura forfalder inden for 7 dage', 'fakturaer forfalder inden for 7 dage'),
      consequence: 'Uden betaling inden fristen følger rykkere.',
      see: 'Se fakturaer',
    },
    nearLimit: {
      title: counted('abonnement er tæt på datagrænsen', 'abonnementer er tæt på datagrænsen'),
      consequence: 'Mindst 80 % af dataene er brugt. Forbrug ud over abonnementet koster ekstra.',
      see: 'Se abonnementer',
    },
    invitations: {
      title: counted('invitation mangler bekræftelse', 'invitationer mangler bekræftelse'),
      consequence: 'Adgang gives først, når en invitation er bekræftet.',
      see: 'Se invitationer',
    },
  },
  invoicesHeading: 'Ubetalte fakturaer',
  ordersHeading: 'Seneste ordrer i gang',
  subscriptionsHeading: 'Jeres abonnementer',
  dueOn: (date: string) => `Betales senest ${formatMediumDate(date)}`,
  drawnOn: (date: string) => `Trækkes ${formatMediumDate(date)}`,
  overdueSince: (date: string) => `Forfaldt ${formatMediumDate(date)}`,
  collected: 'Sendt til inkasso',
  orderedOn: (date: string) => `Bestilt ${formatMediumDate(date)}`,
  used: (percent: number) => `${formatCount(percent)} % data brugt`,
  pay: 'Betal',
  payInvoice: (title: string) => `Betal ${title.toLowerCase()}`,
  allInvoices: 'Se alle fakturaer',
  allOrders: (count: number) => `Se ${counted('ordre i gang', 'ordrer i gang')(count)}`,
  allSubscriptions: 'Se alle abonnementer',
} as const;
