import { migrationOf } from '../migration-of.ts';

/** Jobs are carried out in turns: the first row of each, then the second of each. */
export const turnsOfBulkJobsMigration = migrationOf([
  `drop index bulk_job_rows_to_order`,
  `create index bulk_job_rows_to_order on bulk_job_rows (position, next_try_at, job_id) where next_try_at is not null`,
]);
