import { hash } from '../hashing/argon2id.ts';
import { PASSWORD_COST } from '../hashing/passwords.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Portal2026';

let hashed: Promise<string> | undefined;

/**
 * The argon2id hash of the demo password, computed once per process. The salt is fixed, so that the demo data is the
 * same everywhere; real passwords get a random one.
 */
export function demoPasswordHash(): Promise<string> {
  hashed ??= hash(DEMO_PASSWORD, PASSWORD_COST, Buffer.from('demo-data-salt-1'));
  return hashed;
}
