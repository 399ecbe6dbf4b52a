import { migrationOf } from '../migration-of.ts';

/** Lets billing accounts be edited, and new ones be numbered far from those of the demo data. */
export const accountChangesMigration = migrationOf([
  `alter table accounts add version integer not null default 1`,
  `alter table accounts add created_on date`,
  `create sequence account_numbers start 89000001`,
]);
