import { migrationOf } from '../migration-of.ts';

/** Which orders a person is told of is found without those that ended well and are others'. */
export const ordersToldOfMigration = migrationOf([
  `create index orders_failed_by_end on orders (customer_id, coalesce(completed_at, failed_at, created_at))
    where status = 'Failed'`,
  `create index orders_of_creator on orders (customer_id, created_by_id, coalesce(completed_at, failed_at, created_at))
    where created_by_id is not null and status in ('Completed', 'Failed')`,
]);
