import type { AuditEntry } from '../../contracts/audit-log.ts';
import type { Profile } from '../../contracts/profile.ts';
import type { TenantData } from './backend-data.ts';

type Done = Pick<AuditEntry, 'action' | 'subject'> & Partial<Pick<AuditEntry, 'before' | 'after'>>;

/** Enters into a customer's activity log what the signed-in person did. */
export const writeDown = (
  tenant: TenantData,
  { firstName, lastName, email }: Pick<Profile, 'firstName' | 'lastName' | 'email'>,
  done: Done,
): void => {
  const entryId = `${tenant.customer.id}-entry-${String(tenant.auditLog.length + 1)}`;
  const entry: AuditEntry = {
    ...{ entryId, at: new Date().toISOString(), correlationId: entryId },
    ...{ actorName: `${firstName} ${lastName}`, actorEmail: email, before: null, after: null },
    ...done,
  };
  tenant.auditLog = [entry, ...tenant.auditLog];
};
