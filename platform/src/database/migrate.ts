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
import { orderActionsMigration } from './migrations/011-order-actions.ts';
import { callForwardingsMigration } from './migrations/012-call-forwardings.ts';
import { contractNoticeMigration } from './migrations/013-contract-notice.ts';
import { accountChangesMigration } from './migrations/015-account-changes.ts';
import { catalogueMigration } from './migrations/016-catalogue.ts';
import { paymentsMigration } from './migrations/017-payments.ts';
import { topUpsMigration } from './migrations/018-top-ups.ts';
import { newSubscriptionsMigration } from './migrations/043-new-subscriptions.ts';
import { unusedSubscriptionsMigration } from './migrations/053-unused-subscriptions.ts';
import { paymentItemsMigration } from './migrations/056-payment-items.ts';
import { invoiceRemindersMigration } from './migrations/057-invoice-reminders.ts';
import { dataCardsMigration } from './migrations/059-data-cards.ts';
import { orderStoryMigration } from './migrations/060-order-story.ts';
import { bulkJobsMigration } from './migrations/062-bulk-jobs.ts';
import { attachmentsMigration } from './migrations/066-attachments.ts';
import { idleSignInsMigration } from './migrations/070-idle-sign-ins.ts';
import { usageAlertsMigration } from './migrations/071-usage-alerts.ts';
import { subscriptionViewsMigration } from './migrations/074-subscription-views.ts';
import { esimLinksMigration } from './migrations/085-esim-links.ts';
import { subscriptionsByJobMigration } from './migrations/087-subscriptions-by-job.ts';
import { accountAlertsMigration } from './migrations/089-account-alerts.ts';
import { ownSubscriptionsMigration } from './migrations/091-own-subscriptions.ts';
import { closedAccountsMigration } from './migrations/102-closed-accounts.ts';
import { notificationsMigration } from './migrations/105-notifications.ts';
import { auditSentencesMigration } from './migrations/113-audit-sentences.ts';
import { simCardNamesMigration } from './migrations/114-sim-card-names.ts';
import { signInBrowsersMigration } from './migrations/115-sign-in-browsers.ts';
import { secondFactorsMigration } from './migrations/116-second-factors.ts';
import { auditByRecordMigration } from './migrations/118-audit-by-record.ts';
import { messagesMigration } from './migrations/119-messages.ts';
import { passkeysMigration } from './migrations/120-passkeys.ts';
import { listOrdersMigration } from './migrations/121-list-orders.ts';
import { keptCountsMigration } from './migrations/122-kept-counts.ts';
import { searchByTrigramsMigration } from './migrations/123-search-by-trigrams.ts';
import { filtersOnUseMigration } from './migrations/124-filters-on-use.ts';
import { keptSpendMigration } from './migrations/125-kept-spend.ts';
import { ordersToldOfMigration } from './migrations/126-orders-told-of.ts';
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
  '011-order-actions': orderActionsMigration,
  '012-call-forwardings': callForwardingsMigration,
  '013-contract-notice': contractNoticeMigration,
  '015-account-changes': accountChangesMigration,
  '016-catalogue': catalogueMigration,
  '017-payments': paymentsMigration,
  '018-top-ups': topUpsMigration,
  '043-new-subscriptions': newSubscriptionsMigration,
  '053-unused-subscriptions': unusedSubscriptionsMigration,
  '056-payment-items': paymentItemsMigration,
  '057-invoice-reminders': invoiceRemindersMigration,
  '059-data-cards': dataCardsMigration,
  '060-order-story': orderStoryMigration,
  '062-bulk-jobs': bulkJobsMigration,
  '066-attachments': attachmentsMigration,
  '070-idle-sign-ins': idleSignInsMigration,
  '071-usage-alerts': usageAlertsMigration,
  '074-subscription-views': subscriptionViewsMigration,
  '085-esim-links': esimLinksMigration,
  '087-subscriptions-by-job': subscriptionsByJobMigration,
  '089-account-alerts': accountAlertsMigration,
  '091-own-subscriptions': ownSubscriptionsMigration,
  '102-closed-accounts': closedAccountsMigration,
  '105-notifications': notificationsMigration,
  '113-audit-sentences': auditSentencesMigration,
  '114-sim-card-names': simCardNamesMigration,
  '115-sign-in-browsers': signInBrowsersMigration,
  '116-second-factors': secondFactorsMigration,
  '118-audit-by-record': auditByRecordMigration,
  '119-messages': messagesMigration,
  '120-passkeys': passkeysMigration,
  '121-list-orders': listOrdersMigration,
  '122-kept-counts': keptCountsMigration,
  '123-search-by-trigrams': searchByTrigramsMigration,
  '124-filters-on-use': filtersOnUseMigration,
  '125-kept-spend': keptSpendMigration,
  '126-orders-told-of': ordersToldOfMigration,
};

/**
 * Brings the schema to the newest version. Safe to call at every start and from several
 * processes at once: what has run is skipped, and PostgreSQL lets one process migrate at a time.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Changes that were made side by side may come in any order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
}
