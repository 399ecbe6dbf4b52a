import { migrationOf } from '../migration-of.ts';

/** eSIMs, at most one of a subscription, and blank SIM cards that can be taken into use. */
export const simCardsMigration = migrationOf([
  `create table esims (
    subscription_id text primary key references subscriptions on delete cascade,
    icc text not null unique,
    status text not null check (status in ('Unknown', 'Activated', 'Ordered', 'Refused')),
    matching_id text not null,
    puk_code text,
    ordered_at timestamptz not null
  )`,
  `create table blank_sim_cards (
    icc text primary key,
    puk_code text,
    is_available boolean not null
  )`,
]);
