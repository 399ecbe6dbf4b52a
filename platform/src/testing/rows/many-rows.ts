import { plansInUse } from 'shared/catalogue/price-plans';
import { subscriptionType, type SubscriptionCategory } from 'shared/contracts/subscription-kind';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { danishSortKey } from '../../database/danish-sort-key.ts';
import type { Database } from '../../database/tables.ts';
import { takeIndexes } from '../../demo-data/take-indexes.ts';
import { firstNames, lastNames } from '../../demo-data/invented-names.ts';

/** Maximum number of rows per statement. */
const step = 50_000;

/**
 * Gives a customer this many subscriptions, and accounts, people, invoices, orders and log entries in proportion; rows
 * from earlier calls stay. The database generates the rows in steps, so that even a million need no memory here. The
 * person becomes the customer's superadministrator.
 *
 * @param customerId five digits
 * @param personId an existing person
 */
export async function addManyRows(
  db: Kysely<Database>,
  customerId: string,
  count: number,
  personId: string,
): Promise<void> {
  await sql`insert into customers (customer_id, company_name, cvr, customer_type, has_contract,
      can_view_home_office_orders, can_create_home_office_subscription, has_tps_portal_access, address)
    values (${customerId}, 'Rækkerne A/S', null, 'Business', true, false, true, true, '{}')
    on conflict do nothing`.execute(db);
  await sql`insert into memberships (user_id, customer_id, role, access, created_at)
    values (${personId}, ${customerId}, 'Superadmin', 'Full', now()) on conflict do nothing`.execute(db);
  const accounts = accountsFor(count);
  for (const { table, most, had, add } of fillings(customerId, accounts)) {
    const wanted = most(count);
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${had}`.execute(db);
    const start = rows[0]?.count ?? 0;
    const indexes = wanted - start > step ? await takeIndexes(db, [table]) : [];
    for (let from = start; from < wanted; from += step) {
      const numbers = sql`generate_series(${from}::int, ${Math.min(wanted, from + step) - 1}::int) as i`;
      await add(numbers).execute(db);
    }
    for (const definition of indexes) await sql.raw(definition).execute(db);
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
}

/** Several thousand subscriptions per account, fewer for a small customer. */
const accountsFor = (count: number): number => Math.max(12, Math.ceil(count / 2500));

/** Pseudo-random integers below `below`, the same for each row each time, and different for each `salt`. */
const thrown = (salt: number, below: number | RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(hashint4(i * 64 + ${sql.lit(salt)}) & 2147483647) % ${typeof below === 'number' ? sql.lit(below) : below}`;

/** A pseudo-random value for each row; repeat a value to make it more frequent. */
const pick = (salt: number, values: readonly (string | number)[]): RawBuilder<string> =>
  sql<string>`(array[${sql.join(values.map(value => sql.lit(value)))}])[1 + ${thrown(salt, values.length)}]`;

/** Repeats each value the given number of times. */
const times = <Value>(...parts: readonly (readonly [number, Value])[]): Value[] =>
  parts.flatMap(([count, value]) => Array.from({ length: count }, () => value));

const categories = times<SubscriptionCategory>(
  ...([
    [11, 'Voice'],
    [2, 'GSM'],
    [2, 'MobileBroadband'],
    [1, 'Data'],
  ] as const),
  ...([
    [1, 'Broadband'],
    [1, 'LLF'],
    [1, 'LLN'],
    [1, 'HomeOffice'],
  ] as const),
);
const plans = categories.flatMap(category => {
  const all = plansInUse(category);
  return Array.from({ length: 12 }, (_, index) => all[index % all.length] ?? all[0]);
});
const isMobile = (category: SubscriptionCategory) => subscriptionType(category).startsWith('MOBILE');
const ofPlan = (value: (plan: (typeof plans)[number]) => string | number) => pick(1, plans.map(value));

const firstName = pick(2, firstNames);
const lastName = pick(3, lastNames);
const firstKey = pick(2, firstNames.map(danishSortKey));
const lastKey = pick(3, lastNames.map(danishSortKey));

interface Filling {
  table:
    | 'accounts'
    | 'subscriptions'
    | 'sim_cards'
    | 'users'
    | 'memberships'
    | 'billing_items'
    | 'orders'
    | 'audit_log';
  /** Number of rows of a customer with this many subscriptions. */
  most: (count: number) => number;
  /** The customer's existing rows: what follows `from`. */
  had: RawBuilder<unknown>;
  /** Inserts the rows with the numbers `i`. */
  add: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>;
}

function fillings(customerId: string, accounts: number): Filling[] {
  const people = (count: number) => Math.max(40, Math.ceil(count / 200));
  const half = (count: number) => Math.ceil(count / 2);
  const own = (table: string) => sql`${sql.table(table)} where customer_id = ${customerId}`;
  const ofPeople = sql`like ${`many-${customerId}-%`}`;
  const accountId = sql`${customerId}::text || lpad((${thrown(4, accounts)})::text, 6, '0')`;
  return [
    { table: 'accounts', most: accountsFor, had: own('accounts'), add: n => accountRows(customerId, n) },
    {
      table: 'subscriptions',
      most: count => count,
      had: own('subscriptions'),
      add: n => subscriptionRows(customerId, accountId, n),
    },
    {
      table: 'sim_cards',
      most: count => count,
      had: sql`sim_cards where subscription_id like ${`${customerId}%`}`,
      add: n => simCardRows(customerId, n),
    },
    {
      table: 'users',
      most: people,
      had: sql`users where user_id ${ofPeople}`,
      add: n => userRows(customerId, n),
    },
    {
      table: 'memberships',
      most: people,
      had: sql`memberships where user_id ${ofPeople}`,
      add: n => membershipRows(customerId, n),
    },
    {
      table: 'billing_items',
      most: count => Math.ceil(count / 5),
      had: own('billing_items'),
      add: n => billingRows(customerId, accountId, n),
    },
    { table: 'orders', most: half, had: own('orders'), add: n => orderRows(customerId, accountId, n) },
    { table: 'audit_log', most: half, had: own('audit_log'), add: n => auditRows(customerId, n) },
  ];
}

function accountRows(customerId: string, numbers: RawBuilder<unknown>) {
  return sql`insert into accounts (account_id, customer_id, root_account_id, account_name, sort_name, search_text,
      product_group, address, national_usage_allowance, retail_roaming, roaming_cost_control, bill_cycle_frequency,
      invoice_format)
    select id, ${customerId}, case when i > 0 then ${`${customerId}000000`} end, 'Afdeling ' || i,
      'afdeling ' || lpad(i::text, 10, '0'), 'afdeling ' || i || ' ' || id,
      ${pick(1, times([17, 'Mobile'], [1, 'Broadband'], [1, 'DataNet'], [1, 'HomeOffice']))},
      '{}', 'NoBlock', 'NoBlock', 'NoBlock', 'Monthly', 'EmailPdf'
    from (select i, ${customerId}::text || lpad(i::text, 6, '0') as id from ${numbers}) numbered`;
}

function subscriptionRows(customerId: string, accountId: RawBuilder<unknown>, numbers: RawBuilder<unknown>) {
  const mobile = ofPlan(plan => (isMobile(plan.category) ? 'y' : 'n'));
  return sql`insert into subscriptions (subscription_id, customer_id, account_id, name, price_plan_code, first_name,
      last_name, employee_id, circuit_id, local_number, category, type, technology_type, status, effective_date,
      services, recurring_rate_ore, has_price_plans, data_used_percent, unused_since, sort_name, sort_product, search_text)
    select id, ${customerId}, account_id, name, code, first_name, last_name, 'M' || (1000 + i),
      case when mobile = 'n' then 'LN' || id end, number, category, type, '5G', status, effective_date, '[]', rate,
      mobile = 'y', used, unused_since, coalesce(sort_user, sort_product), sort_product,
      lower(concat_ws(' ', name, first_name, last_name, id, number, 'M' || (1000 + i), '8945' || id, account_id, 'afdeling'))
    from (select numbered.*, case when mobile = 'y' then ${customerId.slice(-1)} || lpad(i::text, 7, '0') end as number,
        case when mobile = 'y' then ${firstName} end as first_name,
        case when mobile = 'y' then ${lastName} end as last_name,
        case when mobile = 'y' then ${firstKey} || ' ' || ${lastKey} end as sort_user
      from (select i, ${customerId}::text || lpad(i::text, 8, '0') as id, ${accountId} as account_id,
          ${ofPlan(plan => plan.name)} as name, ${ofPlan(plan => plan.code)} as code,
          ${ofPlan(plan => danishSortKey(plan.name))} as sort_product, ${ofPlan(plan => plan.category)} as category,
          ${ofPlan(plan => subscriptionType(plan.category))} as type, ${mobile} as mobile,
          ${ofPlan(plan => plan.rate)} as rate,
          ${pick(5, times([43, 'Active'], [3, 'Suspended'], [1, 'SuspendedNoAltering'], [1, 'Reserved'], [2, 'Cancelled']))} as status,
          current_date - 60 - ${thrown(6, 2000)} as effective_date,
          case when ${thrown(7, 100)} < 60 then ${thrown(8, 84)} end as used,
          case when ${thrown(9, 100)} < 3 then current_date - ${thrown(10, 400)} end as unused_since
        from ${numbers}) numbered) named`;
}

function simCardRows(customerId: string, numbers: RawBuilder<unknown>) {
  return sql`insert into sim_cards (icc, subscription_id, service_code, msisdn, is_main)
    select '8945' || id, id, 'SIM', lpad(i::text, 8, '0'), true
    from (select i, ${customerId}::text || lpad(i::text, 8, '0') as id from ${numbers}) numbered`;
}

function userRows(customerId: string, numbers: RawBuilder<unknown>) {
  return sql`insert into users (user_id, email, password_hash, first_name, last_name, sort_name, email_verified, created_at,
      last_login_at)
    select ${`many-${customerId}-`}::text || i, 'p' || i || ${`.${customerId}@many.example`}::text, '', ${firstName}, ${lastName},
      ${firstKey} || ' ' || ${lastKey}, true, now() - i * interval '1 hour', now() - ${thrown(4, 5000)} * interval '1 hour'
    from ${numbers}`;
}

function membershipRows(customerId: string, numbers: RawBuilder<unknown>) {
  return sql`insert into memberships (user_id, customer_id, role, access, created_at)
    select ${`many-${customerId}-`}::text || i, ${customerId}, ${pick(1, times([1, 'Superadmin'], [15, 'Admin'], [4, 'User']))},
      'Full', now() - i * interval '1 hour'
    from ${numbers}`;
}

function billingRows(customerId: string, accountId: RawBuilder<unknown>, numbers: RawBuilder<unknown>) {
  return sql`insert into billing_items (billing_item_id, customer_id, account_id, document_type, invoice_number, issue_date,
      due_date, period_from, period_to, total_excl_vat_ore, vat_ore, total_incl_vat_ore, amount_due_ore, status,
      reminder_level, invoice_format, lines, payments, search_text)
    select 'F' || id, ${customerId}, account_id, ${pick(1, times([17, 'Invoice'], [2, 'CreditNote'], [1, 'Statement']))}, id,
      issued, issued + 30, issued - 31, issued - 1, ore, ore / 4, ore + ore / 4,
      case when status = 'Open' then ore + ore / 4 else 0 end, status, 0, 'EmailPdf',
      jsonb_build_array(jsonb_build_object('type', 'Subscription', 'text', 'Abonnement', 'msisdn', lpad(i::text, 8, '0'),
        'amountExclVat', jsonb_build_object('value', ore / 100.0, 'currency', 'DKK'))),
      '[]', id || ' ' || account_id || ' afdeling'
    from (select i, ${customerId}::text || lpad(i::text, 8, '0') as id, ${accountId} as account_id,
        current_date - ${thrown(2, 720)} as issued, 10000 + ${thrown(3, 900_000)} as ore,
        ${pick(5, times([19, 'Paid'], [1, 'Open']))} as status
      from ${numbers}) numbered`;
}

function orderRows(customerId: string, accountId: RawBuilder<unknown>, numbers: RawBuilder<unknown>) {
  return sql`insert into orders (order_id, customer_id, account_id, subscription_id, type, status, product_name, created_by,
      msisdn, user_name, created_at, completed_at, search_text)
    select id, ${customerId}, ${accountId}, id, ${pick(1, ['ChangePriceplan', 'ChangeSimCard', 'CreateBarring', 'Suspension'])}, status,
      'Erhverv Mobil 20 GB', 'Customer', lpad(i::text, 8, '0'), ${firstName} || ' ' || ${lastName}, created_at,
      case when status = 'Completed' then created_at end,
      lower(concat_ws(' ', id, ${firstName}, ${lastName}, lpad(i::text, 8, '0'), 'erhverv mobil 20 gb'))
    from (select i, ${customerId}::text || lpad(i::text, 8, '0') as id,
        now() - ${thrown(6, 900 * 24 * 60)} * interval '1 minute' as created_at,
        ${pick(7, times([97, 'Completed'], [1, 'InProgress'], [1, 'Failed'], [1, 'Cancelled']))} as status
      from ${numbers}) numbered`;
}

function auditRows(customerId: string, numbers: RawBuilder<unknown>) {
  return sql`insert into audit_log (entry_id, customer_id, at, actor_id, actor_name, actor_email, action, subject, correlation_id,
      about_kind, about_id, search_text)
    select 'many-' || id, ${customerId}, now() - ${thrown(6, 900 * 24 * 60)} * interval '1 minute', 'many', ${firstName}, 'p@many.example',
      ${pick(1, times([12, 'OrderPlaced'], [4, 'AccountChanged'], [1, 'AccessChanged'], [1, 'InvitationCreated']))},
      id, 'many', 'Subscription', id, lower(concat_ws(' ', ${firstName}, 'p@many.example', id))
    from (select i, ${customerId}::text || lpad(i::text, 8, '0') as id from ${numbers}) numbered`;
}
