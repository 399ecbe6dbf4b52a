import { sql, type Kysely } from 'kysely';

/** A SIM card is called what the portal calls it everywhere. */
export const simCardNamesMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`update sim_cards set name = 'Simkort' where name = 'SIM-kort'`).execute(db);
  },
};
