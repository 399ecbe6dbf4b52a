import { migrationOf } from '../migration-of.ts';

/** How long before a subscription's end a customer's contract wants it to be terminated. */
export const contractNoticeMigration = migrationOf([
  `alter table customers
    add notice_days integer not null default 30,
    add notice_from text not null default 'EndOfMonth' check (notice_from in ('Today', 'EndOfMonth'))`,
]);
