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

/** What can be done that is written down. */
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

/** Of these, what an order goes through. */
export const ORDER_AUDIT_ACTIONS: readonly AuditAction[] = [
  'OrderPlaced',
  'OrderCancelled',
  'OrderCompleted',
  'OrderFailed',
];

/** What an entry can be about: what has a page of its own. */
export const AUDIT_OBJECT_KINDS = [
  'Unknown',
  'Person',
  'Subscription',
  'Account',
  'BillingItem',
  'BulkJob',
] as const;
export type AuditObjectKind = (typeof AUDIT_OBJECT_KINDS)[number];

/** What an entry is about; missing in entries from before this was kept. */
export const auditObjectSchema = z.object({
  kind: openEnum(AUDIT_OBJECT_KINDS),
  /** Of a person the e-mail, of anything else its id. */
  id: z.string().check(z.minLength(1), z.maxLength(254)),
  /** The person, who used the subscription, or the name of the account, as they were called then. */
  name: z.optional(z.nullable(z.string())),
});
export type AuditObject = z.infer<typeof auditObjectSchema>;

/** What set something off that nobody pressed a button for at that moment. */
export const AUDIT_VIAS = ['Unknown', 'BulkJob', 'UsageAlert'] as const;
export type AuditVia = (typeof AUDIT_VIAS)[number];

/** Why something was ordered. Not built from the lists of the orders: the log's page needs nothing else of theirs. */
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

/** What is told beside before and after. Nothing secret: no codes, passwords or numbers of people. */
export const auditDetailsSchema = z.object({
  /** Why, as the person chose it. */
  reason: z.optional(openEnum(AUDIT_REASONS)),
  /** What was ordered, when it is something else than the subscription. */
  product: z.optional(z.string()),
  /** The code of why an order could not be carried out. */
  failure: z.optional(z.string()),
  /** What a document was fetched as, and how many at once. */
  format: z.optional(openEnum(documentFormats)),
  count: z.optional(z.number()),
  via: z.optional(z.object({ kind: openEnum(AUDIT_VIAS), id: z.optional(idSchema) })),
});
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** What an administrator, an invitation or a person was, or became, or what was ordered: what the action touched. */
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
  /** What else changed, as a person reads it. */
  values: z.optional(z.array(z.string())),
});
export type AuditState = z.infer<typeof auditStateSchema>;

/** Something that was done: by whom, to whom, and what changed. Written with the change and never altered. */
export const auditEntrySchema = z.object({
  entryId: idSchema,
  at: timestampSchema,
  /** The person as they were called then; missing when it was not a person of the customer. */
  actorName: z.optional(z.nullable(z.string())),
  actorEmail: z.optional(z.nullable(z.string())),
  action: openEnum(AUDIT_ACTIONS),
  /** E-mail of the person it is about, as it was before; of an order the subscription's number, of a payment the invoice's. */
  subject: z.string(),
  about: z.optional(z.nullable(auditObjectSchema)),
  before: z.nullable(auditStateSchema),
  after: z.nullable(auditStateSchema),
  details: z.optional(z.nullable(auditDetailsSchema)),
  correlationId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The most rows that a file holds: the newest. */
export const AUDIT_FILE_ROWS = 10_000;

/**
 * Query of `GET /self-service-api/audit-log`, for superadministrators: the newest first. `from` and `to` are days in
 * Denmark, both included. `format=csv` answers all that match as a file instead of a page: semicolons, UTF-8 with a
 * byte-order mark, at most `AUDIT_FILE_ROWS` rows.
 */
export const auditLogQuery = z.object({
  ...customerQueryShape,
  ...pagingQueryShape,
  /** Searches e-mails, names and numbers. */
  searchQuery: z.optional(searchText()),
  /** E-mail of the person who did it. */
  actor: z.optional(searchText(320)),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  /** What was done with this subscription, … */
  subscriptionId: z.optional(idSchema),
  /** … this billing account, … */
  accountId: z.optional(idSchema),
  /** … or this person; with what they did themselves. An e-mail as it is now. */
  person: z.optional(searchText(320)),
  /** Leaves out what was ordered and what came of it, where the orders are shown beside. */
  withoutOrders: z.optional(booleanQuery),
  from: z.optional(dayQuery),
  to: z.optional(dayQuery),
  format: z.optional(z.enum(['json', 'csv'])),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;
export const auditLogAnswer = data(paged('entries', auditEntrySchema));
