import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD_PATTERN } from 'shared/contracts/password';
import { argumentError } from '../kernel/api-problem.ts';

/** Those of the most used passwords that have letters and a digit, in lower case; see README.md of `platform`. */
const common = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
);

/** Words that passwords are made of here, beside what the person is called. */
const obvious = [
  ...['portal', 'selvbetjening', 'password', 'kodeord', 'adgangskode', 'login', 'velkommen', 'welcome'],
  ...['danmark', 'qwerty', 'forår', 'sommer', 'efterår', 'vinter', 'admin', 'test'],
];

/** Who is going to have the password. */
export interface PasswordOwner {
  email: string;
  first_name: string;
  last_name: string;
}

/**
 * Refuses a password that breaks the rules (VAL-016, VAL-017), or that whoever guesses tries first: one of the most used
 * (ASVS 5.0, 6.2.4), or little else than the person's name or e-mail, or an obvious word, with digits around it.
 *
 * @throws ApiProblem `InvalidPassword`, `CommonPassword`
 */
export function requireGoodPassword(password: string, owner: PasswordOwner): void {
  if (!PASSWORD_PATTERN.test(password)) throw argumentError('InvalidPassword');
  const lower = password.normalize('NFC').toLowerCase();
  if (common.has(lower) || isObvious(lower, owner)) throw argumentError('CommonPassword');
}

/** Whether less than three letters are left of a password when all that is known of its owner is taken out. */
function isObvious(password: string, { email, first_name, last_name }: PasswordOwner): boolean {
  const known = `${email} ${first_name} ${last_name}`.normalize('NFC').toLowerCase();
  const words = [...(known.match(/\p{L}{3,}/gu) ?? []), ...obvious].sort((a, b) => b.length - a.length);
  const letters = password.replace(/\P{L}/gu, '');
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return left.length < 3 && left !== letters;
}
