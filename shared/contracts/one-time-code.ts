/**
 * One-time access codes (PRO-003): four digits that prove that an e-mail address or a phone number is the person's own
 * before it takes the place of the old one. A code is for one person, one purpose and one destination; a new one ends
 * the one before.
 */
import * as z from 'zod/mini';
import { data, idSchema, openEnum, searchText, timestampSchema } from './wire.ts';

/** Minutes that a code works. */
export const CODE_MINUTES = 10;
/** Wrong tries that burn a code. */
export const CODE_TRIES = 5;
/** Seconds until another code can be had for the same destination. */
export const CODE_RESEND_SECONDS = 30;

export const CODE_PURPOSES = ['ChangePhoneNumber', 'ChangeEmail'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/**
 * Body of `POST /self-service-api/user/one-time-codes`: sends a code to the new address or number, by mail or text
 * message. Takes an Idempotency-Key. Asked for again within `CODE_RESEND_SECONDS` for the same destination, it sends
 * nothing and answers the code that is on its way.
 *
 * The answer is the same whether somebody else has the address already: only its owner is told, by mail.
 *
 * Errors: 400 `IllegalSendToEmail` (malformed, reserved, undeliverable or the present one),
 * `CustomerDoesNotHaveRightToUseDomain`, `InvalidPassword`; 429 `TooManyRequests` for one who asks, or tries
 * passwords, ever more.
 */
export const oneTimeCodeBody = data(
  z.object({
    purpose: z.enum(CODE_PURPOSES),
    /** The new e-mail, or the new phone number of eight digits. */
    destination: searchText(320),
    /** For `ChangeEmail`, which is what one signs in with. */
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
  /** Until another code can be had, in seconds; no moment, because clocks differ. */
  resendAfterSeconds: z.number(),
  attemptsLeft: z.number(),
  /** False where a code was on its way already. */
  isNew: z.boolean(),
});
export type Challenge = z.infer<typeof challengeSchema>;
export const oneTimeCodeAnswer = data(z.object({ challenge: challengeSchema }));

export const challengeParams = z.object({ challengeId: idSchema });

/**
 * Body of `POST /self-service-api/user/one-time-codes/{challengeId}/verify`. A wrong code is an outcome, not an error:
 * it counts, and the last one burns the code. Error: 404 `NotFound` for what is unknown, used, replaced by a newer
 * code or somebody else's.
 */
export const codeBody = data(z.object({ code: z.string().check(z.regex(/^\d{4}$/)) }));

export const CODE_OUTCOMES = ['Unknown', 'Verified', 'Wrong', 'Burned', 'Expired'] as const;
export type CodeOutcome = (typeof CODE_OUTCOMES)[number];
export const verificationSchema = z.object({ outcome: openEnum(CODE_OUTCOMES), attemptsLeft: z.number() });
export type Verification = z.infer<typeof verificationSchema>;
export const verificationAnswer = data(z.object({ verification: verificationSchema }));
