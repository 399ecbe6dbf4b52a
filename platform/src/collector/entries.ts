import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

export type EntryKind = 'log' | 'policy';

/** How many entries of each kind are kept; the oldest go first. */
const mostKept = 2000;

export interface CollectedEntry {
  kind: EntryKind;
  receivedAt: string;
  entry: unknown;
}

/** Stores what came in and lets go of the oldest beyond the limit. */
export async function storeEntries(db: Kysely<Database>, kind: EntryKind, entries: unknown[]): Promise<void> {
  if (entries.length === 0) return;
  const received_at = new Date();
  await db
    .insertInto('collector_entries')
    .values(entries.map(entry => ({ kind, received_at, entry: JSON.stringify(entry) })))
    .execute();
  const oldestToGo = db
    .selectFrom('collector_entries')
    .select('id')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .offset(mostKept)
    .limit(1);
  await db.deleteFrom('collector_entries').where('kind', '=', kind).where('id', '<=', oldestToGo).execute();
}

/** Everything kept, the oldest first. */
export async function readEntries(db: Kysely<Database>): Promise<CollectedEntry[]> {
  const rows = await db.selectFrom('collector_entries').selectAll().orderBy('id').execute();
  return rows.map(({ kind, received_at, entry }) => ({
    kind,
    receivedAt: received_at.toISOString(),
    entry: JSON.parse(entry) as unknown,
  }));
}

export async function clearEntries(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('collector_entries').execute();
}
