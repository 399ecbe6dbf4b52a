import { migrationOf } from '../migration-of.ts';

/** What an order changes, how it went, where its parcel is, and the call that it came with. */
export const orderStoryMigration = migrationOf([
  `alter table orders
    add changes jsonb not null default '[]',
    add steps jsonb not null default '[]',
    add tracking jsonb,
    add correlation_id text`,
]);
