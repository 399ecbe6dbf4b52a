import { sql, type Kysely } from 'kysely';

/** What the browser of a sign-in calls itself, so that a person can tell their sign-ins apart. */
export const signInBrowsersMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table oidc_payloads add column user_agent text`.execute(db);
  },
};
