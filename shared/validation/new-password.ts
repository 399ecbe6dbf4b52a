import * as z from 'zod/mini';
import { passwordRule, samePasswordRule } from './password.ts';
import { field } from './rule.ts';

const asTyped = (entered: string): string => entered;

/** A password that is chosen (VAL-016, VAL-017), for the schema of a form. */
export const newPasswordField = field(passwordRule, asTyped);

/** Its confirmation (VAL-018). While the password itself is wrong, it is not worth a word. */
export const repeatedPasswordField = (password: string) =>
  passwordRule(password) === undefined ? field(samePasswordRule(password), asTyped) : z.string();
