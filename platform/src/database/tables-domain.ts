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

/** Read as parsed JSON, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
/** Like `Json`, nullable. */
type NullableJson<Value> = ColumnType<Value | null, string | null, never>;
/** Timestamp, read as Date. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Date as `YYYY-MM-DD`. */
type Day = string;

/** A stored role, never `Unknown`. */
export type HeldRole = Exclude<Role, 'Unknown'>;
/** A stored access level, never `Unknown`. */
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
  /** Notice period for terminations, by contract. */
  notice_days: ColumnType<number, number | undefined, number>;
  /** Start of the notice period. */
  notice_from: ColumnType<'Today' | 'EndOfMonth', 'Today' | 'EndOfMonth' | undefined, 'Today' | 'EndOfMonth'>;
  address: Json<CustomerAddress>;
}

export interface UsersTable {
  user_id: string;
  /** Lower case. */
  email: string;
  /** Argon2id hash in encoded form. */
  password_hash: string;
  first_name: string;
  last_name: string;
  sort_name: string;
  /** E-mail and name in lower case, a generated column. */
  search_text: GeneratedAlways<string>;
  phone_number: string | null;
  /** Whether the phone number has been verified by a code. */
  phone_verified: ColumnType<boolean, boolean | undefined, boolean>;
  segment_id: string | null;
  email_verified: boolean;
  /** False omits `customer_roles` from user info, a fault the portal must handle. */
  has_customer_roles: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Timestamp;
  last_login_at: NullableTimestamp;
  /** Version of the person's profile, for optimistic locking. */
  version: ColumnType<number, number | undefined, number>;
}

export interface MembershipsTable {
  user_id: string;
  customer_id: string;
  role: HeldRole;
  access: HeldAccess;
  created_at: Timestamp;
  /** Version for optimistic locking. */
  version: ColumnType<number, number | undefined, number>;
}

/** Billing accounts of a limited membership. */
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
  /** SHA-256 of the link token; null if there is no valid link. */
  token_hash: string | null;
  /** Null if customer support sent the invitation, or the person has been deleted. */
  inviter_id: string | null;
  /** When the last mail was sent. */
  sent_at: Timestamp;
  sent_count: ColumnType<number, number | undefined, number>;
  /** Whether the last mail bounced. */
  is_undeliverable: ColumnType<boolean, boolean | undefined, boolean>;
  accepted_at: NullableTimestamp;
}

/** Domains, including subdomains, from which a customer may not invite people. */
export interface DeniedEmailDomainsTable {
  customer_id: string;
  /** Lower case. */
  domain: string;
}

/** Audit log. Append-only, enforced by the database. */
export interface AuditLogTable {
  entry_id: string;
  customer_id: string;
  at: Timestamp;
  actor_id: string | null;
  /** The person's name at that time. */
  actor_name: string | null;
  actor_email: string | null;
  action: AuditAction;
  /** E-mail of the affected person; for an order, the subscription's number. */
  subject: string;
  /** Subject and its name at that time; null in older entries. */
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
  /** Null for accounts that are older than the portal. */
  created_on: Day | null;
  /** Null while open; a closed account accepts no new charges. */
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
  /** Derived from the category; stored for filters and counts. */
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
  /** Last day of the binding period of the price plan; null if there is none. */
  binding_end_date: Day | null;
  has_price_plans: boolean;
  invoice_note: string | null;
  version: ColumnType<number, number | undefined, number>;
  /** Percentage of the included data used in the current period. */
  data_used_percent: number | null;
  /** First day without use; null if in use. */
  unused_since: Day | null;
  sort_name: string;
  sort_product: string;
  search_text: string;
}

