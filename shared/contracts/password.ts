import * as z from 'zod/mini';

/** The characters a password needs (VAL-016, VAL-017). */
export const PASSWORD_PATTERN = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d).{8,}$/su;

/** A new password. The API checks it against `PASSWORD_PATTERN` and returns `InvalidPassword`. */
export const newPasswordSchema = z.string().check(z.maxLength(1024));
