/** Link target of a notification. */
import type { Notification } from 'shared/contracts/notification';
import { administratorLink, administratorSearchLink } from 'shared/remote/administrator-link';
import { bulkJobLink } from 'shared/remote/bulk-job-link';
import { areaPaths, customerHref, links } from 'shared/remote/links';

/** The page of its subject; undefined when this version of the portal knows none. */
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
      // About an administrator or an invited user: the list has both.
      return administratorSearchLink.href(customerId, { search: whom });
    case 'AccessRemoved':
      return links.administrators.href(customerId);
    case 'OwnAccessChanged':
      return customerHref(customerId, areaPaths.profile);
    case 'Unknown':
      return undefined;
  }
};
