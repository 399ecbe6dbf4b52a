import type { PhoneNumberBody } from 'shared/contracts/profile-changes';
import type { OwnChange, OwnValues } from './change-own-profile.ts';
import { phoneNumberChangedMail } from './profile-mails.ts';
import { takeVerifiedCode } from './verify-one-time-code.ts';
import { writeOwnEntry } from '../audit/write-own-entry.ts';

/**
 * Gives the person the phone number that they have proven to have, and tells them by mail.
 *
 * @throws ApiProblem `InvalidToken`
 */
export async function changePhoneNumber(
  own: OwnChange,
  { phoneNumber, challengeId }: PhoneNumberBody,
): Promise<OwnValues> {
  const { transaction, context, person, now } = own;
  const use = { userId: person.user_id, challengeId, destination: phoneNumber };
  await takeVerifiedCode(transaction, { ...use, purpose: 'ChangePhoneNumber' }, now);
  await writeOwnEntry(own, 'PhoneNumberChanged', { phoneNumber: person.phone_number }, { phoneNumber });
  await context.outbox.put(transaction, phoneNumberChangedMail(person.email, now), now);
  return { phone_number: phoneNumber };
}
