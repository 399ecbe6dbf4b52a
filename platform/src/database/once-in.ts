import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

const read = new WeakMap<Kysely<Database>, Map<string, Promise<unknown>>>();

/**
 * Reads once in a transaction what stays as it is meanwhile, such as what is sold: a change of many subscriptions asks
 * for it again and again. Outside a transaction it is read each time.
 *
 * @param what names it, with the ids that it depends on: 'price plan EMOB50'
 */
export function onceIn<Value>(
  db: Kysely<Database>,
  what: string,
  readIt: () => Promise<Value>,
): Promise<Value> {
  if (!db.isTransaction) return readIt();
  const known = read.get(db) ?? new Map<string, Promise<unknown>>();
  read.set(db, known);
  const value = known.get(what) ?? readIt();
  known.set(what, value);
  return value as Promise<Value>;
}
