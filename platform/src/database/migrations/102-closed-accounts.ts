import { migrationOf } from '../migration-of.ts';

/** Billing accounts that are closed: they keep their invoices, and nothing is put on them any more. */
export const closedAccountsMigration = migrationOf(['alter table accounts add column closed_on date']);
