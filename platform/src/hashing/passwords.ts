import { hash, verify } from './argon2id.ts';
import { createHashQueue } from './hash-queue.ts';

/** More than OWASP's password storage cheat sheet asks at least. */
export const PASSWORD_COST = { memoryCost: 65_536, timeCost: 3 } as const;

/** Strangers wait for each other and for nobody else; beyond a few seconds' work they are refused. */
const ofStrangers = createHashQueue(2, 20);
const ofSignedIn = createHashQueue(2, 200);

/** Who waits: somebody who only says who they are, or a person who is signed in. */
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
