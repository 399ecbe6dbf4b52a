import { migrationOf } from '../migration-of.ts';

/** Data bought for a period. */
export const topUpsMigration = migrationOf([
  `create table top_ups (
    order_id text primary key,
    subscription_id text not null references subscriptions on delete cascade,
    product_code text not null,
    quantity integer not null check (quantity > 0),
    period text not null
  )`,
  `create index top_ups_of_subscription on top_ups (subscription_id, period)`,
]);
