import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { refuseOver } from '../kernel/refuse-over.ts';

const hour = 3600;
/** Invitation mails per hour: by one person, and for one customer. */
const limits = { person: 50, customer: 200 };

/**
 * Counts an invitation that is about to be mailed, so that nobody can use it to send spam. Rejected requests are not
 * counted, because the transaction rolls back.
 *
 * @throws ApiProblem 429
 */
export function limitInvitations({ transaction, actorId, customerId }: ChangeContext): Promise<void> {
  return refuseOver(transaction, [
    { subject: `invitations by ${actorId}`, limit: limits.person, seconds: hour },
    { subject: `invitations of ${customerId}`, limit: limits.customer, seconds: hour },
  ]);
}
