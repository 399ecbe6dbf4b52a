import { migrationOf } from '../migration-of.ts';

/** Attempts and the waiting between them are the delivery queue's, which keeps them in tables of its own. */
export const deliveryQueueMigration = migrationOf([
  `alter table outbox_messages drop attempts, drop next_attempt_at`,
]);
