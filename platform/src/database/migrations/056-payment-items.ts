import { migrationOf } from '../migration-of.ts';

/** A payment by card pays one invoice or several. */
export const paymentItemsMigration = migrationOf([
  `create table payment_items (
    session_id text not null references payment_sessions (session_id) on delete cascade,
    billing_item_id text not null,
    customer_id text not null,
    account_id text not null,
    amount_ore integer not null check (amount_ore > 0),
    is_open boolean not null default true,
    primary key (session_id, billing_item_id))`,
  `insert into payment_items
    select session_id, billing_item_id, customer_id, account_id, amount_ore, state = 'Pending'
    from payment_sessions`,
  // The rule that an invoice is in one open payment at a time, whoever begins it and with which others.
  `create unique index payment_items_open on payment_items (billing_item_id) where is_open`,
  `drop index payment_sessions_open`,
  `alter table payment_sessions drop column billing_item_id, drop column account_id`,
]);
