import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

export type EntryKind = 'log' | 'policy';

/** Maximum number of stored entries of each kind; the oldest are deleted first. */
const maxKept = 2000;
/** Maximum number of stored characters of each kind. */
const maxCharacters = 4_000_000;

export interface CollectedEntry {
  kind: EntryKind;
  receivedAt: string;
  entry: unknown;
}

/** Stores received entries and deletes the oldest beyond the limit. */
export async function storeEntries(db: Kysely<Database>, kind: EntryKind, entries: unknown[]): Promise<void> {
  if (entries.length === 0) return;
  const received_at = new Date();
  await db
    .insertInto('collector_entries')
    .values(entries.map(entry => ({ kind, received_at, entry: JSON.stringify(entry) })))
    .execute();
  await sql`delete from collector_entries where kind = ${kind} and id <= (
    select max(id) from (
      select id, row_number() over newest as place, sum(length(entry)) over newest as characters
      from collector_entries where kind = ${kind} window newest as (order by id desc)
    ) kept where place > ${maxKept} or characters > ${maxCharacters})`.execute(db);
}

/** All stored entries, the oldest first. */
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
