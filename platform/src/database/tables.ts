import type {
  AccountsTable,
  BillingItemsTable,
  InvoiceReminderWishesTable,
  InvoiceRemindersTable,
} from './tables/billing.ts';
import type {
  AuditLogTable,
  CustomersTable,
  DeniedEmailDomainsTable,
  InvitationsTable,
  MembershipAccountsTable,
  MembershipsTable,
} from './tables/customers.ts';
import type {
  MessageChoicesTable,
  NotificationReadsTable,
  ToldByMessageTable,
} from './tables/notifications.ts';
import type {
  AttachmentPartsTable,
  AttachmentsTable,
  BulkJobRowsTable,
  BulkJobsTable,
  OrdersTable,
} from './tables/orders.ts';
import type {
  PaymentEventsTable,
  PaymentItemsTable,
  PaymentSessionsTable,
  SandboxNotificationsTable,
  SandboxPaymentSessionsTable,
} from './tables/payments.ts';
import type {
  OneTimeCodesTable,
  PasswordResetRequestsTable,
  PasswordResetsTable,
  ProfileLogTable,
  UsersTable,
} from './tables/people.ts';
import type {
  IdentityKeysTable,
  OidcPayloadsTable,
  PasskeysTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SignInAttemptsTable,
} from './tables/sign-in.ts';
import type {
  AllEsimsView,
  BlankSimCardsTable,
  DataCardEsimsTable,
  EsimLinksTable,
  EsimsTable,
  SimCardsTable,
} from './tables/sim-cards.ts';
import type {
  ExtraServicesTable,
  NumberReservationsTable,
  PricePlansTable,
  SubscriptionViewsTable,
  SubscriptionsTable,
} from './tables/subscriptions.ts';
import type {
  CollectorEntriesTable,
  IdempotencyKeysTable,
  OutboxMessagesTable,
  SystemSettingsTable,
  TogglesTable,
} from './tables/system.ts';
import type { UsageAlertFiringsTable, UsageAlertsTable } from './tables/usage-alerts.ts';

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

/** All tables, for Kysely. */
export interface Database extends DomainTables, SystemTables {}
