import type { AttachmentType } from 'shared/contracts/attachment';
import type { CustomerAddress } from 'shared/contracts/customer';
import type {
  AccountAddress,
  BillCycleFrequency,
  InvoiceFormat,
  OwnerControl,
  ProductGroup,
} from 'shared/contracts/account';
import type { BillingItemStatus, DocumentType } from 'shared/contracts/billing-item';
import type { Payment } from 'shared/contracts/billing-item-details';
import type { BilledLine } from 'shared/contracts/explain-bills';
import type { OfferingType, RequestedOfferingType } from 'shared/contracts/price-plan';
import type { Forwarding } from 'shared/orders/call-forwarding';
import type { StoredService, TopUp } from 'shared/orders/subscription-order';
import type { OrderCreator, OrderStatus, OrderType } from 'shared/contracts/order';
import type { OrderChange, OrderStep, OrderTracking } from 'shared/contracts/order-details';
import type { AuditAction, AuditDetails, AuditObjectKind, AuditState } from 'shared/contracts/audit-log';
import type { AccessType, Role } from 'shared/contracts/role';
import type { EsimStatus } from 'shared/contracts/sim-card';
import type { PricePlanInformation, Subscription } from 'shared/contracts/subscription';
import type {
  SubscriptionCategory,
  SubscriptionStatus,
  SubscriptionType,
} from 'shared/contracts/subscription-kind';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Read parsed, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
/** As `Json`, for a column that may hold nothing. */
type NullableJson<Value> = ColumnType<Value | null, string | null, never>;
/** A moment: read as Date. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A day: `YYYY-MM-DD`. */
type Day = string;

/** A role somebody really has: never `Unknown`. */
export type HeldRole = Exclude<Role, 'Unknown'>;
/** How far that role reaches: never `Unknown`. */
export type HeldAccess = Exclude<AccessType, 'Unknown'>;

export interface CustomersTable {
  customer_id: string;
  company_name: string | null;
  cvr: string | null;
  customer_type: 'Private' | 'Business';
  has_contract: boolean;
  can_view_home_office_orders: boolean;
  can_create_home_office_subscription: boolean;
  has_tps_portal_access: boolean;
  /** Notice of a termination, by the contract. */
  notice_days: ColumnType<number, number | undefined, number>;
  /** What the days of the notice are counted from. */
  notice_from: ColumnType<'Today' | 'EndOfMonth', 'Today' | 'EndOfMonth' | undefined, 'Today' | 'EndOfMonth'>;
  address: Json<CustomerAddress>;
}

export interface UsersTable {
  user_id: string;
  /** Lower-case. */
  email: string;
  /** Argon2id, in the encoded form. */
  password_hash: string;
  first_name: string;
  last_name: string;
  sort_name: string;
  /** E-mail and name in lower case, made by the database. */
  search_text: GeneratedAlways<string>;
  phone_number: string | null;
  /** Whether a code has proven the number. */
  phone_verified: ColumnType<boolean, boolean | undefined, boolean>;
  segment_id: string | null;
  email_verified: boolean;
  /** False makes the user-info answer leave out `customer_roles`, a fault the portal must survive. */
  has_customer_roles: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Timestamp;
  last_login_at: NullableTimestamp;
  /** Counts the changes of the person's own profile, so that an edit of what was changed in between is told. */
  version: ColumnType<number, number | undefined, number>;
}

export interface MembershipsTable {
  user_id: string;
  customer_id: string;
  role: HeldRole;
  access: HeldAccess;
  created_at: Timestamp;
  /** Counts the changes, so that an edit of what was changed in between is told. */
  version: ColumnType<number, number | undefined, number>;
}

/** The billing accounts a membership with limited access reaches. */
export interface MembershipAccountsTable {
  user_id: string;
  customer_id: string;
  account_id: string;
}

export interface InvitationsTable {
  invitation_id: string;
  customer_id: string;
  email: string;
  role: HeldRole;
  access: HeldAccess;
  account_ids: Json<string[]>;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** SHA-256 of the link's secret; null when no link works. */
  token_hash: string | null;
  /** Null when customer support invited, or the person is gone. */
  inviter_id: string | null;
  /** When the last mail was sent. */
  sent_at: Timestamp;
  sent_count: ColumnType<number, number | undefined, number>;
  /** Whether the last mail came back. */
  is_undeliverable: ColumnType<boolean, boolean | undefined, boolean>;
  accepted_at: NullableTimestamp;
}

/** Domains, with all below them, that a customer may not invite people from. */
export interface DeniedEmailDomainsTable {
  customer_id: string;
  /** Lower-case. */
  domain: string;
}

