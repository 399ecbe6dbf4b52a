import { createHash } from 'node:crypto';
import { networkOf } from '../http/network-of.ts';
import { countAgainst } from '../limits/attempt-limit.ts';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { MailContext } from '../kernel/api.ts';

/** Requests per 15 minutes: for one login, and from one network address for any logins. */
const limits = { email: 5, address: 20 };

/**
 * Stores a password reset request for this e-mail. Does not check whether such a login exists, so that neither the
 * answer nor its duration reveals it.
 *
 * @param address network address of the caller
 * @throws ApiProblem 429, by the network address only
 */
export async function askForPasswordReset(
  { db, clock }: MailContext,
  entered: string,
  address: string,
): Promise<void> {
  const email = entered.toLowerCase();
  if (await countAgainst(db, { subject: `password reset by ${networkOf(address)}`, limit: limits.address }))
    throw new ApiProblem(429, 'TooManyRequests');
  const subject = createHash('sha256').update(email).digest('base64url');
  if (await countAgainst(db, { subject: `password reset of ${subject}`, limit: limits.email })) return;
  await db
    .insertInto('password_reset_requests')
    .values({ email, asked_at: clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
