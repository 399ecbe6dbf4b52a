import { migrationOf } from '../migration-of.ts';

/** What entries of the audit log are about, called as it was then, and what their sentences tell besides. */
export const auditSentencesMigration = migrationOf([
  `alter table audit_log
    add about_kind text,
    add about_id text,
    add about_name text,
    add details jsonb`,
]);
