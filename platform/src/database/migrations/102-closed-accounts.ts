import { sql, type Kysely } from 'kysely';

/** Billing accounts that are closed: they keep their invoices, and nothing is put on them any more. */
export const closedAccountsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table accounts add column closed_on date').execute(db);
  },
};
