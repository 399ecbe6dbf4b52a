import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MemoryFS } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import { lockDataFolder } from 'shared/node/data-folder-lock';
import { explainEmbedded } from './explain-embedded.ts';
import { openEmbeddedPool } from './embedded-pool.ts';
import { connectPostgres, poolOf } from './postgres-pool.ts';
import { preparing } from './prepared-statements.ts';
import type { Database } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: 'embedded' | 'postgres';
  /** Like `db`, but without timeouts and with separate connections: for long work and for probes. */
  patient: Kysely<Database>;
  /** Runs raw SQL, also several statements at once; needed by the job queue's maintenance. */
  statements: Db;
  /** Closes all connections and releases the data folder. */
  close(): Promise<void>;
}

interface PostgresLocation {
  url: string;
  /** Maximum number of connections, not counting those of `patient`. */
  connections?: number | undefined;
}

/** Location of the data: a folder for the embedded database, a PostgreSQL URL, or in memory (tests). */
export type DatabaseLocation = { dataDir: string } | PostgresLocation | { memory: true; files?: MemoryFS };

/**
 * Opens the platform's database. Both kinds use the same SQL and return the same types: `timestamptz` as Date, `date`
 * as 'YYYY-MM-DD', `bigint` and counts as number, `numeric` as text, `jsonb` parsed. Write `jsonb` with JSON.stringify,
 * because arrays are otherwise sent as SQL arrays.
 *
 * @throws UserFacingError if the folder is in use or the URL does not work
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return openPostgres(location);
  if ('memory' in location)
    return openEmbedded(location.files ? { fs: location.files } : {}, () => undefined);
  const unlock = lockDataFolder(location.dataDir);
  try {
    const folder = join(location.dataDir, 'database');
    mkdirSync(folder, { recursive: true });
    return await openEmbedded({ dataDir: folder }, unlock);
  } catch (error) {
    unlock();
    throw explainEmbedded(error, location.dataDir);
  }
}

async function openPostgres({ url, connections = 20 }: PostgresLocation): Promise<OpenDatabase> {
  const db = overPool(await connectPostgres(url, { connections }));
  const patientPool = poolOf(url, { connections: 3, patient: true });
  const patient = overPool(patientPool);
  return {
    db,
    patient,
    kind: 'postgres',
    statements: { executeSql: (text, values) => patientPool.query(text, values) },
    async close() {
      await db.destroy();
      await patient.destroy();
    },
  };
}

async function openEmbedded(
  source: { dataDir?: string; fs?: MemoryFS },
  unlock: () => void,
): Promise<OpenDatabase> {
  const embedded = await openEmbeddedPool(source);
  const { pool } = embedded;
  const db = overPool(pool);
  return {
    db,
    patient: db,
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

/** A statement that fails inside its own `begin` would leave the transaction, and thus the connection, open. */
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
