import * as z from 'zod/mini';

/** The characters a password needs (VAL-016, VAL-017). */
export const PASSWORD_PATTERN = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d).{8,}$/su;

/** A password that is being chosen. Checked against `PASSWORD_PATTERN` by the API, which answers `InvalidPassword`. */
export const newPasswordSchema = z.string().check(z.maxLength(1024));
