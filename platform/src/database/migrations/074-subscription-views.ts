import { migrationOf } from '../migration-of.ts';

/** Views of the subscriptions overview that people keep under a name. They go with the membership. */
export const subscriptionViewsMigration = migrationOf([
  `create table subscription_views (
    view_id text primary key,
    user_id text not null,
    customer_id text not null,
    name text not null,
    name_key text not null,
    query text not null,
    is_default boolean not null,
    unique (user_id, customer_id, name_key),
    foreign key (user_id, customer_id) references memberships on delete cascade
  )`,
  `create unique index subscription_views_default on subscription_views (user_id, customer_id) where is_default`,
]);
