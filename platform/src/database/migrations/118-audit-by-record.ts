import { sql, type Kysely } from 'kysely';

/** The activity log is read beside the record that it tells of, and by who did it. */
export const auditByRecordMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index audit_log_by_record on audit_log (customer_id, about_kind, about_id, at desc)`,
  `create index audit_log_by_actor on audit_log (customer_id, actor_id, at desc)`,
];
