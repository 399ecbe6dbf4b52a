/** What a notification says, and where it leads. */
import type { Notification } from 'shared/contracts/notification';
import { documentTypeLabels } from 'shared/format/document-type';
import { formatMoney } from 'shared/format/money';
import { orderTypeLabel } from 'shared/format/order-type';
import { formatPhoneNumber } from 'shared/format/phone';
import { formatAccountAlertLimit, formatAlertLimit } from 'shared/format/usage-alert';
import { administratorLink, administratorSearchLink } from 'shared/remote/administrator-link';
import { bulkJobLink } from 'shared/remote/bulk-job-link';
import { areaPaths, customerHref, links } from 'shared/remote/links';
import { notificationTexts as texts } from './texts.ts';

const orderOf = ({ orderType, subject }: Notification): string => {
  const label = orderTypeLabel(orderType ?? 'Unknown');
  return subject === null ? label : texts.orderFor(label, formatPhoneNumber(subject));
};

const paperOf = ({ documentType, subject }: Notification): string =>
  `${documentTypeLabels[documentType ?? 'Unknown']} ${subject ?? ''}`;

const accountUsageOf = ({ limit, subject, count }: Notification): string => {
  if (limit === null) return texts.unknown;
  return count === null
    ? texts.reached(subject ?? '', formatAccountAlertLimit(limit))
    : texts.manyReached(count, subject ?? '', formatAlertLimit(limit));
};

/** One sentence without a full stop. */
export const sentenceOf = (notification: Notification): string => {
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
      return texts.issued(paperOf(notification), amount === null ? '' : formatMoney(amount));
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

/** The page of what it is about; undefined where this version of the portal knows none. */
export const hrefOf = (customerId: string, { kind, recordId, subject }: Notification): string | undefined => {
  const id = recordId ?? '';
  const whom = [subject ?? ''];
  switch (kind) {
    case 'OrderCompleted':
    case 'OrderFailed':
      return links.order.href(customerId, { orderId: id });
    case 'BulkJobEnded':
      return bulkJobLink.href(customerId, { jobId: id });
    case 'InvoiceIssued':
    case 'InvoiceOverdue':
      return links.invoice.href(customerId, { billingItemId: id });
    case 'SubscriptionUsage':
      return links.usage.href(customerId, { subscriptionId: id });
    case 'AccountUsage':
      return links.billingAccount.href(customerId, { billingAccountId: id });
    case 'InvitationAccepted':
      return administratorLink.href(customerId, { email: whom });
    case 'AccessChanged':
      // Of an administrator or of somebody who is invited: the list has both.
      return administratorSearchLink.href(customerId, { search: whom });
    case 'AccessRemoved':
      return links.administrators.href(customerId);
    case 'OwnAccessChanged':
      return customerHref(customerId, areaPaths.profile);
    case 'Unknown':
      return undefined;
  }
};
