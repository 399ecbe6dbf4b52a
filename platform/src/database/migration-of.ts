import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration that runs these statements in order. */
export const migrationOf = (statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
