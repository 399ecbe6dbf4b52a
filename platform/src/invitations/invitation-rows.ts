import type { AuditState } from 'shared/contracts/audit-log';
import type { Invitation, InvitationStatus } from 'shared/contracts/invitation';
import type { Selectable } from 'kysely';
import type { InvitationsTable } from '../database/tables/customers.ts';

const coolDown = 60_000;

/**
 * When resending sends a mail again: a minute after the last one, or immediately if it bounced or if the clock was set
 * back since.
 */
export function resendAvailableAt(row: { sent_at: Date; is_undeliverable: boolean }, now: Date): Date {
  const availableAt = new Date(row.sent_at.getTime() + coolDown);
  const isSetBack = availableAt.getTime() > now.getTime() + 2 * coolDown;
  if (isSetBack) return now;
  return row.is_undeliverable ? row.sent_at : availableAt;
}

/** Status of an invitation, derived from the time so that nothing stored has to be updated. */
export function statusOf(
  row: { accepted_at: Date | null; is_undeliverable: boolean; expires_at: Date },
  now: Date,
): InvitationStatus {
  if (row.accepted_at) return 'Accepted';
  if (row.is_undeliverable) return 'Failed';
  return row.expires_at <= now ? 'Expired' : 'Pending';
}

export function toInvitation(
  row: Selectable<InvitationsTable>,
  outcome: Invitation['outcome'],
  now: Date,
): Invitation {
  return {
    invitationId: row.invitation_id,
    email: row.email,
    status: statusOf(row, now),
    expiresAt: row.expires_at.toISOString(),
    sentAt: row.sent_at.toISOString(),
    resendAvailableAt: resendAvailableAt(row, now).toISOString(),
    outcome,
  };
}

/** Audit log data of an invitation. */
export function auditStateOf(
  row: Pick<Selectable<InvitationsTable>, 'role' | 'access' | 'account_ids' | 'expires_at'>,
): AuditState {
  return {
    role: row.role,
    accessType: row.access,
    ...(row.access === 'Limited' ? { accountIds: row.account_ids } : {}),
    expiresAt: row.expires_at.toISOString(),
  };
}
