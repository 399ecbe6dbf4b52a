import { sql, type Kysely } from 'kysely';

/** What an order changes, how it went, where its parcel is, and the call that it came with. */
export const orderStoryMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table orders
    add changes jsonb not null default '[]',
    add steps jsonb not null default '[]',
    add tracking jsonb,
    add correlation_id text`,
];
