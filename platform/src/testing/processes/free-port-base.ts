import { randomInt } from 'node:crypto';
import { assertPortsFree } from '../../http/listen-error.ts';
import { portOffsets } from 'shared/node/settings';

/** A port base whose service ports are all free. */
export async function findFreePortBase(): Promise<number> {
  const base = 10_000 + randomInt(20) * 1000 + randomInt(100);
  try {
    await assertPortsFree(
      '127.0.0.1',
      Object.values(portOffsets).map(offset => base + offset),
    );
    return base;
  } catch {
    return findFreePortBase();
  }
}
