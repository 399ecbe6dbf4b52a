import { PGlite, type MemoryFS } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createAnswerTypes } from './answer-types.ts';
import { failWhenStopped } from './stopped-database.ts';

/**
 * Opens the embedded database behind the driver of PostgreSQL, as a pool of the one connection that it has. Both
 * kinds of database are then spoken to alike, down to the statements that are prepared.
 */
export async function openEmbeddedPool(source: {
  dataDir?: string;
  fs?: MemoryFS;
}): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const pglite = await PGlite.create({ ...source, extensions: { btree_gin, pg_trgm } });
  // Planning takes longer than most statements run, here more than on a server: one plan for all values.
  await pglite.exec('set plan_cache_mode = force_generic_plan');
  failWhenStopped(pglite);
  const config: pg.PoolConfig = Object.assign({}, createPgConfig(pglite), {
    max: 1,
    // Never given up while idle: it is a call into this process, and what is prepared on it would be lost.
    idleTimeoutMillis: 0,
    types: createAnswerTypes(),
  });
  const pool = new pg.Pool(config);
  return {
    pool,
    close: () => pglite.close(),
  };
}
