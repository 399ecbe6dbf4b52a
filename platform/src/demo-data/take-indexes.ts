import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Drops the non-unique indexes of tables, and returns the statements that recreate them. Building an index from all
 * rows at once is much faster than updating it row by row.
 */
export async function takeIndexes(db: Kysely<Database>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where not indisunique and indrelid = any(${[...tables]}::regclass[])`.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  return rows.map(({ definition }) => definition);
}
