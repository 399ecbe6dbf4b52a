import * as z from 'zod/mini';
import { data, timestampSchema } from './wire.ts';

/** Digits of the code that an authenticator app shows for half a minute. */
export const CODE_DIGITS = 6;
/** Number of recovery codes, each valid once, and their digits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_DIGITS = 10;
/** Minutes within which a displayed key can be confirmed. */
export const ENROLMENT_MINUTES = 15;

/** Two-factor authentication of the user's own sign-ins. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** Since when; null if it is off. */
  since: z.nullable(timestampSchema),
  recoveryCodesLeft: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * Response of `GET /self-service-api/user/second-factor`. This and the calls below are 404 with an external
 * identity server.
 */
export const secondFactorAnswer = data(z.object({ secondFactor: secondFactorSchema }));

/**
 * Body of `POST …/second-factor/enrolment`, which starts the enrolment; of `POST …/recovery-codes`, which
 * creates new codes; and of `POST …/removal`, which turns it off. Errors: 400 `InvalidPassword`; 429 as on
 * the sign-in page; 404 if it is already on, or not on.
 */
export const ownPasswordBody = data(z.object({ currentPassword: z.string().check(z.maxLength(1024)) }));
export type OwnPasswordBody = z.infer<typeof ownPasswordBody>['data'];

/**
 * Response of `POST …/second-factor/enrolment`: the key for typing, and the URI for its QR code. Repeated
 * requests return the same key for `ENROLMENT_MINUTES`. Responses with a secret are not stored for idempotent
 * repeats.
 */
export const enrolmentAnswer = data(z.object({ enrolment: z.object({ key: z.string(), uri: z.string() }) }));
export type Enrolment = z.infer<typeof enrolmentAnswer>['data']['enrolment'];

/**
 * Body of `PUT …/second-factor`, which turns it on with a code from the app. Errors: 400 `InvalidToken` for a
 * wrong code; 404 if it is already on, or the key has expired and must be requested again; 429.
 */
export const secondFactorBody = data(z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }));
export type SecondFactorBody = z.infer<typeof secondFactorBody>['data'];

/** Response of `PUT …/second-factor` and `POST …/recovery-codes`: the codes, which are not shown again. */
export const recoveryCodesAnswer = data(
  z.object({ secondFactor: secondFactorSchema, recoveryCodes: z.array(z.string()) }),
);
