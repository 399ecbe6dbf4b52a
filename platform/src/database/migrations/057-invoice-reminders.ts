import { migrationOf } from '../migration-of.ts';

/** Mails before an invoice is due: who wants them, and which have been sent. */
export const invoiceRemindersMigration = migrationOf([
  `create table invoice_reminder_wishes (
    user_id text primary key references users on delete cascade,
    since timestamptz not null)`,
  // The rule that nobody is reminded of an invoice twice.
  `create table invoice_reminders (
    user_id text not null references users on delete cascade,
    billing_item_id text not null,
    sent_at timestamptz not null,
    primary key (user_id, billing_item_id))`,
]);
