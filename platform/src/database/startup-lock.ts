import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';

const lock = sql`hashtextextended('start of the platform', 0)`;

/** Runs one-time setup of a new database in one process at a time. The embedded database has only one process. */
export function withStartupLock<Result>(
  { patient, kind }: Pick<OpenDatabase, 'patient' | 'kind'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (kind === 'embedded') return work();
  return patient.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
