import type { BulkChange } from 'shared/contracts/bulk-job';
import type { OwnAction } from 'shared/contracts/own-log';
import type { MessageChoices } from 'shared/contracts/messages';
import type { NewSubscription } from 'shared/contracts/new-subscription';
import type { AlertBarring, AlertMetric } from 'shared/contracts/usage-alert';
import type { CodePurpose } from 'shared/contracts/one-time-code';
import type { ColumnType, Generated } from 'kysely';
import type { AuditState } from 'shared/contracts/audit-log';
import type { PaymentState } from 'shared/contracts/payment';
import type { EsimStatus } from 'shared/contracts/sim-card';

/** A column of type `timestamptz`: read as Date, written as Date or ISO text. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What identity keeps per sign-in: sessions, grants, codes, tokens. One row per artefact. */
export interface OidcPayloadsTable {
  model: string;
  /** The artefact's id; for codes and tokens the SHA-256 of it, so that a copy of the table opens nothing. */
  id: string;
  /** JSON, kept as text: a jsonb column would refuse characters that a request may hold. */
  payload: string;
  grant_id: string | null;
  uid: string | null;
  session_uid: string | null;
  account_id: string | null;
  consumed_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  /** Of a session: when it was used last, give or take a minute. */
  used_at: ColumnType<Date, Date | undefined, Date>;
  /** Of a session: what its browser calls itself. */
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Keys that identity makes once and keeps: signing keys and cookie keys. */
export interface IdentityKeysTable {
  name: string;
  value: ColumnType<unknown, string, string>;
}

/** Failed sign-ins and requests for a new password, per account and per address, counted in windows. */
export interface SignInAttemptsTable {
  subject: string;
  failures: number;
  window_ends_at: Timestamp;
}

/** Feature toggles with their present value, always kept as text. */
export interface TogglesTable {
  flag_key: string;
  kind: 'boolean' | 'string';
  value: string;
  version: number;
  updated_at: Timestamp;
}

/** Numbers that somebody chose for a new subscription and has not ordered yet. */
export interface NumberReservationsTable {
  number: string;
  customer_id: string;
  user_id: string;
  reserved_until: Timestamp;
}

/** Small settings that must survive a restart, such as the clock's offset. */
export interface SystemSettingsTable {
  name: string;
  value: ColumnType<unknown, string, string>;
}

/** Log entries and content-security-policy reports received, the newest few thousand of them. */
export interface CollectorEntriesTable {
  id: Generated<number>;
  kind: 'log' | 'policy';
  received_at: Timestamp;
  /** JSON, kept as text: a jsonb column would refuse characters that an entry may hold. */
  entry: string;
}

/** Mails and text messages, written in the transaction of the change that causes them. */
export interface OutboxMessagesTable {
  id: Generated<number>;
  recipient: string;
  channel: 'mail' | 'text';
  /** Empty for a text message. */
  subject: string;
  body: string;
  /** A JSON list of the addresses in the body. */
  links: string;
  created_at: Timestamp;
  /** The invitation that the message carries, which is told when it cannot be delivered. */
  invitation_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The link to an eSIM that the message carries, which is told likewise. */
  esim_link_id: ColumnType<string | null, string | null | undefined, string | null>;
  sent_at: NullableTimestamp;
  /** When delivering was given up. */
  failed_at: NullableTimestamp;
}

/** Calls that came with an Idempotency-Key, and what was answered. */
export interface IdempotencyKeysTable {
  user_id: string;
  customer_id: string;
  key: string;
  /** Of method, address and body: the key stands for this call only. */
  request_hash: string;
  /** JSON; null only inside the transaction that makes it. */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

/** Addresses that somebody has asked a new password for, until the relay has looked whose they are. */
export interface PasswordResetRequestsTable {
  email: string;
  asked_at: Timestamp;
}

/** Links that give a login a new password. Used ones are deleted. */
export interface PasswordResetsTable {
  /** SHA-256 of the link's secret, so that a copy of the table opens nothing. */
  token_hash: string;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** What a person was or became, as they see it themselves. Nothing of a password is ever written down. */
export type OwnState = Pick<AuditState, 'name' | 'email'> & {
  phoneNumber?: string | null;
  invoiceReminders?: boolean;
  messages?: MessageChoices;
};

/** What people changed of their own profiles. Only ever added to. */
export interface ProfileLogTable {
  entry_id: string;
  user_id: string;
  at: Timestamp;
  action: OwnAction;
  /** The fields that the change touched; nothing of a password. */
  before: ColumnType<OwnState | null, string | null, never>;
  after: ColumnType<OwnState | null, string | null, never>;
  correlation_id: string;
}

/** The second step of a person's sign-ins. */
export interface SecondFactorsTable {
  user_id: string;
  /** The key that the app on the telephone makes its codes by, encrypted. */
  sealed_key: string;
  created_at: Timestamp;
  /** Null while the person sets it up: it counts for nothing. */
  confirmed_at: NullableTimestamp;
  /** Number of the half minute of the last code that was taken: none is taken twice. */
  last_step: Generated<number>;
}

/** Codes that stand in for the telephone. Used ones are deleted. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** A device, or a manager of passwords, that a person signs in by. */
export interface PasskeysTable {
  passkey_id: string;
  user_id: string;
  /** What the device knows it by, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often the device says that it was used; 0 where it does not count. */
  counter: number;
  /** How browsers reach the device. */
  transports: ColumnType<string[], string, never>;
  name: string;
  created_at: Timestamp;
  used_at: NullableTimestamp;
}

/** Codes that prove a new e-mail or phone number, one for each person and purpose. Used ones are deleted. */
export interface OneTimeCodesTable {
  user_id: string;
  purpose: CodePurpose;
  challenge_id: string;
  /** The new e-mail or phone number. */
  destination: string;
  /** Argon2id. Four digits are soon guessed by whoever has the row; what protects them is how short they live. */
  code_hash: string;
  /** Wrong ones. */
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  verified_at: NullableTimestamp;
}

/** Payments by card that people began in the portal, one for each session at the provider. */
export interface PaymentSessionsTable {
  session_id: string;
  customer_id: string;
  /** Who began it. */
  user_id: string;
  correlation_id: string;
  amount_ore: number;
  state: ColumnType<PaymentState, PaymentState | undefined, PaymentState>;
  /** The provider's id and data of the session; null until the provider has answered. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  provider_data: ColumnType<string | null, string | null | undefined, string | null>;
  return_url: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  settled_at: NullableTimestamp;
}

/** The invoices that a payment pays, and how much of each. */
export interface PaymentItemsTable {
  session_id: string;
  billing_item_id: string;
  customer_id: string;
  account_id: string;
  amount_ore: number;
  /** Whether the payment is: an invoice is in one open payment at a time. */
  is_open: Generated<boolean>;
}

/** People who want a mail before an invoice is due. */
export interface InvoiceReminderWishesTable {
  user_id: string;
  since: Timestamp;
}

/** Invoices that somebody has been reminded of. */
export interface InvoiceRemindersTable {
  user_id: string;
  billing_item_id: string;
  sent_at: Timestamp;
}

/** What the provider has told, once each however often it was told. */
export interface PaymentEventsTable {
  psp_reference: string;
  event_code: string;
  success: boolean;
  session_id: string;
  received_at: Timestamp;
}

/** Sessions at the sandbox that stands in for the payment provider. */
export interface SandboxPaymentSessionsTable {
  id: string;
  idempotency_key: string;
  session_data: string;
  /** Our id of the payment. */
  reference: string;
  amount_value: number;
  currency: string;
  return_url: string;
  expires_at: Timestamp;
  /** Null until the payment has ended. */
  result: ColumnType<SandboxResult | null, SandboxResult | null | undefined, SandboxResult | null>;
  psp_reference: ColumnType<string | null, string | null | undefined, string | null>;
  challenge_token: ColumnType<string | null, string | null | undefined, string | null>;
  challenge_answer: ColumnType<SandboxResult | null, SandboxResult | null | undefined, SandboxResult | null>;
}

type SandboxResult = 'Authorised' | 'Refused' | 'Cancelled';

/** What the sandbox has to tell of payments, and how many more times. */
export interface SandboxNotificationsTable {
  id: Generated<number>;
  session_id: string;
  psp_reference: string;
  due_at: Timestamp;
  times_left: number;
}

/** Changes of many subscriptions that a person asked for together. */
export interface BulkJobsTable {
  job_id: string;
  customer_id: string;
  created_by: string;
  created_by_name: string;
  created_at: Timestamp;
  change: ColumnType<BulkChange | { action: 'Create' }, string, never>;
  /** What it is about, as it was called then: the name of a price plan, a service or an account. */
  subject: string | null;
}

/** One subscription of a job, which may not be there yet: it waits for `next_try_at`, or has its order, or the code of why there is none. */
export interface BulkJobRowsTable {
  job_id: string;
  position: number;
  subscription_id: string | null;
  /** What is created; null in a job that changes what is there. */
  wanted: ColumnType<NewSubscription | null, string | undefined, never>;
  /** Who asked for it, or for trying it again. */
  actor_id: string;
  correlation_id: string;
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  failure_code: ColumnType<string | null, string | null | undefined, string | null>;
  /** Tries that failed by a fault of ours. */
  tries: Generated<number>;
  next_try_at: NullableTimestamp;
}

/** What an alert watches, whom it tells and what it orders: on a subscription, or on those of a billing account. */
export interface UsageAlertsTable {
  alert_id: string;
  customer_id: string;
  subscription_id: ColumnType<string | null, string | null | undefined, never>;
  account_id: ColumnType<string | null, string | null | undefined, never>;
  metric: AlertMetric;
  /** Per cent, or kroner. */
  threshold: number;
  recipients: ColumnType<string[], string, string>;
  barring: AlertBarring | null;
  /** Who set it last, and for whom it orders. */
  set_by: string;
  set_by_name: string;
  version: ColumnType<number, number | undefined, number>;
  set_at: Timestamp;
  correlation_id: string;
  next_check_at: Timestamp;
}

/** When an alert told, of which limit in which month. */
export interface UsageAlertFiringsTable {
  alert_id: string;
  metric: AlertMetric;
  threshold: number;
  period: string;
  /** The one of a billing account that it told of; empty otherwise. */
  subscription_id: ColumnType<string, string | undefined, never>;
  fired_at: Timestamp;
  barring_result: ColumnType<BarringResult | null, BarringResult | null | undefined, BarringResult | null>;
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  job_ids: ColumnType<string[] | null, undefined, string>;
}
type BarringResult = 'Ordered' | 'AlreadyBarred' | 'Refused';

/** A view of the subscriptions overview that a person keeps for a customer. */
export interface SubscriptionViewsTable {
  view_id: string;
  user_id: string;
  customer_id: string;
  name: string;
  /** The name as it is compared with others. */
  name_key: string;
  query: string;
  /** Of at most one view of a person at a customer. */
  is_default: boolean;
}

/** What a person is told of by mail or text message, and when it is looked for next. */
export interface MessageChoicesTable {
  user_id: string;
  choices: ColumnType<MessageChoices, string, string>;
  next_look_at: Timestamp;
}

/** Notifications that a person was told of by message, or had before they chose to be. */
export interface ToldByMessageTable {
  user_id: string;
  customer_id: string;
  notification_id: string;
  at: Timestamp;
}

/** What a person has read of their notifications. */
export interface NotificationReadsTable {
  user_id: string;
  customer_id: string;
  notification_id: string;
  read_at: Timestamp;
}

/** Every eSIM, of a number or a data card: a view. */
interface AllEsimsView {
  subscription_id: string;
  icc: string;
  status: EsimStatus;
  matching_id: string;
  is_data_card: boolean;
}

/** The link that was sent last for an eSIM. */
export interface EsimLinksTable {
  icc: string;
  link_id: string;
  token_hash: string;
  customer_id: string;
  subscription_id: string;
  /** An e-mail address or a phone number. */
  recipient: string;
  sent_by_name: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
  shown_at: NullableTimestamp;
  withdrawn_at: NullableTimestamp;
  is_undeliverable: boolean;
}

export interface SystemTables {
  all_esims: AllEsimsView;
  esim_links: EsimLinksTable;
  usage_alerts: UsageAlertsTable;
  usage_alert_firings: UsageAlertFiringsTable;
  bulk_jobs: BulkJobsTable;
  bulk_job_rows: BulkJobRowsTable;
  number_reservations: NumberReservationsTable;
  oidc_payloads: OidcPayloadsTable;
  identity_keys: IdentityKeysTable;
  sign_in_attempts: SignInAttemptsTable;
  toggles: TogglesTable;
  system_settings: SystemSettingsTable;
  collector_entries: CollectorEntriesTable;
  outbox_messages: OutboxMessagesTable;
  idempotency_keys: IdempotencyKeysTable;
  password_reset_requests: PasswordResetRequestsTable;
  password_resets: PasswordResetsTable;
  profile_log: ProfileLogTable;
  one_time_codes: OneTimeCodesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  payment_sessions: PaymentSessionsTable;
  payment_items: PaymentItemsTable;
  invoice_reminder_wishes: InvoiceReminderWishesTable;
  invoice_reminders: InvoiceRemindersTable;
  payment_events: PaymentEventsTable;
  sandbox_payment_sessions: SandboxPaymentSessionsTable;
  sandbox_notifications: SandboxNotificationsTable;
  subscription_views: SubscriptionViewsTable;
  notification_reads: NotificationReadsTable;
  message_choices: MessageChoicesTable;
  told_by_message: ToldByMessageTable;
}
