import { migrationOf } from '../migration-of.ts';

/** The search text of a subscription is written by the update that changes it: each update touches all indexes. */
export const searchTextByTriggerMigration = migrationOf([
  `create function write_subscription_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := (select subscription_search_text(new, a) from accounts a
        where a.account_id = new.account_id);
      return new;
    end $$`,
  `create trigger subscriptions_search_text
    before update of name, first_name, last_name, local_number, circuit_id, employee_id, email, account_id
    on subscriptions for each row execute function write_subscription_search_text()`,
]);
