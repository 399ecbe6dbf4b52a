import * as z from 'zod/mini';
import { passwordRule, samePasswordRule } from './password.ts';
import { field } from './rule.ts';

const asTyped = (entered: string): string => entered;

/** A new password (VAL-016, VAL-017), for a form's schema. */
export const newPasswordField = field(passwordRule, asTyped);

/** The repeated password (VAL-018). Not checked while the password itself is invalid. */
export const repeatedPasswordField = (password: string) =>
  passwordRule(password) === undefined ? field(samePasswordRule(password), asTyped) : z.string();
