import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import { lockDataFolder } from './data-folder-lock.ts';
import { openEmbeddedPool } from './embedded-pool.ts';
import { connectPostgres } from './postgres-pool.ts';
import { preparing } from './prepared-statements.ts';
import type { Database } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'embedded' | 'postgres';
  /** Runs SQL text as it is, several statements at once too: what the job queue's own upkeep needs. */
  statements: Db;
  /** Ends all connections and gives the data folder back. */
  close(): Promise<void>;
}

/** Where the data lives: a folder for the embedded database, a PostgreSQL address, or in memory (tests). */
export type DatabaseLocation = { dataDir: string } | { url: string } | { memory: true; copyOf?: Blob };

/**
 * Opens the platform's database. Both kinds speak the same SQL and answer with the same types:
 * `timestamptz` as Date, `date` as 'YYYY-MM-DD', `bigint` and counts as number, `numeric` as text,
 * `jsonb` parsed. Write `jsonb` with JSON.stringify: an array is otherwise taken for an SQL array.
 *
 * @throws UserFacingError when the folder is in use or the address does not work
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) {
    const pool = await connectPostgres(location.url);
    const db = overPool(pool);
    const statements: Db = { executeSql: (text, values) => pool.query(text, values) };
    return { db, kind: 'postgres', statements, close: () => db.destroy() };
  }
  if ('memory' in location)
    return openEmbedded(location.copyOf ? { loadDataDir: location.copyOf } : {}, () => undefined);
  const unlock = lockDataFolder(location.dataDir);
  try {
    const folder = join(location.dataDir, 'database');
    mkdirSync(folder, { recursive: true });
    return await openEmbedded({ dataDir: folder }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEmbedded(
  source: { dataDir?: string; loadDataDir?: Blob },
  unlock: () => void,
): Promise<OpenDatabase> {
  const embedded = await openEmbeddedPool(source);
  const { pool } = embedded;
  const db = overPool(pool);
  return {
    db,
    kind: 'embedded',
    statements: { executeSql: (text, values) => runOnOnlyConnection(pool, text, values) },
    async close() {
      await db.destroy();
      await embedded.close();
      unlock();
    },
  };
}

function overPool(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}

/** A statement that fails inside its own `begin` would leave the transaction open, and the connection with it. */
async function runOnOnlyConnection(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
