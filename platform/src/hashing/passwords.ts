import { hash, verify } from './argon2id.ts';
import { createHashQueue } from './hash-queue.ts';

/** Stronger than the minimum of OWASP's password storage cheat sheet. */
export const PASSWORD_COST = { memoryCost: 65_536, timeCost: 3 } as const;

/** Strangers have a queue of their own; when it is full, a few seconds' work, they are rejected. */
const ofStrangers = createHashQueue(2, 20);
const ofSignedIn = createHashQueue(2, 200);

/** Whose work is queued: an unauthenticated person's, or a signed-in one's. */
export type Asking = 'stranger' | 'signed-in';

const queueOf = (asking: Asking) => (asking === 'stranger' ? ofStrangers : ofSignedIn);

/** @throws TooBusy */
export function hashPassword(password: string, asking: Asking): Promise<string> {
  return queueOf(asking)(() => hash(password, PASSWORD_COST));
}

/** @throws TooBusy */
export function verifyPassword(stored: string, password: string, asking: Asking): Promise<boolean> {
  return queueOf(asking)(() => verify(stored, password));
}
