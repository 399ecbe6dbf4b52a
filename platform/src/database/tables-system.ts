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

/** `timestamptz`: read as Date, written as Date or ISO text. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Artefacts of the identity server: sessions, grants, codes, tokens. */
export interface OidcPayloadsTable {
  model: string;
  /** Id of the artefact; for codes and tokens its SHA-256, so that a leaked table is useless. */
  id: string;
  /** JSON as text: jsonb would reject characters that a request may contain. */
  payload: string;
  grant_id: string | null;
  uid: string | null;
  session_uid: string | null;
  account_id: string | null;
  consumed_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  /** For sessions: last use, accurate to about a minute. */
  used_at: ColumnType<Date, Date | undefined, Date>;
  /** For sessions: User-Agent. */
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Keys of the identity server: signing keys and cookie secrets. */
export interface IdentityKeysTable {
  name: string;
  value: ColumnType<unknown, string, string>;
}

/** Counters of failed sign-ins and other limited actions, per account, address and time window. */
export interface SignInAttemptsTable {
  subject: string;
  failures: number;
  window_ends_at: Timestamp;
}

/** Feature toggles with their current value, stored as text. */
export interface TogglesTable {
  flag_key: string;
  kind: 'boolean' | 'string';
  value: string;
  version: number;
  updated_at: Timestamp;
}

/** Phone numbers reserved for a new subscription that has not been ordered yet. */
export interface NumberReservationsTable {
  number: string;
  customer_id: string;
  user_id: string;
  reserved_until: Timestamp;
}

/** Settings that survive a restart, such as the clock's offset. */
export interface SystemSettingsTable {
  name: string;
  value: ColumnType<unknown, string, string>;
}

/** Received log entries and content security policy reports, the latest few thousand. */
export interface CollectorEntriesTable {
  id: Generated<number>;
  kind: 'log' | 'policy';
  received_at: Timestamp;
  /** JSON as text: jsonb would reject characters that an entry may contain. */
  entry: string;
}

/** Outbox: mails and text messages, written in the transaction of the change that causes them. */
export interface OutboxMessagesTable {
  id: Generated<number>;
  recipient: string;
  channel: 'mail' | 'text';
  /** Empty for a text message. */
  subject: string;
  body: string;
  /** JSON array of the links in the body. */
  links: string;
  created_at: Timestamp;
  /** Invitation whose link is in the message; it is marked if delivery fails. */
  invitation_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** eSIM link in the message; likewise. */
  esim_link_id: ColumnType<string | null, string | null | undefined, string | null>;
  sent_at: NullableTimestamp;
  /** When delivery was abandoned. */
  failed_at: NullableTimestamp;
}

/** Requests with an Idempotency-Key, and their answers. */
export interface IdempotencyKeysTable {
  user_id: string;
  customer_id: string;
  key: string;
  /** Hash of method, path and body, which the key is bound to. */
  request_hash: string;
  /** JSON; null only inside the transaction that creates it. */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

/** Requested password resets, until the relay has looked up the login. */
export interface PasswordResetRequestsTable {
  email: string;
  asked_at: Timestamp;
}

/** Password reset links. Used ones are deleted. */
export interface PasswordResetsTable {
  /** SHA-256 of the link token, so that a leaked table is useless. */
  token_hash: string;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Old or new values of a person's own profile. Never contains passwords. */
export type OwnState = Pick<AuditState, 'name' | 'email'> & {
  phoneNumber?: string | null;
  invoiceReminders?: boolean;
  messages?: MessageChoices;
};

/** Log of changes to people's own profiles. Append-only. */
export interface ProfileLogTable {
  entry_id: string;
  user_id: string;
  at: Timestamp;
  action: OwnAction;
  /** Changed fields; never passwords. */
  before: ColumnType<OwnState | null, string | null, never>;
  after: ColumnType<OwnState | null, string | null, never>;
  correlation_id: string;
}

/** Second factors. */
export interface SecondFactorsTable {
  user_id: string;
  /** TOTP key, encrypted. */
  sealed_key: string;
  created_at: Timestamp;
  /** Null during setup; not in effect yet. */
  confirmed_at: NullableTimestamp;
  /** Time step of the last used code, so that no code is used twice. */
  last_step: Generated<number>;
}

/** Recovery codes. Used ones are deleted. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** Passkeys. */
export interface PasskeysTable {
  passkey_id: string;
  user_id: string;
  /** Credential id, base64url. */
  credential_id: string;
  /** COSE public key, base64url. */
  public_key: string;
  /** Signature counter; 0 if the device has none. */
  counter: number;
  /** WebAuthn transports. */
  transports: ColumnType<string[], string, never>;
  name: string;
  created_at: Timestamp;
  used_at: NullableTimestamp;
}

/** Codes that verify a new e-mail or phone number, one per person and purpose. Used ones are deleted. */
export interface OneTimeCodesTable {
  user_id: string;
  purpose: CodePurpose;
  challenge_id: string;
  /** The new e-mail or phone number. */
  destination: string;
  /** Argon2id hash. Four digits are quickly guessed from the hash; the short lifetime is the protection. */
  code_hash: string;
  /** Failed attempts. */
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  verified_at: NullableTimestamp;
}

/** Card payments started in the portal, one per provider session. */
export interface PaymentSessionsTable {
  session_id: string;
  customer_id: string;
  /** Person who started it. */
  user_id: string;
  correlation_id: string;
  amount_ore: number;
  state: ColumnType<PaymentState, PaymentState | undefined, PaymentState>;
  /** Id and data of the provider's session; null until the provider has answered. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  provider_data: ColumnType<string | null, string | null | undefined, string | null>;
  return_url: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  settled_at: NullableTimestamp;
}

/** Invoices of a payment, with amounts. */
export interface PaymentItemsTable {
  session_id: string;
  billing_item_id: string;
  customer_id: string;
  account_id: string;
  amount_ore: number;
  /** Whether the payment is open; an invoice can be in only one open payment. */
  is_open: Generated<boolean>;
}

/** People who get a reminder before an invoice is due. */
export interface InvoiceReminderWishesTable {
  user_id: string;
  since: Timestamp;
}

/** Sent reminders. */
export interface InvoiceRemindersTable {
  user_id: string;
  billing_item_id: string;
  sent_at: Timestamp;
}

/** Received webhook notifications, without duplicates. */
export interface PaymentEventsTable {
  psp_reference: string;
  event_code: string;
  success: boolean;
  session_id: string;
  received_at: Timestamp;
}

/** Sessions of the payment sandbox. */
export interface SandboxPaymentSessionsTable {
  id: string;
  idempotency_key: string;
  session_data: string;
  /** Our payment id. */
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

/** Webhook notifications that the sandbox still has to send, with remaining repetitions. */
export interface SandboxNotificationsTable {
  id: Generated<number>;
  session_id: string;
  psp_reference: string;
  due_at: Timestamp;
  times_left: number;
}

/** Bulk jobs. */
export interface BulkJobsTable {
  job_id: string;
  customer_id: string;
  created_by: string;
  created_by_name: string;
  created_at: Timestamp;
  change: ColumnType<BulkChange | { action: 'Create' }, string, never>;
  /** Name of its subject at that time: a price plan, a service or an account. */
  subject: string | null;
}

/**
 * A row of a bulk job, for an existing or new subscription: waiting until `next_try_at`, ordered, or failed with a
 * code.
 */
export interface BulkJobRowsTable {
  job_id: string;
  position: number;
  subscription_id: string | null;
  /** The subscription to create; null in jobs that change existing ones. */
  wanted: ColumnType<NewSubscription | null, string | undefined, never>;
  /** Who started or retried it. */
  actor_id: string;
  correlation_id: string;
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  failure_code: ColumnType<string | null, string | null | undefined, string | null>;
  /** Failed attempts caused by errors in the platform. */
  tries: Generated<number>;
  next_try_at: NullableTimestamp;
}

/** Usage alerts on a subscription or a billing account. */
export interface UsageAlertsTable {
  alert_id: string;
  customer_id: string;
  subscription_id: ColumnType<string | null, string | null | undefined, never>;
  account_id: ColumnType<string | null, string | null | undefined, never>;
  metric: AlertMetric;
  /** Percent or kroner. */
  threshold: number;
  recipients: ColumnType<string[], string, string>;
  barring: AlertBarring | null;
  /** Who set it last; barrings are ordered on their behalf. */
  set_by: string;
  set_by_name: string;
  version: ColumnType<number, number | undefined, number>;
  set_at: Timestamp;
  correlation_id: string;
  next_check_at: Timestamp;
}

/** Sent alerts, with limit and month. */
export interface UsageAlertFiringsTable {
  alert_id: string;
  metric: AlertMetric;
  threshold: number;
  period: string;
  /** Subscription of a billing account's alert; empty otherwise. */
  subscription_id: ColumnType<string, string | undefined, never>;
  fired_at: Timestamp;
  barring_result: ColumnType<BarringResult | null, BarringResult | null | undefined, BarringResult | null>;
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  job_ids: ColumnType<string[] | null, undefined, string>;
}
type BarringResult = 'Ordered' | 'AlreadyBarred' | 'Refused';

/** Saved views of the subscription list, per person and customer. */
export interface SubscriptionViewsTable {
  view_id: string;
  user_id: string;
  customer_id: string;
  name: string;
  /** Normalized name, for the uniqueness check. */
  name_key: string;
  query: string;
  /** True for at most one view per person and customer. */
  is_default: boolean;
}

/** Notification settings of a person, with the time of the next check. */
export interface MessageChoicesTable {
  user_id: string;
  choices: ColumnType<MessageChoices, string, string>;
  next_look_at: Timestamp;
}

/** Notifications already sent as a message, or that existed when the person subscribed. */
export interface ToldByMessageTable {
  user_id: string;
  customer_id: string;
  notification_id: string;
  at: Timestamp;
}

/** Notifications a person has read. */
export interface NotificationReadsTable {
  user_id: string;
  customer_id: string;
  notification_id: string;
  read_at: Timestamp;
}

/** View of all eSIMs, of main SIM cards and data cards. */
interface AllEsimsView {
  subscription_id: string;
  icc: string;
  status: EsimStatus;
  matching_id: string;
  is_data_card: boolean;
}

/** The most recently sent link for an eSIM. */
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
