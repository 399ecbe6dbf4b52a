import type { EmailBody } from 'shared/contracts/profile-changes';
import { argumentError } from '../kernel/api-problem.ts';
import type { OwnValues } from './change-own-profile.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { lockLogin } from '../kernel/changes/lock-login.ts';
import { newDestination } from './new-destination.ts';
import { emailChangedMail } from './profile-mails.ts';
import { takeVerifiedCode } from './verify-one-time-code.ts';
import { writeOwnChange } from '../audit/write-own-entry.ts';

/**
 * Changes the person's e-mail to the verified one, which they sign in with from now on. The old address is notified,
 * and password reset links sent to it become invalid.
 *
 * @throws ApiProblem `InvalidToken`, `SelfserviceUserAlreadyExists`
 */
export async function changeEmail(
  own: OwnChange,
  { email: entered, challengeId }: EmailBody,
): Promise<OwnValues> {
  const { transaction, context, person, now } = own;
  await lockLogin(transaction, entered);
  const { destination: email, isTaken } = await newDestination(transaction, person, {
    purpose: 'ChangeEmail',
    destination: entered,
  });
  const use = { userId: person.user_id, challengeId, destination: email };
  await takeVerifiedCode(transaction, { ...use, purpose: 'ChangeEmail' }, now);
  // Checked only after verification, so that nobody else learns whether the address is taken.
  if (isTaken) throw argumentError('SelfserviceUserAlreadyExists');
  await transaction.deleteFrom('password_resets').where('user_id', '=', person.user_id).execute();
  await writeOwnChange(own, 'EmailChanged', { email: person.email }, { email });
  await context.outbox.put(transaction, emailChangedMail(person.email, now), now);
  return { email, email_verified: true };
}
