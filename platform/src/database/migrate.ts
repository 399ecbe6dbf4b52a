import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { domainMigration } from './migrations/001-domain.ts';
import { identityMigration } from './migrations/002-identity.ts';
import { controlMigration } from './migrations/003-control.ts';
import { administrationMigration } from './migrations/004-administration.ts';
import { passwordResetMigration } from './migrations/005-password-reset.ts';
import { deliveryQueueMigration } from './migrations/006-delivery-queue.ts';
import { subscriptionCountsMigration } from './migrations/007-subscription-counts.ts';
import { ownProfileMigration } from './migrations/008-own-profile.ts';
import { simCardsMigration } from './migrations/009-sim-cards.ts';
import { orderProcessingMigration } from './migrations/010-order-processing.ts';
import type { Database } from './tables.ts';

/** In this order, for ever: a migration that has been released is never edited, only followed. */
const migrations: Record<string, Migration> = {
  '001-domain': domainMigration,
  '002-identity': identityMigration,
  '003-control': controlMigration,
  '004-administration': administrationMigration,
  '005-password-reset': passwordResetMigration,
  '006-delivery-queue': deliveryQueueMigration,
  '007-subscription-counts': subscriptionCountsMigration,
  '008-own-profile': ownProfileMigration,
  '009-sim-cards': simCardsMigration,
  '010-order-processing': orderProcessingMigration,
};

/**
 * Brings the schema to the newest version. Safe to call at every start and from several
 * processes at once: what has run is skipped, and PostgreSQL lets one process migrate at a time.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
}
