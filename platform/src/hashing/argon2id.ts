/**
 * Node's own Argon2id with the result in the usual PHC format: `$argon2id$v=19$m=65536,t=3,p=1$<salt>$<hash>`. A
 * package would have to be compiled, possibly on machines without a compiler.
 */
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** RFC 9106: `memoryCost` in KiB, `timeCost` in passes. */
export interface Argon2Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Other implementations may write the three in another order. */
const written = /^\$argon2id\$v=19\$((?:[mtp]=\d+,?){3})\$([\w+/]+)\$([\w+/]+)$/;

/** One lane, so that hashing for one person does not use all cores. */
const parametersOf = (message: string, nonce: Buffer, cost: Argon2Cost): Argon2Parameters => ({
  message,
  nonce,
  parallelism: 1,
  tagLength: HASH_BYTES,
  memory: cost.memoryCost,
  passes: cost.timeCost,
});

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** @param salt 16 random bytes, unless the result must be reproducible */
export async function hash(
  secret: string,
  cost: Argon2Cost,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const made = await derive('argon2id', parametersOf(secret, salt, cost));
  const { memoryCost, timeCost } = cost;
  return `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=1$${unpadded(salt)}$${unpadded(made)}`;
}

/**
 * Whether this secret matches `stored`, with the cost stated there. Throws for an invalid string, which is an error of
 * ours.
 */
export async function verify(stored: string, secret: string): Promise<boolean> {
  const [, cost, salt, expected] = written.exec(stored) ?? [];
  if (cost === undefined || salt === undefined || expected === undefined)
    throw new Error('What is stored is no argon2id.');
  const at = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cost)?.[1]);
  const hashed = Buffer.from(expected, 'base64');
  const made = await derive('argon2id', {
    message: secret,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: hashed.length,
    memory: at('m'),
    passes: at('t'),
    parallelism: at('p'),
  });
  return timingSafeEqual(made, hashed);
}
