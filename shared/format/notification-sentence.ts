/** The sentence of a notification, in the bell and in mail and text messages. */
import { documentTitle, type documentTypeLabels } from './document-type.ts';
import { formatMoney } from './money.ts';
import { formatCount } from './number.ts';
import { orderTypeLabel } from './order-type.ts';
import { formatPhoneNumber } from './phone.ts';
import { formatAccountAlertLimit, formatAlertLimit } from './usage-alert.ts';

type Kind =
  | 'Unknown'
  | 'OrderCompleted'
  | 'OrderFailed'
  | 'BulkJobEnded'
  | 'InvoiceIssued'
  | 'InvoiceOverdue'
  | 'SubscriptionUsage'
  | 'AccountUsage'
  | 'InvitationAccepted'
  | 'OwnAccessChanged'
  | 'AccessChanged'
  | 'AccessRemoved';

/** Input of a sentence: a `Notification` of the contracts. */
interface NotificationFacts {
  readonly kind: Kind;
  readonly subject: string | null;
  readonly orderType: string | null;
  readonly documentType: keyof typeof documentTypeLabels | null;
  readonly amount: Parameters<typeof formatMoney>[0] | null;
  readonly limit: Parameters<typeof formatAlertLimit>[0] | null;
  readonly count: number | null;
}

const texts = {
  unknown: 'Der er sket noget nyt',
  orderFor: (order: string, whom: string) => `${order} for ${whom}`,
  completed: (order: string) => `${order} er gennemført`,
  failed: (order: string) => `${order} fejlede`,
  jobEnded: (count: number) =>
    `Jeres samlede ændring er afsluttet. ${formatCount(count)} ${count === 1 ? 'ordre' : 'ordrer'} er gennemført`,
  issued: (paper: string, amount: string) => `Ny: ${paper} på ${amount}`,
  credited: (paper: string, amount: string) => `Ny: ${paper} med ${amount} til gode`,
  overdue: (paper: string, amount: string) => `${paper} er forfalden. I mangler at betale ${amount}`,
  reached: (whom: string, limit: string) => `${whom} har nået ${limit}`,
  manyReached: (count: number, account: string, limit: string) =>
    `${count === 1 ? '1 abonnement' : `${formatCount(count)} abonnementer`} på ${account} har nået ${limit}`,
  accepted: (whom: string) => `${whom} har taget imod invitationen`,
  ownAccess: 'Dine rettigheder er ændret',
  access: (whom: string) => `Rettighederne for ${whom} er ændret`,
  removed: (whom: string) => `${whom} har ikke længere adgang`,
} as const;

const orderOf = ({ orderType, subject }: NotificationFacts): string => {
  const label = orderTypeLabel(orderType ?? 'Unknown');
  return subject === null ? label : texts.orderFor(label, formatPhoneNumber(subject));
};

const paperOf = ({ documentType, subject }: NotificationFacts): string =>
  documentTitle(documentType ?? 'Unknown', subject ?? '');

const issuedOf = (notification: NotificationFacts): string => {
  const { amount } = notification;
  const paper = paperOf(notification);
  if (amount === null) return texts.issued(paper, '');
  if (amount.value >= 0) return texts.issued(paper, formatMoney(amount));
  return texts.credited(paper, formatMoney({ ...amount, value: -amount.value }));
};

const accountUsageOf = ({ limit, subject, count }: NotificationFacts): string => {
  if (limit === null) return texts.unknown;
  return count === null
    ? texts.reached(subject ?? '', formatAccountAlertLimit(limit))
    : texts.manyReached(count, subject ?? '', formatAlertLimit(limit));
};

/** One sentence without a full stop. */
export const notificationSentence = (notification: NotificationFacts): string => {
  const { kind, subject, amount, limit, count } = notification;
  const whom = subject ?? '';
  switch (kind) {
    case 'OrderCompleted':
      return texts.completed(orderOf(notification));
    case 'OrderFailed':
      return texts.failed(orderOf(notification));
    case 'BulkJobEnded':
      return texts.jobEnded(count ?? 0);
    case 'InvoiceIssued':
      return issuedOf(notification);
    case 'InvoiceOverdue':
      return texts.overdue(paperOf(notification), amount === null ? '' : formatMoney(amount));
    case 'SubscriptionUsage':
      return limit === null ? texts.unknown : texts.reached(formatPhoneNumber(whom), formatAlertLimit(limit));
    case 'AccountUsage':
      return accountUsageOf(notification);
    case 'InvitationAccepted':
      return texts.accepted(whom);
    case 'OwnAccessChanged':
      return texts.ownAccess;
    case 'AccessChanged':
      return texts.access(whom);
    case 'AccessRemoved':
      return texts.removed(whom);
    case 'Unknown':
      return texts.unknown;
  }
};
