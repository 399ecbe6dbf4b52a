import { sql, type Kysely } from 'kysely';

/**
 * People, customers and what customers own. Amounts are whole øre. Every list is read within one customer, so
 * every index begins with it. `sort_…` columns hold a Danish sort key (see danish-sort-key.ts) and compare byte by
 * byte, because the embedded database has no Danish collation; `search_text` is lower-case.
 */
export const domainMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...people, ...accounts, ...subscriptions, ...orders, ...billing]) {
      await sql.raw(statement).execute(db);
    }
  },
};

const people = [
  `create table customers (
    customer_id text primary key,
    company_name text,
    cvr text,
    customer_type text not null check (customer_type in ('Private', 'Business')),
    has_contract boolean not null,
    can_view_home_office_orders boolean not null,
    can_create_home_office_subscription boolean not null,
    has_tps_portal_access boolean not null,
    address jsonb not null
  )`,
  `create table users (
    user_id text primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    sort_name text collate "C" not null,
    phone_number text,
    segment_id text,
    email_verified boolean not null,
    has_customer_roles boolean not null default true,
    created_at timestamptz not null,
    last_login_at timestamptz
  )`,
  `create table memberships (
    user_id text not null references users on delete cascade,
    customer_id text not null references customers on delete cascade,
    role text not null check (role in ('User', 'Admin', 'Superadmin')),
    access text not null check (access in ('Full', 'Limited')),
    created_at timestamptz not null,
    primary key (user_id, customer_id)
  )`,
  `create index memberships_customer on memberships (customer_id, role)`,
  `create table invitations (
    invitation_id text primary key,
    customer_id text not null references customers on delete cascade,
    email text not null check (email = lower(email)),
    role text not null check (role in ('User', 'Admin', 'Superadmin')),
    access text not null check (access in ('Full', 'Limited')),
    account_ids jsonb not null default '[]',
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index invitations_customer on invitations (customer_id, email)`,
];

const accounts = [
  `create table accounts (
    account_id text primary key,
    customer_id text not null references customers on delete cascade,
    root_account_id text references accounts,
    account_name text not null,
    sort_name text collate "C" not null,
    search_text text not null,
    product_group text not null
      check (product_group in ('Broadband', 'DataNet', 'Fixed', 'HomeOffice', 'Mobile')),
    address jsonb not null,
    national_usage_allowance text not null,
    retail_roaming text not null,
    roaming_cost_control text not null,
    bill_cycle_frequency text not null check (bill_cycle_frequency in ('Monthly', 'Quarterly')),
    bill_cycle_start_date date,
    invoice_format text not null,
    ean text,
    email text,
    reference text
  )`,
  `create index accounts_list on accounts (customer_id, sort_name, account_id)`,
  `create table membership_accounts (
    user_id text not null,
    customer_id text not null,
    account_id text not null references accounts on delete cascade,
    primary key (user_id, customer_id, account_id),
    foreign key (user_id, customer_id) references memberships on delete cascade
  )`,
];

const subscriptions = [
  `create table subscriptions (
    subscription_id text primary key,
    customer_id text not null references customers on delete cascade,
    account_id text not null references accounts,
    name text not null,
    price_plan_code text,
    first_name text,
    last_name text,
    employee_id text,
    email text,
    circuit_id text,
    local_number text,
    category text not null,
    type text not null check (type in ('UNKNOWN', 'MOBILE', 'MOBILE_BROADBAND', 'BROADBAND')),
    technology_type text,
    status text not null
      check (status in ('Unknown', 'Active', 'Reserved', 'Cancelled', 'Suspended', 'SuspendedNoAltering')),
    effective_date date,
    future_cancellation_date date,
    installation_address jsonb,
    services jsonb not null,
    barrings_limit integer,
    recurring_rate_ore integer,
    price_plan_information jsonb,
    has_price_plans boolean not null,
    invoice_note text,
    data_used_percent integer,
    sort_name text collate "C" not null,
    sort_product text collate "C" not null,
    search_text text not null
  )`,
  `create index subscriptions_by_name on subscriptions (customer_id, sort_name, subscription_id)`,
  `create index subscriptions_by_account on subscriptions (customer_id, account_id)`,
  `create index subscriptions_near_limit on subscriptions (customer_id, data_used_percent)
    where data_used_percent >= 80`,
  `create table sim_cards (
    icc text primary key,
    subscription_id text not null references subscriptions on delete cascade,
    service_code text not null,
    msisdn text not null,
    puk_code text,
    is_main boolean not null,
    name text
  )`,
  `create index sim_cards_subscription on sim_cards (subscription_id)`,
];

const orders = [
  `create table orders (
    order_id text primary key,
    customer_id text not null references customers on delete cascade,
    account_id text references accounts,
    subscription_id text references subscriptions on delete cascade,
    type text not null,
    status text not null,
    product_name text not null,
    created_by text not null check (created_by in ('Customer', 'CustomerOperations', 'Unknown')),
    created_by_name text,
    msisdn text,
    user_name text,
    created_at timestamptz not null,
    expected_completion_at timestamptz,
    completed_at timestamptz,
    failure_code text,
    search_text text not null
  )`,
  `create index orders_by_time on orders (customer_id, created_at desc, order_id desc)`,
  `create index orders_by_subscription on orders (subscription_id, created_at desc, order_id desc)`,
  `create index orders_in_processing on orders (customer_id, subscription_id)
    where status in ('Submitted', 'Received', 'Processing', 'InProgress')`,
];

const billing = [
  `create table billing_items (
    billing_item_id text primary key,
    customer_id text not null references customers on delete cascade,
    account_id text not null references accounts,
    document_type text not null
      check (document_type in ('Invoice', 'CreditNote', 'FinalInvoice', 'Reminder', 'Statement')),
    invoice_number text not null,
    issue_date date not null,
    due_date date not null,
    period_from date not null,
    period_to date not null,
    total_excl_vat_ore integer not null,
    vat_ore integer not null,
    total_incl_vat_ore integer not null,
    amount_due_ore integer not null,
    status text not null
      check (status in ('Open', 'Overdue', 'PartiallyPaid', 'PaymentPending', 'Paid', 'Reminded', 'Collection',
                        'Credited', 'AutomaticPayment')),
    reminder_level integer not null,
    invoice_format text not null,
    lines jsonb not null,
    payments jsonb not null,
    search_text text not null
  )`,
  `create index billing_items_by_issue on billing_items (customer_id, issue_date desc, billing_item_id desc)`,
  `create index billing_items_by_account on billing_items (account_id, issue_date desc)`,
  `create index billing_items_owed on billing_items (customer_id, due_date) where amount_due_ore > 0`,
];
