import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

const read = new WeakMap<Kysely<Database>, Map<string, Promise<unknown>>>();

/**
 * Caches a read for the duration of a transaction, for data such as the catalogue that a bulk change reads repeatedly.
 * Outside a transaction it reads every time.
 *
 * @param what cache key, including the ids it depends on: 'price plan EMOB50'
 */
export function cachedInTransaction<Value>(
  db: Kysely<Database>,
  what: string,
  readIt: () => Promise<Value>,
): Promise<Value> {
  if (!db.isTransaction) return readIt();
  const cache = read.get(db) ?? new Map<string, Promise<unknown>>();
  read.set(db, cache);
  const value = cache.get(what) ?? readIt();
  cache.set(what, value);
  return value as Promise<Value>;
}