/** What was done, by whom, with what effect. Only ever added to; the database refuses anything else. */
export interface AuditLogTable {
  entry_id: string;
  customer_id: string;
  at: Timestamp;
  actor_id: string | null;
  /** As the person was called then. */
  actor_name: string | null;
  actor_email: string | null;
  action: AuditAction;
  /** E-mail of the person it was done to; of an order the subscription's number. */
  subject: string;
  /** What it is about, and what that was called then; null in entries from before this was kept. */
  about_kind: ColumnType<AuditObjectKind | null, string | null | undefined, never>;
  about_id: ColumnType<string | null, string | null | undefined, never>;
  about_name: ColumnType<string | null, string | null | undefined, never>;
  before: NullableJson<AuditState>;
  after: NullableJson<AuditState>;
  correlation_id: string;
  details: ColumnType<AuditDetails | null, string | null | undefined, never>;
  search_text: string;
}

export interface AccountsTable {
  account_id: string;
  customer_id: string;
  /** Null for a root account. */
  root_account_id: string | null;
  account_name: string;
  sort_name: string;
  search_text: string;
  product_group: ProductGroup;
  address: Json<AccountAddress>;
  national_usage_allowance: OwnerControl;
  retail_roaming: OwnerControl;
  roaming_cost_control: OwnerControl;
  bill_cycle_frequency: BillCycleFrequency;
  bill_cycle_start_date: Day | null;
  invoice_format: InvoiceFormat;
  ean: string | null;
  email: string | null;
  reference: string | null;
  version: ColumnType<number, number | undefined, number>;
  /** Null for accounts older than the portal. */
  created_on: Day | null;
  /** Null while it is open: nothing is put on an account that is closed. */
  closed_on: ColumnType<Day | null, Day | null | undefined, Day | null>;
}

export interface SubscriptionsTable {
  subscription_id: string;
  customer_id: string;
  account_id: string;
  name: string;
  price_plan_code: string | null;
  first_name: string | null;
  last_name: string | null;
  employee_id: string | null;
  email: string | null;
  circuit_id: string | null;
  local_number: string | null;
  category: SubscriptionCategory;
  /** Follows from the category; kept so that it can be filtered and counted. */
  type: SubscriptionType;
  technology_type: string | null;
  status: SubscriptionStatus;
  effective_date: Day | null;
  future_cancellation_date: Day | null;
  installation_address: Json<Subscription['installationAddress'] | null>;
  services: Json<StoredService[]>;
  barrings_limit: number | null;
  forwardings: ColumnType<Forwarding[], string | undefined, string>;
  top_ups: ColumnType<TopUp[], string | undefined, string>;
  recurring_rate_ore: number | null;
  price_plan_information: Json<PricePlanInformation | null>;
  /** The last day that the customer is bound to the price plan; null when they never were. */
  binding_end_date: Day | null;
  has_price_plans: boolean;
  invoice_note: string | null;
  version: ColumnType<number, number | undefined, number>;
  /** Percent of the included data used in the running period. */
  data_used_percent: number | null;
  /** The first day without any use; null while there is some. */
  unused_since: Day | null;
  sort_name: string;
  sort_product: string;
  search_text: string;
}

/** The price plans that are sold, or were. */
export interface PricePlansTable {
  price_plan_code: string;
  name: string;
  category: SubscriptionCategory;
  technology_type: string | null;
  offering_type: Extract<OfferingType, 'Available' | 'Default' | 'Deleted'>;
  /** What it is asked for as; null for plans that are not changed in the portal. */
  requested_type: RequestedOfferingType | null;
  rate_ore: number;
  /** With this code the same plan costs less. */
  campaign_code: string | null;
  campaign_rate_ore: number | null;
  information: Json<PricePlanInformation>;
}

/** The services that are sold beside price plans. */
export interface ExtraServicesTable {
  service_code: string;
  name: string;
  description: string;
  category: string;
  rate_ore: number;
  notice_days: number;
  binding_months: number;
  /** Codes of services that have to be there for it. */
  requires: Json<readonly string[]>;
  /** Codes of services that it cannot be had with. */
  excludes: Json<readonly string[]>;
  sold_with: Json<readonly RequestedOfferingType[]>;
  /** Codes of the price plans that it comes with. */
  included_in: Json<readonly string[]>;
  /** Codes of the price plans that it cannot be had with. */
  not_with: Json<readonly string[]>;
  position: number;
}

