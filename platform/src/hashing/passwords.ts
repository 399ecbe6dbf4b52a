import { argon2id, hash, verify } from 'argon2';
import { createHashQueue } from './hash-queue.ts';

/** As OWASP's password storage cheat sheet asks at least, on one core: work for one person does not take all. */
const cost = { type: argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** Strangers wait for each other and for nobody else; beyond a few seconds' work they are refused. */
const ofStrangers = createHashQueue(2, 20);
const ofSignedIn = createHashQueue(2, 200);

/** Who waits: somebody who only says who they are, or a person who is signed in. */
export type Asking = 'stranger' | 'signed-in';

const queueOf = (asking: Asking) => (asking === 'stranger' ? ofStrangers : ofSignedIn);

/** @throws TooBusy */
export function hashPassword(password: string, asking: Asking): Promise<string> {
  return queueOf(asking)(() => hash(password, cost));
}

/** @throws TooBusy */
export function verifyPassword(stored: string, password: string, asking: Asking): Promise<boolean> {
  return queueOf(asking)(() => verify(stored, password));
}
