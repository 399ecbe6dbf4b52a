import { migrationOf } from '../migration-of.ts';

/** Files that people send with an order, in parts, so that no process holds a whole one. */
export const attachmentsMigration = migrationOf([
  `create table attachments (
    attachment_id text primary key,
    customer_id text not null references customers on delete cascade,
    user_id text not null,
    file_name text not null,
    media_type text not null,
    size bigint not null,
    is_whole boolean not null,
    created_at timestamptz not null,
    order_id text references orders on delete cascade
  )`,
  `create index attachments_without_order on attachments (created_at) where order_id is null`,
  `create index attachments_of_order on attachments (order_id) where order_id is not null`,
  `create table attachment_parts (
    attachment_id text not null references attachments on delete cascade,
    position integer not null,
    content bytea not null,
    primary key (attachment_id, position)
  )`,
]);
