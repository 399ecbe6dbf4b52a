import { migrationOf } from '../migration-of.ts';

/** What a person is searched by, made when it is written: to make it of everybody was most of what a search took. */
export const searchOfPeopleMigration = migrationOf([
  `alter table users add column search_text text
    generated always as (lower(email || ' ' || first_name || ' ' || last_name)) stored`,
]);
