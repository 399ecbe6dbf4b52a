import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD_PATTERN } from 'shared/contracts/password';
import { argumentError } from '../kernel/api-problem.ts';

/** The most common passwords that contain letters and a digit, in lower case; see README.md of `platform`. */
const common = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
);

/** Obvious words in passwords here, besides the person's own names. */
const obvious = [
  'portal',
  'selvbetjening',
  'password',
  'kodeord',
  'adgangskode',
  'login',
  'velkommen',
  'welcome',
  'danmark',
  'qwerty',
  'forår',
  'sommer',
  'efterår',
  'vinter',
  'admin',
  'test',
];

/** The person the password is for. */
export interface PasswordOwner {
  email: string;
  first_name: string;
  last_name: string;
}

/**
 * Rejects a password that breaks the rules (VAL-016, VAL-017) or is easily guessed: one of the most common (ASVS 5.0,
 * 6.2.4), or little more than the person's name or e-mail, or an obvious word, with digits around it.
 *
 * @throws ApiProblem `InvalidPassword`, `CommonPassword`
 */
export function requireGoodPassword(password: string, owner: PasswordOwner): void {
  if (!PASSWORD_PATTERN.test(password)) throw argumentError('InvalidPassword');
  const lower = password.normalize('NFC').toLowerCase();
  if (common.has(lower) || isObvious(lower, owner)) throw argumentError('CommonPassword');
}

/** Whether fewer than three letters of a password are left without everything known about its owner. */
function isObvious(password: string, { email, first_name, last_name }: PasswordOwner): boolean {
  const personal = `${email} ${first_name} ${last_name}`.normalize('NFC').toLowerCase();
  const words = [...(personal.match(/\p{L}{3,}/gu) ?? []), ...obvious].sort((a, b) => b.length - a.length);
  const letters = password.replace(/\P{L}/gu, '');
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return left.length < 3 && left !== letters;
}
