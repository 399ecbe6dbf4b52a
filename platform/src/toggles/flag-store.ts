import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { demoToggles } from './demo-toggles.ts';

/** The state of a toggle. The value is always text; a boolean toggle's is 'true' or 'false'. */
export interface Flag {
  key: string;
  kind: 'boolean' | 'string';
  value: string;
  /** Incremented with every change. */
  version: number;
  updatedAt: Date;
}

/** The toggles in the database, with live updates; independent of the protocols. */
export interface FlagStore {
  all(): Flag[];
  /** Stores a value and notifies every subscriber before it resolves. Returns undefined for an unknown toggle. */
  set(key: string, value: string): Promise<Flag | undefined>;
  /** Resets all toggles to their default values. */
  reset(): Promise<void>;
  /** Reads the database again and notifies subscribers of changes by other processes. */
  refresh(): Promise<void>;
  /**
   * @param listener gets the changed toggles
   * @returns unsubscribes
   */
  subscribe(listener: (changed: Flag[]) => void): () => void;
}

export async function createFlagStore(db: Kysely<Database>): Promise<FlagStore> {
  const flags = new Map<string, Flag>();
  const listeners = new Set<(changed: Flag[]) => void>();
  await insertMissing(db);

  function accept(found: Flag[]): void {
    const changed = found.filter(flag => flag.version > (flags.get(flag.key)?.version ?? 0));
    for (const flag of changed) flags.set(flag.key, flag);
    if (changed.length === 0) return;
    for (const listener of listeners) listener(changed);
  }
  const write = async (key: string, value: string) => {
    const flag = await updateValue(db, key, value);
    if (flag) accept([flag]);
    return flag;
  };
  accept(await readAll(db));

  return {
    all: () => [...flags.values()],
    set: write,
    async reset() {
      accept(await readAll(db));
      for (const { key, value } of demoToggles) {
        if (flags.get(key)?.value !== value) await write(key, value);
      }
    },
    async refresh() {
      accept(await readAll(db));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const columns = ['flag_key as key', 'kind', 'value', 'version', 'updated_at as updatedAt'] as const;

function readAll(db: Kysely<Database>): Promise<Flag[]> {
  return db.selectFrom('toggles').select(columns).orderBy('flag_key').execute();
}

function updateValue(db: Kysely<Database>, key: string, value: string): Promise<Flag | undefined> {
  return db
    .updateTable('toggles')
    .set({ value, version: sql<number>`version + 1`, updated_at: new Date() })
    .where('flag_key', '=', key)
    .returning(columns)
    .executeTakeFirst();
}

async function insertMissing(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('toggles')
    .values(
      demoToggles.map(({ key, kind, value }) => ({
        flag_key: key,
        kind,
        value,
        version: 1,
        updated_at: new Date(),
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
