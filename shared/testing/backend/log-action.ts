import type { AuditEntry } from '../../contracts/audit-log.ts';
import type { Profile } from '../../contracts/profile.ts';
import type { TenantData } from './backend-data.ts';

type Done = Pick<AuditEntry, 'action' | 'subject'> &
  Partial<Pick<AuditEntry, 'about' | 'before' | 'after' | 'details'>>;

/** The subject with its current name: by default the administrator or invitation with this e-mail. */
const personWith = ({ administrators }: TenantData, subject: string): AuditEntry['about'] => {
  const { firstName, lastName } = administrators.find(({ email }) => email === subject) ?? {};
  return { kind: 'Person', id: subject, name: [firstName, lastName].filter(Boolean).join(' ') || null };
};

/** Adds an action of the signed-in user to a customer's activity log. */
export const logAction = (
  tenant: TenantData,
  { firstName, lastName, email }: Pick<Profile, 'firstName' | 'lastName' | 'email'>,
  done: Done,
): void => {
  const entryId = `${tenant.customer.id}-entry-${String(tenant.auditLog.length + 1)}`;
  const entry: AuditEntry = {
    entryId,
    at: new Date().toISOString(),
    correlationId: entryId,
    actorName: `${firstName} ${lastName}`,
    actorEmail: email,
    before: null,
    after: null,
    about: personWith(tenant, done.subject),
    ...done,
  };
  tenant.auditLog = [entry, ...tenant.auditLog];
};
