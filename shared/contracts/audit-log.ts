import * as z from 'zod/mini';
import type { DocumentFormat } from './billing-item.ts';
import { ORDER_TYPES } from './order.ts';
import { paged, pagingQueryShape } from './paging.ts';
import type { SuspensionReason } from './suspension.ts';
import type { TerminationReason } from './termination.ts';
import {
  booleanQuery,
  customerQueryShape,
  data,
  dateSchema,
  dayQuery,
  idSchema,
  openEnum,
  searchText,
  timestampSchema,
} from './wire.ts';

/** Audited actions. */
export const AUDIT_ACTIONS = [
  'Unknown',
  'InvitationCreated',
  'InvitationResent',
  'InvitationDeleted',
  'InvitationAccepted',
  'AccessChanged',
  'AccessRemoved',
  'NameChanged',
  'EmailChanged',
  'OrderPlaced',
  'AccountChanged',
  'SubscriptionChanged',
  'PukCodeShown',
  'UsageAlertChanged',
  'UsageAlertSent',
  'EsimLinkSent',
  'EsimLinkShown',
  'EsimLinkWithdrawn',
  'OrderCancelled',
  'OrderCompleted',
  'OrderFailed',
  'BulkJobStarted',
  'BulkJobRetried',
  'PaymentStarted',
  'PaymentReceived',
  'DocumentFetched',
  'SignedIn',
  'PhoneNumberChanged',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The actions in an order's life cycle. */
export const ORDER_AUDIT_ACTIONS: readonly AuditAction[] = [
  'OrderPlaced',
  'OrderCancelled',
  'OrderCompleted',
  'OrderFailed',
];

/** Kinds of subjects of an entry: those with their own page. */
export const AUDIT_OBJECT_KINDS = [
  'Unknown',
  'Person',
  'Subscription',
  'Account',
  'BillingItem',
  'BulkJob',
] as const;
export type AuditObjectKind = (typeof AUDIT_OBJECT_KINDS)[number];

/** Subject of an entry; missing in entries older than this field. */
export const auditObjectSchema = z.object({
  kind: openEnum(AUDIT_OBJECT_KINDS),
  /** A user's e-mail, otherwise the id. */
  id: z.string().check(z.minLength(1), z.maxLength(254)),
  /** Name at that time: of the person, the subscription's user, or the account. */
  name: z.optional(z.nullable(z.string())),
});
export type AuditObject = z.infer<typeof auditObjectSchema>;

/** Origin of an action that no user triggered directly. */
export const AUDIT_VIAS = ['Unknown', 'BulkJob', 'UsageAlert'] as const;
export type AuditVia = (typeof AUDIT_VIAS)[number];

/** Reasons for an order. Not derived from the orders' lists, so that the log's page does not bundle them. */
export const AUDIT_REASONS = [
  'Unknown',
  'Lost',
  'Stolen',
  'Leave',
  'Other',
  'UserLeft',
  'NotNeeded',
  'OtherProvider',
  'Price',
] as const satisfies readonly ('Unknown' | SuspensionReason | TerminationReason)[];

const documentFormats = ['Unknown', 'Pdf', 'Csv', 'OioUbl'] as const satisfies readonly DocumentFormat[];

/** Details besides before and after. Must not contain secrets: no codes, passwords or personal numbers. */
export const auditDetailsSchema = z.object({
  /** The reason chosen by the user. */
  reason: z.optional(openEnum(AUDIT_REASONS)),
  /** What was ordered, if it is not the subscription itself. */
  product: z.optional(z.string()),
  /** Code of an order's failure. */
  failure: z.optional(z.string()),
  /** Format of a downloaded document, and the number of documents. */
  format: z.optional(openEnum(documentFormats)),
  count: z.optional(z.number()),
  via: z.optional(z.object({ kind: openEnum(AUDIT_VIAS), id: z.optional(idSchema) })),
});
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** State of an administrator, invitation, person or order before or after: the fields the action affects. */
export const auditStateSchema = z.object({
  role: z.optional(z.string()),
  accessType: z.optional(z.string()),
  accountIds: z.optional(z.array(z.string())),
  expiresAt: z.optional(timestampSchema),
  /** First and last name. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  orderId: z.optional(idSchema),
  orderType: z.optional(openEnum(ORDER_TYPES)),
  subscriptionId: z.optional(idSchema),
  effectiveDate: z.optional(dateSchema),
  /** Other changes, as readable text. */
  values: z.optional(z.array(z.string())),
});
export type AuditState = z.infer<typeof auditStateSchema>;

/** An audit entry: who did what to whom, and what changed. Written with the change and immutable. */
export const auditEntrySchema = z.object({
  entryId: idSchema,
  at: timestampSchema,
  /** The person's name at that time; missing if it was not a user of the customer. */
  actorName: z.optional(z.nullable(z.string())),
  actorEmail: z.optional(z.nullable(z.string())),
  action: openEnum(AUDIT_ACTIONS),
  /**
   * Subject: a person's e-mail before the change, an order's subscription number, or a payment's invoice
   * number.
   */
  subject: z.string(),
  about: z.optional(z.nullable(auditObjectSchema)),
  before: z.nullable(auditStateSchema),
  after: z.nullable(auditStateSchema),
  details: z.optional(z.nullable(auditDetailsSchema)),
  correlationId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Maximum number of rows in a file: the newest. */
export const AUDIT_FILE_ROWS = 10_000;

/**
 * Query of `GET /self-service-api/audit-log`, for superadministrators: newest first. `from` and `to` are days
 * in Denmark, inclusive. `format=csv` returns all matches as a file instead of a page: semicolons, UTF-8 with
 * a byte-order mark, at most `AUDIT_FILE_ROWS` rows.
 */
export const auditLogQuery = z.object({
  ...customerQueryShape,
  ...pagingQueryShape,
  /** Searches e-mails, names and numbers. */
  searchQuery: z.optional(searchText()),
  /** E-mail of the actor. */
  actor: z.optional(searchText(320)),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  /** Entries about this subscription, … */
  subscriptionId: z.optional(idSchema),
  /** … this billing account, … */
  accountId: z.optional(idSchema),
  /** … or this person, including their own actions. The current e-mail. */
  person: z.optional(searchText(320)),
  /** Excludes orders and their outcome, for pages that list orders separately. */
  withoutOrders: z.optional(booleanQuery),
  from: z.optional(dayQuery),
  to: z.optional(dayQuery),
  format: z.optional(z.enum(['json', 'csv'])),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;
export const auditLogAnswer = data(paged('entries', auditEntrySchema));
