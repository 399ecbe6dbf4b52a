import { sql, type Kysely } from 'kysely';

/** The second step of signing in, of those who have switched it on, and the codes for who has lost their telephone. */
export const secondFactorsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table second_factors (
        user_id text primary key references users on delete cascade,
        sealed_key text not null,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        last_step integer not null default 0
      )`.execute(db);
    await sql`
      create table recovery_codes (
        user_id text not null references users on delete cascade,
        code_hash text not null,
        primary key (user_id, code_hash)
      )`.execute(db);
  },
};
