import { PGlite, type MemoryFS } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { createTypeParsers } from './type-parsers.ts';
import { failWhenStopped } from './stopped-database.ts';

/**
 * All of it is zeroed and stays in memory: the default of 128 MB took half the time of opening a database. A database
 * in memory (tests) needs less, because it reads its files as fast.
 */
const sharedBuffers = (fs?: MemoryFS) => (fs ? '16MB' : '64MB');

/**
 * Wraps the embedded database as a `pg` pool with a single connection, so that both databases use the same driver,
 * including prepared statements.
 */
export async function openEmbeddedPool(source: {
  dataDir?: string;
  fs?: MemoryFS;
}): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const pglite = await PGlite.create({
    ...source,
    extensions: { btree_gin, pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers(source.fs)}`],
  });
  // Planning takes longer than running most statements, so use one generic plan for all values.
  await pglite.exec('set plan_cache_mode = force_generic_plan');
  failWhenStopped(pglite);
  const config: pg.PoolConfig = Object.assign({}, createPgConfig(pglite), {
    max: 1,
    // Never closed when idle: it is in-process, and its prepared statements would be lost.
    idleTimeoutMillis: 0,
    types: createTypeParsers(),
  });
  const pool = new pg.Pool(config);
  return {
    pool,
    close: () => pglite.close(),
  };
}
