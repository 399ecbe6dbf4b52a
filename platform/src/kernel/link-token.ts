import { createHash, randomBytes } from 'node:crypto';

/** A new random token for a link in a mail: 256 bits, 43 characters. */
export const newLinkToken = () => randomBytes(32).toString('base64url');

/** The hash of the token that is stored. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');
