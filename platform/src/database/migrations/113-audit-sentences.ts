import { sql, type Kysely } from 'kysely';

/** What entries of the audit log are about, called as it was then, and what their sentences tell besides. */
export const auditSentencesMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table audit_log
    add about_kind text,
    add about_id text,
    add about_name text,
    add details jsonb`,
];
