import { createHash, randomBytes } from 'node:crypto';

/** A new secret for an invitation's link: 256 bits, 43 characters. */
export const newInvitationToken = () => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashInvitationToken = (token: string) => createHash('sha256').update(token).digest('base64url');
