import { migrationOf } from '../migration-of.ts';

/** Subscriptions and invoices are found, as well as sorted, by the current name of their billing account. */
export const searchByAccountNameMigration = migrationOf([
  `create function subscription_search_text(s subscriptions, a accounts) returns text stable language sql as $$
    select lower(concat_ws(' ', s.name, s.first_name, s.last_name, s.subscription_id, s.local_number, s.circuit_id,
      s.employee_id, s.email,
      (select string_agg(c.icc, ' ') from sim_cards c where c.subscription_id = s.subscription_id),
      a.account_id, a.account_name))
    $$`,
  `drop trigger accounts_sort_name on accounts`,
  `drop function sort_by_account_anew`,
  // One update for both: each touches all indexes of the row.
  `create function rename_account() returns trigger language plpgsql as $$
    begin
      update subscriptions s set sort_account = new.sort_name, search_text = subscription_search_text(s, new)
        where s.customer_id = new.customer_id and s.account_id = new.account_id;
      update billing_items b set sort_account = new.sort_name,
          search_text = lower(concat_ws(' ', b.invoice_number, new.account_id, new.account_name))
        where b.customer_id = new.customer_id and b.account_id = new.account_id;
      return null;
    end $$`,
  `create trigger accounts_account_name after update of account_name on accounts for each row
    when (old.account_name is distinct from new.account_name) execute function rename_account()`,
]);
