import * as z from 'zod/mini';
import { shownText } from './wire.ts';

/** A first or last name that somebody enters: trimmed, 1 to 100 characters. */
export const personNameSchema = shownText(100).check(z.minLength(1));

/** Eight digits that do not start with 1, without country code (VAL-013 to VAL-015). */
export const phoneNumberSchema = z.string().check(z.regex(/^[02-9]\d{7}$/));