/** Price plans that are or were sold. */
export interface PricePlansTable {
  price_plan_code: string;
  name: string;
  category: SubscriptionCategory;
  technology_type: string | null;
  offering_type: Extract<OfferingType, 'Available' | 'Default' | 'Deleted'>;
  /** Product code for orders; null for plans that cannot be chosen in the portal. */
  requested_type: RequestedOfferingType | null;
  rate_ore: number;
  /** Discount code for the same plan. */
  campaign_code: string | null;
  campaign_rate_ore: number | null;
  information: Json<PricePlanInformation>;
}

/** Extra services. */
export interface ExtraServicesTable {
  service_code: string;
  name: string;
  description: string;
  category: string;
  rate_ore: number;
  notice_days: number;
  binding_months: number;
  /** Codes of required services. */
  requires: Json<readonly string[]>;
  /** Codes of incompatible services. */
  excludes: Json<readonly string[]>;
  sold_with: Json<readonly RequestedOfferingType[]>;
  /** Codes of the price plans that include it. */
  included_in: Json<readonly string[]>;
  /** Codes of incompatible price plans. */
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
  /** Product of a data card (shared/catalogue/data-cards.ts); null for the main SIM card. */
  product_code: ColumnType<string | null, string | null | undefined, string | null>;
}

/** eSIM profile of a data card. */
export interface DataCardEsimsTable {
  icc: string;
  status: EsimStatus;
  /** Secret part of its activation code. */
  matching_id: string;
}

/** The most recently ordered eSIM of a subscription. */
export interface EsimsTable {
  subscription_id: string;
  icc: string;
  status: EsimStatus;
  /** Secret part of its activation code. */
  matching_id: string;
  puk_code: string | null;
  ordered_at: Timestamp;
}

/** Blank SIM cards that are not assigned to a subscription yet. */
export interface BlankSimCardsTable {
  icc: string;
  puk_code: string | null;
  /** False for a withdrawn card. */
  is_available: boolean;
}

/** A file attached to an order. */
export interface AttachmentsTable {
  attachment_id: string;
  customer_id: string;
  user_id: string;
  /** Original file name, for display only; never used as a path. */
  file_name: string;
  /** Empty, like the size, until the upload is complete. */
  media_type: AttachmentType | '';
  size: number;
  is_whole: boolean;
  created_at: Timestamp;
  /** Order of the attachment; null before the order is placed. */
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
  /** Null for orders not placed in the portal. */
  created_by_id: ColumnType<string | null, string | null | undefined, never>;
  msisdn: string | null;
  user_name: string | null;
  created_at: Timestamp;
  expected_completion_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  failed_at: NullableTimestamp;
  failure_code: ColumnType<string | null, string | null | undefined, string | null>;
  search_text: string;
  /** Effective date. This and the following columns are null for orders not placed in the portal. */
  effective_date: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** Key of its order action (`actionKey`). */
  action: ColumnType<string | null, string | null | undefined, never>;
  /** Details stored by the action. */
  details: ColumnType<unknown, string | null | undefined, string>;
  /** Seconds in each status, fixed when the order was placed. */
  step_seconds: ColumnType<number | null, number | null | undefined, never>;
  /** Time of the next status change (orders/advance-orders.ts); null if finished. */
  next_step_at: NullableTimestamp;
  /** Expected or actual changes; empty if unknown. */
  changes: ColumnType<OrderChange[], string | undefined, string>;
  /** Time of each status, oldest first. */
  steps: ColumnType<OrderStep[], string | undefined, string>;
  /** Shipment tracking; null if nothing is sent. */
  tracking: ColumnType<OrderTracking | null, string | null | undefined, string | null>;
  /** Correlation id of the request that placed it; null for orders not placed in the portal. */
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
  /** Booked status; an `Open` item past its due date is shown as overdue (billing-item-rows.ts). */
  status: BillingItemStatus;
  reminder_level: number;
  invoice_format: InvoiceFormat;
  lines: Json<BilledLine[]>;
  payments: Json<Payment[]>;
  search_text: string;
}

/** Domain tables: people, customers and their data. */
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
