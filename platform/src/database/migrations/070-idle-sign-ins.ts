import { sql, type Kysely } from 'kysely';

/** When a sign-in was used last: one that nobody uses ends before its time. */
export const idleSignInsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table oidc_payloads add column used_at timestamptz not null default now()`.execute(db);
  },
};
