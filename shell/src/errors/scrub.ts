/**
 * Removes from log entries what must never be logged: tokens, codes, passwords, PUK codes, eSIM activation codes,
 * e-mail addresses.
 */

const secretNames = [
  'access_token',
  'code',
  'code_challenge',
  'code_verifier',
  'email',
  'engangskode',
  'id_token',
  'id_token_hint',
  'key',
  'mail',
  'nonce',
  'noegle',
  'password',
  'pin',
  'puk',
  'refresh_token',
  'secret',
  'session_state',
  'state',
  'token',
].join('|');

const rules: readonly (readonly [RegExp, string])[] = [
  // A JSON web token, anywhere in a text.
  [/\bey[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  // name=value in addresses and forms, "name":"value" in JSON.
  [new RegExp(`([?&#;\\s]|^)(${secretNames})=[^&#;\\s"']*`, 'gi'), '$1$2=[removed]'],
  [new RegExp(`"(${secretNames})"\\s*:\\s*"[^"]*"`, 'gi'), '"$1":"[removed]"'],
  // Not a release label, remote@version-build: it looks like an e-mail address, but entries need it.
  [
    /(?![\w-]+@\d+\.\d+\.\d+-[0-9a-f]{12}(?!\.?[\w-]))[^\s@"'<>=&?/:,;()]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi,
    '[e-mail]',
  ],
  // The content of an eSIM's QR code, also inside a link.
  [/\bLPA(?::|%3A)[^\s"'<>]*/gi, '[e-sim]'],
  // PUK codes, phone, SIM and card numbers. A UUID keeps its digits.
  [/(?<![\w-])\d{8,}(?![\w-])/g, '[number]'],
];

const scrubText = (text: string): string =>
  rules.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);

const isSecretName = new RegExp(`^(?:${secretNames}|authorization|cookie)$`, 'i');
const deepest = 8;

/** A copy of a value with every string in it scrubbed, and values under a secret's name removed. */
export const scrub = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[removed]';
  if (Array.isArray(value)) return value.map(each => scrub(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) =>
      isSecretName.test(name) && typeof each === 'string'
        ? [name, '[removed]']
        : [name, scrub(each, depth + 1)],
    ),
  );
};

/** An address without query and fragment. */
export const bareAddress = (address: string): string => scrubText(address.replace(/[?#].*$/, ''));
