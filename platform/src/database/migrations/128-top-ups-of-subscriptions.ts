import { migrationOf } from '../migration-of.ts';

/** Data that was bought stands at the subscription: it is read with it. */
export const topUpsOfSubscriptionsMigration = migrationOf([
  `alter table subscriptions add column top_ups jsonb not null default '[]'`,
  `update subscriptions s set top_ups = t.top_ups from (
    select subscription_id, jsonb_agg(jsonb_build_object('orderId', order_id, 'code', product_code,
      'quantity', quantity, 'period', period) order by order_id) as top_ups
    from top_ups group by subscription_id) t
  where t.subscription_id = s.subscription_id`,
  `drop table top_ups`,
]);
