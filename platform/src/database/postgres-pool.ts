import pg from 'pg';
import { UserFacingError } from 'shared/node/user-facing-error';
import { createTypeParsers } from './type-parsers.ts';

/**
 * Session settings. Generic plans: every statement reads one customer's rows by an index that starts with the customer,
 * and planning takes longer than running most of them. UTC, like the embedded database. No JIT: it only pays for many
 * thousands of rows, which no statement should read, and takes longer than a small customer's list.
 */
const sessionSettings = '-c plan_cache_mode=force_generic_plan -c jit=off -c TimeZone=UTC';

/**
 * Timeouts in milliseconds: for a connection, a lock, a statement, and an unresponsive server. An idle transaction is
 * ended, which releases its locks.
 */
const patience = { connection: 3_000, lock: 3_000, statement: 6_000, answer: 7_000, forgotten: 15_000 };

const serverLimits = [
  `-c lock_timeout=${String(patience.lock)}`,
  `-c statement_timeout=${String(patience.statement)}`,
  `-c idle_in_transaction_session_timeout=${String(patience.forgotten)}`,
].join(' ');

export interface PoolOptions {
  connections: number;
  /** No timeouts, for long work such as migrations. */
  patient?: boolean;
}

/** Creates a PostgreSQL connection pool; connects lazily. */
export function poolOf(url: string, { connections, patient = false }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patient ? 0 : patience.connection,
    types: createTypeParsers(),
    options: patient ? sessionSettings : `${sessionSettings} ${serverLimits}`,
    ...(patient ? {} : { query_timeout: patience.answer }),
  });
  // Broken connections are replaced and their query rejects; without these listeners the error event would crash the
  // process. The pool reports idle connections, the client's listener those in use.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    client.on('error', () => undefined);
  });
  return pool;
}

/**
 * Connects to PostgreSQL and checks that the URL works before anything else starts.
 *
 * @throws UserFacingError in one sentence, without the password, if it does not
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
