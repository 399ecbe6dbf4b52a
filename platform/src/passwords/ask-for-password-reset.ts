import { createHash } from 'node:crypto';
import { networkOf } from '../http/network-of.ts';
import { countAgainst } from '../limits/attempt-limit.ts';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { MailContext } from '../kernel/api.ts';

/** Requests in a quarter of an hour: for one login, and by one network address for whatever logins. */
const limits = { email: 5, address: 20 };

/**
 * Notes that somebody wants a new password for the login with this e-mail. It does not look whether there is one:
 * so neither the answer nor the time it takes can tell.
 *
 * @param address the network address that asks
 * @throws ApiProblem 429, by the network address alone
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
