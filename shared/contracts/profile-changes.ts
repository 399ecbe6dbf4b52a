/**
 * Changes of the signed-in user's own profile (PRO-001). They take no customerId. Each takes an
 * Idempotency-Key, and If-Match with the profile's `version` in quotes, `If-Match: "3"`; an outdated version
 * gets 412 `StaleVersion`. Each returns the updated profile: `profileAnswer`.
 */
import * as z from 'zod/mini';
import { newPasswordSchema } from './password.ts';
import { personNameSchema, phoneNumberSchema } from './person.ts';
import { data, idSchema, searchText } from './wire.ts';

/**
 * Body of `PUT /self-service-api/user/name`. Takes effect at once, without a code. Error: 400 `LinkInName`.
 */
export const nameBody = data(z.object({ firstName: personNameSchema, lastName: personNameSchema }));
export type NameBody = z.infer<typeof nameBody>['data'];

/**
 * Body of `PUT /self-service-api/user/phone-number`: the number that the challenge's code was sent to. Error:
 * 400 `InvalidToken` if the challenge is not verified, expired, used, or for another purpose.
 */
export const phoneNumberBody = data(z.object({ phoneNumber: phoneNumberSchema, challengeId: idSchema }));
export type PhoneNumberBody = z.infer<typeof phoneNumberBody>['data'];

/**
 * Body of `PUT /self-service-api/user/email`: the address that the challenge's code was sent to. The user
 * signs in with it from then on; sessions continue, password reset links sent to the old address are
 * invalidated, and the old address is notified. Errors: 400 `InvalidToken` as above,
 * `SelfserviceUserAlreadyExists` if the address was taken in the meantime.
 */
export const emailBody = data(z.object({ email: searchText(320), challengeId: idSchema }));
export type EmailBody = z.infer<typeof emailBody>['data'];

/**
 * Body of `PUT /self-service-api/user/password`. Ends all other sessions of the user and notifies them by
 * mail. Errors: 400 `InvalidPassword` if the current password is wrong or the new one breaks its rules,
 * `CommonPassword`; 429 `TooManyRequests` as on the sign-in page.
 */
export const passwordBody = data(
  z.object({ currentPassword: z.string().check(z.maxLength(1024)), newPassword: newPasswordSchema }),
);
export type PasswordBody = z.infer<typeof passwordBody>['data'];

/**
 * Body of `PUT /self-service-api/user/invoice-reminders`: whether to send a mail before an invoice is due.
 */
export const remindersBody = data(z.object({ invoiceReminders: z.boolean() }));
export type RemindersBody = z.infer<typeof remindersBody>['data'];
