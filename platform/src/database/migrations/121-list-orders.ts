import { sql, type Kysely } from 'kysely';

/**
 * Each order that a list can be asked for has an index that begins with the customer, so that a page is read from its
 * rows alone (decision 71). What has no value comes last either way and ties are broken by the id, which takes an index
 * for each direction of subscriptions. Items of an account are sorted by its name beside them, since an index spans one
 * table.
 */
export const listOrdersMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...accountOrder, ...subscriptions, ...billing, ...orders, ...auditLog])
      await sql.raw(statement).execute(db);
  },
};

/** The order of their accounts, kept beside the subscriptions: an index spans one table. */
const accountOrder = [
  `alter table subscriptions add column sort_account text collate "C"`,
  `alter table billing_items add column sort_account text collate "C"`,
  `update subscriptions s set sort_account = a.sort_name from accounts a where a.account_id = s.account_id`,
  `update billing_items s set sort_account = a.sort_name from accounts a where a.account_id = s.account_id`,
  `create function sort_by_account() returns trigger language plpgsql as $$
    begin
      new.sort_account := (select sort_name from accounts where account_id = new.account_id);
      return new;
    end $$`,
  `create trigger subscriptions_sort_account before insert or update of account_id on subscriptions
    for each row execute function sort_by_account()`,
  `create trigger billing_items_sort_account before insert or update of account_id on billing_items
    for each row execute function sort_by_account()`,
  `create function sort_by_account_anew() returns trigger language plpgsql as $$
    begin
      update subscriptions set sort_account = new.sort_name
        where customer_id = new.customer_id and account_id = new.account_id;
      update billing_items set sort_account = new.sort_name
        where customer_id = new.customer_id and account_id = new.account_id;
      return null;
    end $$`,
  `create trigger accounts_sort_name after update of sort_name on accounts for each row
    when (old.sort_name is distinct from new.sort_name) execute function sort_by_account_anew()`,
];

const sorted = {
  name: 'sort_name',
  number: '(coalesce(local_number, circuit_id) collate "C")',
  product: 'sort_product',
  status: `(array_position(array['Unknown', 'Active', 'Reserved', 'Cancelled', 'Suspended', 'SuspendedNoAltering'], status))`,
  account_name: 'sort_account',
  start: 'effective_date',
  price: 'recurring_rate_ore',
};

const subscriptions = [
  // Begins as `subscriptions_by_kind` does.
  `drop index subscriptions_by_account`,
  `drop index subscriptions_by_name`,
  ...Object.entries(sorted).flatMap(([name, value]) => [
    `create index subscriptions_by_${name} on subscriptions (customer_id, ${value}, subscription_id)`,
    `create index subscriptions_by_${name}_desc on subscriptions (customer_id, ${value} desc nulls last, subscription_id)`,
  ]),
  // Who has no user stands by the product's name: all of a type may stand together, far from the beginning.
  `create index subscriptions_of_type on subscriptions (customer_id, type, sort_name, subscription_id)`,
  `drop index subscriptions_near_limit`,
  `create index subscriptions_near_limit on subscriptions (customer_id) include (account_id, type, status)
    where data_used_percent >= 80`,
  `drop index subscriptions_unused`,
  `create index subscriptions_unused on subscriptions (customer_id, unused_since) include (account_id, type, status)
    where unused_since is not null`,
  `create index subscriptions_by_employee on subscriptions (customer_id, lower(employee_id))
    where employee_id is not null`,
  `create index subscriptions_by_circuit on subscriptions (customer_id, lower(circuit_id))
    where circuit_id is not null`,
];

const billing = [
  `create index billing_items_by_due on billing_items (customer_id, due_date, billing_item_id)`,
  `create index billing_items_by_number on billing_items (customer_id, invoice_number collate "C", billing_item_id)`,
  `create index billing_items_by_amount on billing_items (customer_id, total_incl_vat_ore, billing_item_id)`,
  `create index billing_items_by_status on billing_items (customer_id, status, billing_item_id)`,
  `create index billing_items_by_account_name on billing_items (customer_id, sort_account, billing_item_id)`,
  // The amount first: for anything else they would look as good as an index that is.
  `create index billing_items_over on billing_items (abs(total_incl_vat_ore), customer_id)`,
  `create index billing_items_owed_of on billing_items (abs(amount_due_ore), customer_id)`,
  `create index billing_items_of_account on billing_items (customer_id, account_id, billing_item_id)`,
  `create index billing_items_open on billing_items (customer_id, due_date, billing_item_id)
    include (account_id, status, amount_due_ore) where amount_due_ore <> 0`,
  `create index billing_items_open_of_account on billing_items (account_id) include (status, due_date, amount_due_ore)
    where amount_due_ore <> 0`,
];

const orders = [
  // With the account, by which it is decided who may see them.
  `drop index orders_by_time`,
  `create index orders_by_time on orders (customer_id, created_at desc, order_id desc) include (account_id)`,
  `create index orders_by_status on orders (customer_id, status, created_at desc, order_id desc)`,
  `create index orders_of_account on orders (customer_id, account_id, created_at desc, order_id desc)`,
  `create index orders_running on orders (customer_id, created_at desc, order_id desc)
    where status in ('Submitted', 'Received', 'Processing', 'InProgress')`,
];

const auditLog = [
  `create index audit_log_by_action on audit_log (customer_id, action, at desc, entry_id desc)`,
  `create index audit_log_by_email on audit_log (customer_id, actor_email, at desc, entry_id desc)`,
];
