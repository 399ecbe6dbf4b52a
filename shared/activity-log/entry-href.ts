import type { AuditAction, AuditEntry } from '../contracts/audit-log.ts';
import { auditedThing } from '../format/audit-sentence.ts';
import { administratorLink, administratorSearchLink } from '../remote/administrator-link.ts';
import { bulkJobLink } from '../remote/bulk-job-link.ts';
import { links } from '../remote/links.ts';

/** After these actions the person no longer has a page. */
const endings: readonly AuditAction[] = ['AccessRemoved', 'InvitationDeleted'];
/** These always concern administrators; others may concern employees, who have no page. */
const ofAdministrators: readonly AuditAction[] = ['AccessChanged', 'InvitationAccepted'];

const personHref = (customerId: string, { action, after }: AuditEntry, email: string): string | undefined => {
  if (endings.includes(action)) return undefined;
  if (ofAdministrators.includes(action)) return administratorLink.href(customerId, { email: [email] });
  const search = action === 'EmailChanged' ? (after?.email ?? email) : email;
  return administratorSearchLink.href(customerId, { search: [search] });
};

/** Link to an entry's subject; undefined if it has no page, or the entry is too old to contain it. */
export const entryHref = (customerId: string, entry: AuditEntry): string | undefined => {
  const { kind, id } = auditedThing(entry);
  if (id === undefined) return undefined;
  switch (kind) {
    case 'Person':
      return personHref(customerId, entry, id);
    case 'Subscription':
      return links.subscription.href(customerId, { subscriptionId: id });
    case 'Account':
      return links.billingAccount.href(customerId, { billingAccountId: id });
    case 'BillingItem':
      return links.invoice.href(customerId, { billingItemId: id });
    case 'BulkJob':
      return bulkJobLink.href(customerId, { jobId: id });
    case 'Unknown':
      return undefined;
  }
};
