import { migrationOf } from '../migration-of.ts';

/** The link that was sent last for each eSIM, and all eSIMs in one place. */
export const esimLinksMigration = migrationOf([
  `create view all_esims as
    select subscription_id, icc, status, matching_id, false as is_data_card from esims
    union all
    select c.subscription_id, e.icc, e.status, e.matching_id, true
      from data_card_esims e join sim_cards c on c.icc = e.icc`,
  // One to an eSIM: a newer link takes the place of the older.
  `create table esim_links (
    icc text primary key,
    link_id text not null unique,
    token_hash text not null unique,
    customer_id text not null,
    subscription_id text not null,
    recipient text not null,
    sent_by_name text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    shown_at timestamptz,
    withdrawn_at timestamptz,
    is_undeliverable boolean not null)`,
  `alter table outbox_messages add esim_link_id text`,
]);
