import { migrationOf } from '../migration-of.ts';

/** What moves an order through its statuses, and what it changes when it is done. */
export const orderProcessingMigration = migrationOf([
  `alter table orders
    add effective_date date,
    add details jsonb,
    add step_seconds integer,
    add next_step_at timestamptz`,
  `create index orders_to_advance on orders (next_step_at, order_id) where next_step_at is not null`,
  // Far from the numbers of the demo data.
  `create sequence order_numbers start 5000000001`,
]);
