import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { PasswordResetLink } from 'shared/contracts/password-reset';
import type { Database } from '../database/tables.ts';
import { hashPassword } from '../hashing/passwords.ts';
import { forgetCheckedTokens } from '../identity/sessions/access-tokens.ts';
import { forgiveAttempts } from '../limits/attempt-limit.ts';
import { endSignIns } from '../identity/sessions/end-sign-ins.ts';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { answeredBefore, runIdempotentAs, holderOfLink } from '../kernel/changes/idempotency.ts';
import { hashLinkToken } from '../kernel/link-token.ts';
import { passwordChangedMail } from '../login-mails/password-mails.ts';
import { requireGoodPassword } from './require-good-password.ts';

/** Treats unknown, expired and used links alike. */
const deadLink = () => new ApiProblem(400, 'InvalidToken');

/**
 * Data shown on the page of the link.
 *
 * @throws ApiProblem `InvalidToken`
 */
export async function readPasswordResetLink(context: ApiContext, token: string): Promise<PasswordResetLink> {
  const { email, expires_at } = await findReset(context, token);
  return { email, expiresAt: expires_at.toISOString() };
}

/** @throws ApiProblem `InvalidToken` */
async function findReset({ db, clock }: ApiContext, token: string) {
  const row = await db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    .where('r.token_hash', '=', hashLinkToken(token))
    .where('r.expires_at', '>', clock.now())
    .select(['u.email', 'u.first_name', 'u.last_name', 'r.expires_at'])
    .executeTakeFirst();
  if (!row) throw deadLink();
  return row;
}

/**
 * Sets a new password with a link, once. Ends all sign-ins, invalidates the person's other links, and notifies them by
 * mail in case somebody else did it. Repeating the request with its Idempotency-Key returns the same answer whatever
 * the password, because no hash of it is stored with the key.
 *
 * @returns the login's e-mail
 * @throws ApiProblem `InvalidToken`, `InvalidPassword`, `CommonPassword`
 */
export async function chooseNewPassword(
  context: ApiContext,
  request: FastifyRequest,
  token: string,
  password: string,
): Promise<{ email: string }> {
  const { clock, outbox, portalOrigin } = context;
  const holder = holderOfLink(token);
  const earlier = await answeredBefore<{ email: string }>(context, request, holder, undefined);
  if (earlier !== undefined) return earlier;
  // Checked first, because hashing a password for strangers is expensive.
  requireGoodPassword(password, await findReset(context, token));
  const password_hash = await hashPassword(password, 'stranger');
  const now = clock.now();
  const change = async (transaction: Transaction<Database>) => {
    // Of two concurrent requests with the same link, the second waits for this row lock and then finds it gone.
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashLinkToken(token))
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) throw deadLink();
    await transaction.deleteFrom('password_resets').where('user_id', '=', used.user_id).execute();
    const user = await transaction
      .updateTable('users')
      // The link was sent to the address, so the address is verified.
      .set({ password_hash, email_verified: true })
      .where('user_id', '=', used.user_id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await endSignIns(transaction, used.user_id);
    await forgiveAttempts(transaction, user.email);
    await outbox.put(transaction, passwordChangedMail(user.email, portalOrigin, now), now);
    return { email: user.email };
  };
  const answer = await runIdempotentAs(context, request, holder, change, undefined);
  // Again, because a token may have been checked between the deletion and the commit.
  forgetCheckedTokens();
  return answer;
}
