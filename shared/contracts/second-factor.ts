import * as z from 'zod/mini';
import { data, timestampSchema } from './wire.ts';

/** Digits of the code that an app shows for half a minute. */
export const CODE_DIGITS = 6;
/** How many codes stand in for the app, each once, and their digits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_DIGITS = 10;
/** How long a key that is shown may be confirmed. */
export const ENROLMENT_MINUTES = 15;

/** The second step of the person's own sign-ins. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** Since when; null where it is off. */
  since: z.nullable(timestampSchema),
  recoveryCodesLeft: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * Answer of `GET /self-service-api/user/second-factor`. This and the calls below are 404 where another identity server
 * than the platform's own signs people in.
 */
export const secondFactorAnswer = data(z.object({ secondFactor: secondFactorSchema }));

/**
 * Body of `POST …/second-factor/enrolment`, which begins; of `POST …/recovery-codes`, which makes new codes; and of
 * `POST …/removal`, which switches it off. Errors: 400 `InvalidPassword`; 429 as at the sign-in page; 404 where it is on
 * already, or not on.
 */
export const ownPasswordBody = data(z.object({ currentPassword: z.string().check(z.maxLength(1024)) }));
export type OwnPasswordBody = z.infer<typeof ownPasswordBody>['data'];

/**
 * Answer of `POST …/second-factor/enrolment`: the key as people type it, and the address that its QR code holds. The same
 * one for `ENROLMENT_MINUTES`, however often it is asked for. No answer with a secret is kept for repeats of a call.
 */
export const enrolmentAnswer = data(z.object({ enrolment: z.object({ key: z.string(), uri: z.string() }) }));
export type Enrolment = z.infer<typeof enrolmentAnswer>['data']['enrolment'];

/**
 * Body of `PUT …/second-factor`, which switches it on by a code of the app. Errors: 400 `InvalidToken` where it is wrong;
 * 404 where it is on already, or the key is too old and has to be asked for anew; 429.
 */
export const secondFactorBody = data(z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }));
export type SecondFactorBody = z.infer<typeof secondFactorBody>['data'];

/** Answer of `PUT …/second-factor` and `POST …/recovery-codes`: the codes, which are never told again. */
export const recoveryCodesAnswer = data(
  z.object({ secondFactor: secondFactorSchema, recoveryCodes: z.array(z.string()) }),
);
