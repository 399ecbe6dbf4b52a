import * as z from 'zod/mini';
import { newPasswordSchema } from './password.ts';
import { data, idSchema, searchText, timestampSchema } from './wire.ts';

/** Minutes that the link of a password reset works, counted from its mail (PUB-008). */
export const PASSWORD_RESET_MINUTES = 60;

/**
 * Body of the public `POST /self-service-api/password-reset-requests` (PUB-007): somebody has forgotten the password
 * of the login with this e-mail. Answers 200 at once and the same whether there is such a login or not; the mail
 * with the link is written afterwards.
 *
 * At most one mail a minute and five in a quarter of an hour go to an address; what is asked for beyond that is
 * answered alike, too. Error: 429 `TooManyRequests` for a network address that asks for ever more.
 */
export const passwordResetRequestBody = data(z.object({ email: searchText(320) }));
export const passwordResetRequestAnswer = data(z.object({}));

/**
 * Body of the public `POST /self-service-api/password-reset-links`: what the page behind the link shows. Changes
 * nothing; it is a POST so that the secret stands in no address. Error: 400 `InvalidToken` for a link that is
 * unknown, expired or used.
 */
export const passwordResetLinkBody = data(z.object({ token: idSchema }));
export const passwordResetLinkSchema = z.object({
  /** The login's, for the person and for their password manager. */
  email: z.string(),
  expiresAt: timestampSchema,
});
export type PasswordResetLink = z.infer<typeof passwordResetLinkSchema>;
export const passwordResetLinkAnswer = data(z.object({ link: passwordResetLinkSchema }));

/**
 * Body of the public `POST /self-service-api/password-resets` (PUB-008): gives the login its new password. Works
 * once; every other link of the person dies with it, all their sign-ins end, and a mail tells them. Errors: 400
 * `InvalidToken`, `InvalidPassword`, `CommonPassword`.
 */
export const passwordResetBody = data(z.object({ token: idSchema, password: newPasswordSchema }));
export const passwordResetAnswer = data(z.object({ email: z.string() }));
