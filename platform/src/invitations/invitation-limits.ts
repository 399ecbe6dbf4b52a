import type { ChangeContext } from '../kernel/change-context.ts';
import { refuseOver } from '../kernel/refuse-over.ts';

const hour = 3600;
/** Mails with invitations in an hour: by one person, and for one customer. */
const limits = { person: 50, customer: 200 };

/**
 * Counts an invitation that is about to be mailed: nobody sends their own words to the whole world by it. Part of the
 * transaction: what is refused is not counted.
 *
 * @throws ApiProblem 429
 */
export function limitInvitations({ transaction, actorId, customerId }: ChangeContext): Promise<void> {
  return refuseOver(transaction, [
    { subject: `invitations by ${actorId}`, limit: limits.person, seconds: hour },
    { subject: `invitations of ${customerId}`, limit: limits.customer, seconds: hour },
  ]);
}
