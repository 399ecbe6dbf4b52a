import { migrationOf } from '../migration-of.ts';

/** What tells whose a row is, and how its customers are found by that `key`; where nothing is to be found it is the customer. */
interface Whose {
  key: string;
  customers?: string;
}
const byCustomer = { key: 'customer_id' };
const bySubscription = {
  key: 'subscription_id',
  customers: 'select customer_id from subscriptions where subscription_id = key',
};
/** A person's name, e-mail and latest sign-in are seen wherever they belong, and where they have invited somebody. */
const byPerson = {
  key: 'user_id',
  customers: `select customer_id from memberships where user_id = key
    union all select customer_id from invitations where inviter_id = key`,
};

/** What answers that are kept are made of (decision 76). */
const tables: Record<string, Whose> = {
  customers: byCustomer,
  memberships: byCustomer,
  membership_accounts: byCustomer,
  invitations: byCustomer,
  accounts: byCustomer,
  subscriptions: byCustomer,
  sim_cards: bySubscription,
  orders: byCustomer,
  billing_items: byCustomer,
  audit_log: byCustomer,
  users: byPerson,
};

const noting = (table: string, { key, customers }: Whose): string[] => {
  // A plan is kept for a session: by `offset` it is one lookup for each key, however many the first statement had.
  const whose = customers
    ? `select found.customer_id from changed cross join lateral (${customers} offset 0) found`
    : 'select key from changed';
  const note = (changed: string) =>
    `perform note_customer_changes(array(with changed (key) as (${changed}) ${whose}));`;
  const [added, gone] = [`select ${key} from new_rows`, `select ${key} from old_rows`];
  const trigger = (event: string, rows: string) =>
    `create trigger note_changes_on_${event} after ${event} on ${table} ${rows} for each statement`;
  return [
    `create function note_changes_of_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${note(added)}
        elsif tg_op = 'DELETE' then ${note(gone)}
        else ${note(`${added} union ${gone}`)}
        end if;
        return null;
      end $$`,
    `${trigger('insert', 'referencing new table as new_rows')} execute function note_changes_of_${table}()`,
    `${trigger('delete', 'referencing old table as old_rows')} execute function note_changes_of_${table}()`,
    `${trigger('update', 'referencing new table as new_rows old table as old_rows')} execute function note_changes_of_${table}()`,
    `${trigger('truncate', '')} execute function note_changes_of_all()`,
  ];
};

/**
 * Notes a random number with each change of what a customer has. All that were noted, put together by exclusive or, are its
 * version: another one after each transaction that changed anything, in whatever order they end, and another one than any
 * before where a database was restored; none before the first change, and then no answer is kept. As with kept counts each change adds a row of its own, so that nobody waits for
 * another, and now and then one transaction puts a customer's rows together.
 */
export const customerChangesMigration = migrationOf([
  `create table customer_changes (
    id bigint generated always as identity,
    customer_id text not null,
    change bigint not null,
    primary key (customer_id, id)
  )`,
  `create function note_customer_changes(customers text[]) returns void language plpgsql as $$
    declare crowded text[]; each_customer text;
    begin
      with added as (
        insert into customer_changes (customer_id, change)
        select each.customer_id, (random() * 9223372036854775807)::bigint
        from (select distinct unnest(customers) as customer_id) each
        returning id, customer_id)
      select array_agg(customer_id) from added where id % 100 = 0 into crowded;
      foreach each_customer in array coalesce(crowded, '{}') loop
        if pg_try_advisory_xact_lock(20261126, hashtext(each_customer)) then
          with taken as (delete from customer_changes where customer_id = each_customer returning change)
          insert into customer_changes (customer_id, change)
          select each_customer, bit_xor(change) from taken having count(*) > 0;
        end if;
      end loop;
    end $$`,
  'create index invitations_by_inviter on invitations (inviter_id)',
  // Whose the rows of a table were that has been emptied cannot be told any more.
  `create function note_changes_of_all() returns trigger language plpgsql as $$
    begin
      perform note_customer_changes(array(select customer_id from customer_changes));
      return null;
    end $$`,
  ...Object.entries(tables).flatMap(([table, whose]) => noting(table, whose)),
]);
