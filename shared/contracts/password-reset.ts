import * as z from 'zod/mini';
import { newPasswordSchema } from './password.ts';
import { data, idSchema, searchText, timestampSchema } from './wire.ts';

/** Validity of a password reset link in minutes, from its mail (PUB-008). */
export const PASSWORD_RESET_MINUTES = 60;

/**
 * Body of the public `POST /self-service-api/password-reset-requests` (PUB-007): requests a password reset
 * for the login with this e-mail. Returns 200 at once, whether or not the login exists; the mail with the
 * link is sent afterwards.
 *
 * An address gets at most one mail per minute and five per quarter of an hour; further requests get the same
 * response. Error: 429 `TooManyRequests` for too many requests from one network address.
 */
export const passwordResetRequestBody = data(z.object({ email: searchText(320) }));
export const passwordResetRequestAnswer = data(z.object({}));

/**
 * Body of the public `POST /self-service-api/password-reset-links`: what the link's page shows. Changes
 * nothing; it is a POST to keep the secret out of the address. Error: 400 `InvalidToken` for a link that is
 * unknown, expired or used.
 */
export const passwordResetLinkBody = data(z.object({ token: idSchema }));
export const passwordResetLinkSchema = z.object({
  /** E-mail of the login, for the user and their password manager. */
  email: z.string(),
  expiresAt: timestampSchema,
});
export type PasswordResetLink = z.infer<typeof passwordResetLinkSchema>;
export const passwordResetLinkAnswer = data(z.object({ link: passwordResetLinkSchema }));

/**
 * Body of the public `POST /self-service-api/password-resets` (PUB-008): sets the login's new password. Works
 * once; it invalidates all other links of the user, ends all their sessions, and notifies them by mail.
 * Errors: 400 `InvalidToken`, `InvalidPassword`, `CommonPassword`.
 */
export const passwordResetBody = data(z.object({ token: idSchema, password: newPasswordSchema }));
export const passwordResetAnswer = data(z.object({ email: z.string() }));
