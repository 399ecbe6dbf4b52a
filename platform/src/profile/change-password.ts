import type { Profile } from 'shared/contracts/profile';
import type { PasswordBody } from 'shared/contracts/profile-changes';
import type { FastifyRequest } from 'fastify';
import { forgetCheckedTokens } from '../identity/sessions/access-tokens.ts';
import { forgiveAttempts } from '../limits/attempt-limit.ts';
import { endOtherSignIns } from '../identity/sessions/end-sign-ins.ts';
import { hashPassword } from '../hashing/passwords.ts';
import { unauthorized } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { callerOf } from '../kernel/access/guard.ts';
import { changeOwnProfile, type OwnValues } from './change-own-profile.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { checkOwnPassword } from '../passwords/own-password.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { ownPasswordChangedMail } from '../login-mails/password-mails.ts';
import { writeOwnEntry } from '../audit/write-own-entry.ts';

/**
 * Changes the person's password, ends their other sign-ins and their password reset links, and notifies them by mail in
 * case somebody else did it.
 *
 * @throws ApiProblem `InvalidPassword`, `CommonPassword`, 429
 */
export async function changePassword(
  context: ApiContext,
  request: FastifyRequest,
  { currentPassword, newPassword }: PasswordBody,
): Promise<{ data: { user: Profile } }> {
  // First, so that an unsuitable new password does not count as an attempt at the current one.
  requireGoodPassword(newPassword, await findOwner(context, callerOf(request)));
  const check = await checkOwnPassword(context, request, currentPassword);
  // Before the transaction, because hashing is slow on purpose and would block the database.
  const password_hash = await hashPassword(newPassword, 'signed-in');
  const change = async (own: OwnChange): Promise<OwnValues> => {
    const { transaction, person, now } = own;
    check.require(person);
    await transaction.deleteFrom('password_resets').where('user_id', '=', person.user_id).execute();
    await endOtherSignIns(transaction, person.user_id, request.sessionUid);
    await forgiveAttempts(transaction, person.email);
    await writeOwnEntry(own, 'PasswordChanged', null, null);
    const mail = ownPasswordChangedMail(person.email, context.portalOrigin, now);
    await context.outbox.put(transaction, mail, now);
    return { password_hash };
  };
  // Neither password is part of the stored fingerprint.
  const answer = await changeOwnProfile(context, request, change, 'password');
  await check.succeeded();
  // Again, because a token may have been checked between the deletion and the commit.
  forgetCheckedTokens();
  return answer;
}

async function findOwner({ db }: ApiContext, userId: string) {
  const owner = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!owner) throw unauthorized();
  return owner;
}
