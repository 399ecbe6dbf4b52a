import type { ChangeContext } from '../kernel/change-context.ts';
import { countUp } from '../identity/attempt-limit.ts';
import { ApiProblem } from '../kernel/api-problem.ts';

const hour = 3600;
/** Mails with invitations in an hour: by one person, and for one customer. */
const limits = { person: 50, customer: 200 };

/**
 * Counts an invitation that is about to be mailed: nobody sends their own words to the whole world by it. Part of the
 * transaction: what is refused is not counted.
 *
 * @throws ApiProblem 429
 */
export async function limitInvitations({ transaction, actorId, customerId }: ChangeContext): Promise<void> {
  const byPerson = await countUp(transaction, `invitations by ${actorId}`, hour);
  const forCustomer = await countUp(transaction, `invitations of ${customerId}`, hour);
  if (byPerson > limits.person || forCustomer > limits.customer) throw new ApiProblem(429, 'TooManyRequests');
}
