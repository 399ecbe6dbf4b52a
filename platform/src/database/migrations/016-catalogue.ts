import { migrationOf } from '../migration-of.ts';

/** What is sold: price plans and extra services; and until when a subscription is bound to its plan. */
export const catalogueMigration = migrationOf([
  `create table price_plans (
    price_plan_code text primary key,
    name text not null,
    category text not null,
    technology_type text,
    offering_type text not null check (offering_type in ('Available', 'Default', 'Deleted')),
    requested_type text check (requested_type in ('Voice', 'MobileBroadband')),
    rate_ore integer not null,
    campaign_code text,
    campaign_rate_ore integer,
    information jsonb not null,
    check ((campaign_code is null) = (campaign_rate_ore is null))
  )`,
  `create table extra_services (
    service_code text primary key,
    name text not null,
    description text not null,
    category text not null,
    rate_ore integer not null,
    notice_days integer not null,
    binding_months integer not null,
    requires jsonb not null,
    excludes jsonb not null,
    sold_with jsonb not null,
    included_in jsonb not null,
    not_with jsonb not null,
    position integer not null
  )`,
  `alter table subscriptions add binding_end_date date`,
]);
