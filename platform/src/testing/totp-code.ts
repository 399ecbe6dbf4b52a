import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code an app shows for a key, implemented from RFC 6238, independently of the library used by the platform.
 *
 * @param steps half minutes from now
 */
export function totpCode(key: string, steps = 0): string {
  const bits = Array.from(key, letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** An expired code that does not happen to equal a currently valid one. */
export function expiredCode(key: string): string {
  const near = new Set([-3, -2, -1, 0, 1, 2, 3].map(steps => totpCode(key, steps)));
  let steps = -50;
  while (near.has(totpCode(key, steps))) steps -= 1;
  return totpCode(key, steps);
}
