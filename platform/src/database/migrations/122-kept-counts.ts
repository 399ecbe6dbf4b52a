import { sql, type Kysely } from 'kysely';

/**
 * How many rows a list has of each kind (decision 71), kept by the transaction that changes them. Each change adds a row
 * of its own, so that nobody waits for another; now and then one transaction at a time adds up a customer's rows.
 */
export const keptCountsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(table).execute(db);
    for (const [list, [counted, ...kind]] of Object.entries(lists))
      for (const statement of keepingOf(list, { counted, kind })) await sql.raw(statement).execute(db);
  },
};

const table = `create table kept_counts (
  id bigint generated always as identity,
  list text not null,
  customer_id text not null,
  account_id text not null,
  type text not null,
  status text not null,
  total integer not null,
  primary key (list, customer_id, account_id, type, status, id)
)`;

/** What tells the kinds of a table's rows: account, type and status. Without filters, fewer kinds say as much. */
const lists: Record<string, readonly [table: string, account: string, type: string, status: string]> = {
  subscriptions: ['subscriptions', 'account_id', 'type', 'status'],
  subscriptions_by_account: ['subscriptions', 'account_id', `''`, `''`],
  subscriptions_by_kind: ['subscriptions', `''`, 'type', 'status'],
  orders: ['orders', `coalesce(account_id, '')`, 'type', 'status'],
  orders_by_account: ['orders', `coalesce(account_id, '')`, `''`, 'status'],
  billing_items: ['billing_items', 'account_id', 'document_type', 'status'],
  billing_items_by_kind: ['billing_items', `''`, 'document_type', 'status'],
  audit_log: ['audit_log', `''`, 'action', `''`],
};

interface Kept {
  /** The table, and for each of its rows those that are kept, if these are others. */
  counted: string;
  parts?: string;
  /** Account, type and status. */
  kind: readonly string[];
  /** What is added up; else it is how many. */
  amount?: string;
}

/** What keeps the counts or sums of a list. */
export function keepingOf(list: string, { counted, parts = '', kind, amount = '1' }: Kept): string[] {
  const columns = `customer_id, ${kind.join(', ')}`;
  const keep = (rows: string) => `with added as (
      insert into kept_counts (list, customer_id, account_id, type, status, total)
      select '${list}', customer_id, account_id, type, status, sum(n)
      from (${rows}) changed (customer_id, account_id, type, status, n)
      group by customer_id, account_id, type, status having sum(n) <> 0
      returning id, customer_id)
    select array_agg(distinct customer_id) from added where id % 100 = 0 into crowded;`;
  const added = `select ${columns}, ${amount} from new_rows as b${parts}`;
  const gone = `select ${columns}, -${amount} from old_rows as b${parts}`;
  const name = `count_${list}`;
  const trigger = (event: string, tables: string) =>
    `create trigger ${name}_on_${event} after ${event} on ${counted} ${tables} for each statement execute function ${name}()`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
      declare crowded text[]; each_customer text;
      begin
        if tg_op = 'TRUNCATE' then delete from kept_counts where list = '${list}';
        elsif tg_op = 'INSERT' then ${keep(added)}
        elsif tg_op = 'DELETE' then ${keep(gone)}
        else ${keep(`${added} union all ${gone}`)}
        end if;
        foreach each_customer in array coalesce(crowded, '{}') loop
          if pg_try_advisory_xact_lock(20261123, hashtext('${list} ' || each_customer)) then
            with taken as (delete from kept_counts where list = '${list}' and customer_id = each_customer
              returning customer_id, account_id, type, status, total)
            insert into kept_counts (list, customer_id, account_id, type, status, total)
            select '${list}', customer_id, account_id, type, status, sum(total) from taken
            group by customer_id, account_id, type, status having sum(total) <> 0;
          end if;
        end loop;
        return null;
      end $$`,
    trigger('insert', 'referencing new table as new_rows'),
    trigger('delete', 'referencing old table as old_rows'),
    trigger('update', 'referencing new table as new_rows old table as old_rows'),
    trigger('truncate', ''),
    `insert into kept_counts (list, customer_id, account_id, type, status, total)
      select '${list}', ${columns}, sum(${amount}) from ${counted} as b${parts} group by 2, 3, 4, 5`,
  ];
}
