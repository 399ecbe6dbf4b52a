import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseStopped } from './stopped-database.ts';
import { isQueryTimeout, isReadOnly } from './unavailable.ts';

type Run = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Maximum prepared statements per connection, because each keeps its plan in memory. */
const maxPrepared = 200;
const maxStatementLength = 8_000;

/**
 * A pool whose connections prepare each statement once and then send only parameters: parsing and planning take several
 * times as long as running most statements. Statements without parameters (`begin`), long ones (many rows), and those
 * beyond the maximum are sent as plain queries.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const prepared = new Map<string, string>();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const wrapper = wrapped.get(client) ?? wrap(client, prepared);
      wrapped.set(client, wrapper);
      return wrapper;
    },
    end: () => pool.end(),
  };
}

function wrap(client: pg.PoolClient, prepared: Map<string, string>): PostgresPoolClient {
  let silent: Error | undefined;
  let isUnusable = false;
  const send: Run = async (text, values) => {
    const name = nameOf(prepared, text, values);
    if (name === undefined) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      prepared.set(text, unprepared);
      // Inside a transaction this fails too, and the caller has to restart the transaction.
      return client.query(text, [...values]).catch(() => {
        throw error;
      });
    }
  };
  // An unresponsive server would not answer the rollback either, so the connection is discarded.
  const run: Run = async (text, values) => {
    if (silent) throw silent;
    try {
      return await send(text, values);
    } catch (error) {
      if (isQueryTimeout(error) || error instanceof DatabaseStopped) silent = error;
      if (isReadOnly(error)) isUnusable = true;
      throw error;
    }
  };
  // Kysely uses cursors only if the dialect is given a cursor class, which ours is not.
  const query = run as unknown as PostgresPoolClient['query'];
  return {
    query,
    release: destroy => {
      client.release(destroy === true || silent !== undefined || isUnusable);
    },
  };
}

const unprepared = '';

function nameOf(prepared: Map<string, string>, text: string, values: readonly unknown[]): string | undefined {
  const statement = prepared.get(text);
  if (statement !== undefined) return statement === unprepared ? undefined : statement;
  if (values.length === 0 || text.length > maxStatementLength || prepared.size >= maxPrepared)
    return undefined;
  const name = `s${String(prepared.size)}`;
  prepared.set(text, name);
  return name;
}

/** A migration of a newer release has changed the result columns, for example of `select *`. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000';
}
