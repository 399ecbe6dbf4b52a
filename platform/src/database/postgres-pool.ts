import pg from 'pg';
import { UserFacingError } from 'shared/node/user-facing-error';
import { createAnswerTypes } from './answer-types.ts';

/**
 * A prepared statement keeps its first plan, whatever values come: each is made for one customer's rows, found by an
 * index that begins with the customer, and planning anew takes longer than most of them run. Moments are told in UTC,
 * as the embedded database tells them. What is compiled for a statement pays where many thousands of rows are read for it,
 * which none of ours should, and takes longer than a small customer's list.
 */
const sessionSettings = '-c plan_cache_mode=force_generic_plan -c jit=off -c TimeZone=UTC';

/**
 * What a caller waits for at most, in milliseconds: for a connection, for what another holds locked, for a statement,
 * and for a server that says nothing at all. A transaction that its process has forgotten is ended, and what it had
 * locked is free again.
 */
const patience = { connection: 3_000, lock: 3_000, statement: 6_000, answer: 7_000, forgotten: 15_000 };

const serverLimits = [
  `-c lock_timeout=${String(patience.lock)}`,
  `-c statement_timeout=${String(patience.statement)}`,
  `-c idle_in_transaction_session_timeout=${String(patience.forgotten)}`,
].join(' ');

export interface PoolOptions {
  connections: number;
  /** For work that may take as long as it needs, such as a migration. */
  patient?: boolean;
}

/** A pool of connections to PostgreSQL; nothing is connected before it is needed. */
export function poolOf(url: string, { connections, patient = false }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patient ? 0 : patience.connection,
    types: createAnswerTypes(),
    options: patient ? sessionSettings : `${sessionSettings} ${serverLimits}`,
    ...(patient ? {} : { query_timeout: patience.answer }),
  });
  // A connection that breaks is replaced, and its query rejects: unheard, its error would end the process. The pool
  // hears those that are idle, the client's own listener those in use.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    client.on('error', () => undefined);
  });
  return pool;
}

/**
 * Connects to PostgreSQL and proves that the address works before anything else starts.
 *
 * @throws UserFacingError in one sentence, without the password, when it does not
 */
export async function connectPostgres(
  url: string,
  options: PoolOptions = { connections: 1 },
): Promise<pg.Pool> {
  const place = describePlace(url);
  const pool = poolOf(url, options);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw new UserFacingError(explain(error, place), { cause: error });
  }
}

function describePlace(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) {
    throw new UserFacingError(
      'DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database, or leave it out to use the embedded database.',
    );
  }
  return `${parsed.hostname || 'localhost'}:${parsed.port || '5432'}${parsed.pathname}`;
}

function explain(error: unknown, place: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL at ${place} refuses the user name or password in DATABASE_URL: correct them and start again.`;
  }
  if (code === '3D000') {
    return `PostgreSQL at ${place} has no such database: create it, or correct DATABASE_URL.`;
  }
  const reason = code || (error instanceof Error ? error.message : 'unknown reason');
  return `PostgreSQL at ${place} cannot be reached (${reason}): check that it runs and that DATABASE_URL is right.`;
}
