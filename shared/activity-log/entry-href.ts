import type { AuditAction, AuditEntry } from '../contracts/audit-log.ts';
import { auditedThing } from '../format/audit-sentence.ts';
import { administratorLink, administratorSearchLink } from '../remote/administrator-link.ts';
import { bulkJobLink } from '../remote/bulk-job-link.ts';
import { links } from '../remote/links.ts';

/** After these nobody is there to be shown. */
const endings: readonly AuditAction[] = ['AccessRemoved', 'InvitationDeleted'];
/** These are of administrators for certain; others may be of employees, who have no page of theirs. */
const ofAdministrators: readonly AuditAction[] = ['AccessChanged', 'InvitationAccepted'];

const personHref = (customerId: string, { action, after }: AuditEntry, email: string): string | undefined => {
  if (endings.includes(action)) return undefined;
  if (ofAdministrators.includes(action)) return administratorLink.href(customerId, { email: [email] });
  const search = action === 'EmailChanged' ? (after?.email ?? email) : email;
  return administratorSearchLink.href(customerId, { search: [search] });
};

/** Where the thing is that an entry is about; undefined where there is no page, or the entry is too old to tell. */
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
