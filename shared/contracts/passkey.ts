import * as z from 'zod/mini';
import { MAX_PASSKEY_NAME } from './text-limits.ts';
import { data, idSchema, shownText, timestampSchema } from './wire.ts';

/** Maximum number of passkeys per user. */
export const MOST_PASSKEYS = 10;

/** A passkey, which replaces password and code at sign-in. */
export const passkeySchema = z.object({
  passkeyId: idSchema,
  /** Name chosen by the user. */
  name: z.string(),
  createdAt: timestampSchema,
  /** Last sign-in with it; null if never used. */
  usedAt: z.nullable(timestampSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/**
 * Body of `PUT /self-service-api/user/passkeys/{passkeyId}/name`. Names need not be unique. Error: 404 for an
 * unknown passkey or another user's.
 */
export const passkeyNameBody = data(z.object({ name: shownText(MAX_PASSKEY_NAME).check(z.minLength(1)) }));
export type PasskeyNameBody = z.infer<typeof passkeyNameBody>['data'];

/**
 * Response of `GET /self-service-api/user/passkeys`, oldest first, of `PUT …/passkeys/{passkeyId}/name`, and of
 * `POST …/passkeys/{passkeyId}/removal` with the body `ownPasswordBody`, which returns the remaining ones.
 * Errors of the latter: 400 `InvalidPassword`; 429 as on the sign-in page; 404 for an unknown passkey or
 * another user's. All are 404 with an external identity server.
 */
export const passkeysAnswer = data(
  z.object({
    passkeys: z.array(passkeySchema),
    /**
     * The sign-in server's page for adding a passkey; `?kunde=1001` selects the customer whose profile it
     * returns to.
     */
    newPasskeyUrl: z.string(),
  }),
);
export type Passkeys = z.infer<typeof passkeysAnswer>['data'];
