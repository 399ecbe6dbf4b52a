/**
 * One-time access codes (PRO-003): four digits that prove that an e-mail address or phone number belongs to
 * the user before it replaces the old one. A code is valid for one user, purpose and destination; a new one
 * invalidates the previous one.
 */
import * as z from 'zod/mini';
import { data, idSchema, openEnum, searchText, timestampSchema } from './wire.ts';

/** Validity of a code in minutes. */
export const CODE_MINUTES = 10;
/** Wrong attempts that invalidate a code. */
export const CODE_TRIES = 5;
/** Seconds until another code can be requested for the same destination. */
export const CODE_RESEND_SECONDS = 30;

export const CODE_PURPOSES = ['ChangePhoneNumber', 'ChangeEmail'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/**
 * Body of `POST /self-service-api/user/one-time-codes`: sends a code to the new address or number, by mail or
 * text message. Takes an Idempotency-Key. A repeat within `CODE_RESEND_SECONDS` for the same destination
 * sends nothing and returns the code already sent.
 *
 * The response does not reveal whether the address is already in use: only its owner is notified, by mail.
 *
 * Errors: 400 `IllegalSendToEmail` (malformed, reserved, undeliverable or the current one),
 * `CustomerDoesNotHaveRightToUseDomain`, `InvalidPassword`; 429 `TooManyRequests` after too many requests or
 * password attempts.
 */
export const oneTimeCodeBody = data(
  z.object({
    purpose: z.enum(CODE_PURPOSES),
    /** The new e-mail, or the new phone number of eight digits. */
    destination: searchText(320),
    /** Required for `ChangeEmail`, because the user signs in with the e-mail. */
    currentPassword: z.optional(z.string().check(z.maxLength(1024))),
  }),
);
export type OneTimeCodeBody = z.infer<typeof oneTimeCodeBody>['data'];

export const challengeSchema = z.object({
  challengeId: idSchema,
  purpose: openEnum(['Unknown', ...CODE_PURPOSES]),
  channel: openEnum(['Unknown', 'Sms', 'Email']),
  /** As it will be stored. */
  destination: z.string(),
  expiresAt: timestampSchema,
  /** Seconds until another code can be requested; a duration, because clocks differ. */
  resendAfterSeconds: z.number(),
  attemptsLeft: z.number(),
  /** False if a code was already sent. */
  isNew: z.boolean(),
});
export type Challenge = z.infer<typeof challengeSchema>;
export const oneTimeCodeAnswer = data(z.object({ challenge: challengeSchema }));

export const challengeParams = z.object({ challengeId: idSchema });

/**
 * Body of `POST /self-service-api/user/one-time-codes/{challengeId}/verify`. A wrong code is not an error but
 * a result: it counts as an attempt, and the last one invalidates the code. Error: 404 `NotFound` for a
 * challenge that is unknown, used, replaced by a newer code or another user's.
 */
export const codeBody = data(z.object({ code: z.string().check(z.regex(/^\d{4}$/)) }));

export const CODE_OUTCOMES = ['Unknown', 'Verified', 'Wrong', 'Burned', 'Expired'] as const;
export type CodeOutcome = (typeof CODE_OUTCOMES)[number];
export const verificationSchema = z.object({ outcome: openEnum(CODE_OUTCOMES), attemptsLeft: z.number() });
export type Verification = z.infer<typeof verificationSchema>;
export const verificationAnswer = data(z.object({ verification: verificationSchema }));
