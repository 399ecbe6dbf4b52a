import { migrationOf } from '../migration-of.ts';

/** The activity log is read beside the record that it tells of, and by who did it. */
export const auditByRecordMigration = migrationOf([
  `create index audit_log_by_record on audit_log (customer_id, about_kind, about_id, at desc)`,
  `create index audit_log_by_actor on audit_log (customer_id, actor_id, at desc)`,
]);