export interface SimCardsTable {
  icc: string;
  subscription_id: string;
  service_code: string;
  msisdn: string;
  puk_code: string | null;
  is_main: boolean;
  name: string | null;
  /** Of a data card (shared/catalogue/data-cards.ts); null for the main card. */
  product_code: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What installs a data card that is an eSIM. */
export interface DataCardEsimsTable {
  icc: string;
  status: EsimStatus;
  /** The secret of its activation code. */
  matching_id: string;
}

/** The eSIM of a subscription: the one that was ordered last. */
export interface EsimsTable {
  subscription_id: string;
  icc: string;
  status: EsimStatus;
  /** The secret of its activation code. */
  matching_id: string;
  puk_code: string | null;
  ordered_at: Timestamp;
}

/** SIM cards that have been handed out and belong to no subscription yet. */
export interface BlankSimCardsTable {
  icc: string;
  puk_code: string | null;
  /** False for a card that was withdrawn. */
  is_available: boolean;
}

/** A file that somebody sent to go with an order. */
export interface AttachmentsTable {
  attachment_id: string;
  customer_id: string;
  user_id: string;
  /** As the person calls it: shown, never a path. */
  file_name: string;
  /** Empty until the file is whole, as is its size. */
  media_type: AttachmentType | '';
  size: number;
  is_whole: boolean;
  created_at: Timestamp;
  /** The order that it belongs to; null until there is one. */
  order_id: string | null;
}

export interface AttachmentPartsTable {
  attachment_id: string;
  position: number;
  content: Uint8Array;
}

export interface OrdersTable {
  order_id: string;
  customer_id: string;
  account_id: string | null;
  subscription_id: string | null;
  type: OrderType;
  status: OrderStatus;
  product_name: string;
  created_by: OrderCreator;
  created_by_name: string | null;
  /** Null for orders that the portal did not make. */
  created_by_id: ColumnType<string | null, string | null | undefined, never>;
  msisdn: string | null;
  user_name: string | null;
  created_at: Timestamp;
  expected_completion_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  failed_at: NullableTimestamp;
  failure_code: ColumnType<string | null, string | null | undefined, string | null>;
  search_text: string;
  /** The day from which the order counts. This and what follows is null for orders that the portal did not make. */
  effective_date: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** Which order action carries it out (`actionKey`). */
  action: ColumnType<string | null, string | null | undefined, never>;
  /** What that action kept for it. */
  details: ColumnType<unknown, string | null | undefined, string>;
  /** Seconds in each status, as set when the order was made. */
  step_seconds: ColumnType<number | null, number | null | undefined, never>;
  /** When the order has to be looked at next (orders/advance-orders.ts); null when it is done. */
  next_step_at: NullableTimestamp;
  /** What it changes, or changed; empty where nobody knows. */
  changes: ColumnType<OrderChange[], string | undefined, string>;
  /** When it came to each status, the oldest first. */
  steps: ColumnType<OrderStep[], string | undefined, string>;
  /** Where what was sent is; null where nothing is. */
  tracking: ColumnType<OrderTracking | null, string | null | undefined, string | null>;
  /** Of the call that placed it; null for orders that the portal did not make. */
  correlation_id: ColumnType<string | null, string | null | undefined, never>;
}

export interface BillingItemsTable {
  billing_item_id: string;
  customer_id: string;
  account_id: string;
  document_type: DocumentType;
  invoice_number: string;
  issue_date: Day;
  due_date: Day;
  period_from: Day;
  period_to: Day;
  total_excl_vat_ore: number;
  vat_ore: number;
  total_incl_vat_ore: number;
  amount_due_ore: number;
  /** As last booked; an `Open` item past its due date reads as overdue (billing-item-rows.ts). */
  status: BillingItemStatus;
  reminder_level: number;
  invoice_format: InvoiceFormat;
  lines: Json<BilledLine[]>;
  payments: Json<Payment[]>;
  search_text: string;
}

/** The tables of the domain: people, customers and what customers own. */
export interface DomainTables {
  customers: CustomersTable;
  users: UsersTable;
  memberships: MembershipsTable;
  membership_accounts: MembershipAccountsTable;
  invitations: InvitationsTable;
  denied_email_domains: DeniedEmailDomainsTable;
  audit_log: AuditLogTable;
  accounts: AccountsTable;
  price_plans: PricePlansTable;
  extra_services: ExtraServicesTable;
  subscriptions: SubscriptionsTable;
  sim_cards: SimCardsTable;
  data_card_esims: DataCardEsimsTable;
  esims: EsimsTable;
  blank_sim_cards: BlankSimCardsTable;
  attachments: AttachmentsTable;
  attachment_parts: AttachmentPartsTable;
  orders: OrdersTable;
  billing_items: BillingItemsTable;
}
