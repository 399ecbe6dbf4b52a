import { createHash, randomBytes } from 'node:crypto';

/** A new secret for the link in a mail: 256 bits, 43 characters. */
export const newLinkToken = () => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');
