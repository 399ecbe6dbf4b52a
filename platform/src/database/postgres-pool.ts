import pg from 'pg';
import { UserFacingError } from '../user-facing-error.ts';
import { createAnswerTypes } from './answer-types.ts';

/**
 * A prepared statement keeps its first plan, whatever values come: each is made for one customer's rows, found by an
 * index that begins with the customer, and planning anew takes longer than most of them run. Moments are told in UTC,
 * as the embedded database tells them.
 */
const sessionSettings = '-c plan_cache_mode=force_generic_plan -c TimeZone=UTC';

const connectTimeout = 5000;

/**
 * Connects to PostgreSQL and proves that the address works before anything else starts.
 *
 * @throws UserFacingError in one sentence, without the password, when it does not
 */
export async function connectPostgres(url: string): Promise<pg.Pool> {
  const place = describePlace(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: connectTimeout,
    types: createAnswerTypes(),
    options: sessionSettings,
  });
  // A connection that breaks while idle is replaced by the next query; unheard it would end the process.
  pool.on('error', () => undefined);
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
