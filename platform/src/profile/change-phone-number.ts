import type { PhoneNumberBody } from 'shared/contracts/profile-changes';
import type { OwnValues } from './change-own-profile.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { phoneNumberMail } from './profile-mails.ts';
import { takeVerifiedCode } from './verify-one-time-code.ts';
import { writeEntryForEachCustomer, writeOwnEntry } from '../audit/write-own-entry.ts';

/**
 * Changes the person's phone number to the verified one, or marks their current one as verified, and notifies them by
 * mail.
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
  const isAnother = phoneNumber !== person.phone_number;
  const action = isAnother ? 'PhoneNumberChanged' : 'PhoneNumberVerified';
  await writeOwnEntry(own, action, { phoneNumber: person.phone_number }, { phoneNumber });
  // The number is the person's own: their customers are told only that it is another one.
  if (isAnother) await writeEntryForEachCustomer(own, person, { action: 'PhoneNumberChanged' });
  const mail = phoneNumberMail(person.email, isAnother ? 'ændret' : 'bekræftet', now);
  await context.outbox.put(transaction, mail, now);
  return { phone_number: phoneNumber, phone_verified: true };
}
