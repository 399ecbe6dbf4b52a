/**
 * Changes of the signed-in person's own profile (PRO-001). None takes a customerId. Each takes an Idempotency-Key,
 * and If-Match with the profile's `version` in quotes, `If-Match: "3"`; an older one is answered with 412
 * `StaleVersion`. Each answers the profile as it is then: `profileAnswer`.
 */
import * as z from 'zod/mini';
import { newPasswordSchema } from './password.ts';
import { personNameSchema, phoneNumberSchema } from './person.ts';
import { data, idSchema, searchText } from './wire.ts';

/** Body of `PUT /self-service-api/user/name`. Counts at once; asks for no code. Error: 400 `LinkInName`. */
export const nameBody = data(z.object({ firstName: personNameSchema, lastName: personNameSchema }));
export type NameBody = z.infer<typeof nameBody>['data'];

/**
 * Body of `PUT /self-service-api/user/phone-number`: the number that the code of the challenge was sent to. Error: 400
 * `InvalidToken` where the challenge is not verified, expired, used, or for anything else.
 */
export const phoneNumberBody = data(z.object({ phoneNumber: phoneNumberSchema, challengeId: idSchema }));
export type PhoneNumberBody = z.infer<typeof phoneNumberBody>['data'];

/**
 * Body of `PUT /self-service-api/user/email`: the address that the code of the challenge was sent to. It is what the
 * person signs in with from then on; sign-ins go on, links to a new password that went to the old address end, and the
 * old address is told. Errors: 400 `InvalidToken` as above, `SelfserviceUserAlreadyExists` where somebody else got the
 * address in between.
 */
export const emailBody = data(z.object({ email: searchText(320), challengeId: idSchema }));
export type EmailBody = z.infer<typeof emailBody>['data'];

/**
 * Body of `PUT /self-service-api/user/password`. Every other sign-in of the person ends, and a mail tells them.
 * Errors: 400 `InvalidPassword` where the present one is wrong or the new one breaks its rules, `CommonPassword`; 429
 * `TooManyRequests` as at the sign-in page.
 */
export const passwordBody = data(
  z.object({ currentPassword: z.string().check(z.maxLength(1024)), newPassword: newPasswordSchema }),
);
export type PasswordBody = z.infer<typeof passwordBody>['data'];

/** Body of `PUT /self-service-api/user/invoice-reminders`: whether a mail comes before an invoice is due. */
export const remindersBody = data(z.object({ invoiceReminders: z.boolean() }));
export type RemindersBody = z.infer<typeof remindersBody>['data'];
