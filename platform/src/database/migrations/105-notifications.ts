import { migrationOf } from '../migration-of.ts';

/** What the notifications of a person are found by, and which of them they have read. */
export const notificationsMigration = migrationOf([
  `alter table orders add created_by_id text, add failed_at timestamptz`,
  `update orders o set created_by_id = l.actor_id from audit_log l
    where l.action = 'OrderPlaced' and l.customer_id = o.customer_id and l.after->>'orderId' = o.order_id`,
  `update orders set failed_at = (steps->-1->>'at')::timestamptz
    where status = 'Failed' and steps->-1->>'status' = 'Failed'`,
  `create index orders_by_end on orders (customer_id, coalesce(completed_at, failed_at, created_at))
    where status in ('Completed', 'Failed')`,
  `create index bulk_job_rows_by_order on bulk_job_rows (order_id) where order_id is not null`,
  `create index audit_log_of_access on audit_log (customer_id, at)
    where action in ('InvitationAccepted', 'AccessChanged', 'AccessRemoved')`,
  `create index usage_alerts_by_customer on usage_alerts (customer_id)`,
  `create index usage_alert_firings_by_time on usage_alert_firings (fired_at)`,
  `create table notification_reads (
    user_id text not null,
    customer_id text not null,
    notification_id text not null,
    read_at timestamptz not null,
    primary key (user_id, customer_id, notification_id),
    foreign key (user_id, customer_id) references memberships on delete cascade
  )`,
]);
