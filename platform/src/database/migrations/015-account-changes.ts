import { sql, type Kysely } from 'kysely';

/** Lets billing accounts be edited, and new ones be numbered far from those of the demo data. */
export const accountChangesMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table accounts add version integer not null default 1`,
  `alter table accounts add created_on date`,
  `create sequence account_numbers start 89000001`,
];
