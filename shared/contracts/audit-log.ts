import * as z from 'zod/mini';
import { ORDER_TYPES } from './order.ts';
import { paged, pagingQueryShape } from './paging.ts';
import {
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
  'BulkJobStarted',
  'BulkJobRetried',
  'PaymentStarted',
  'PaymentReceived',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

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
  before: z.nullable(auditStateSchema),
  after: z.nullable(auditStateSchema),
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
  /** Searches e-mails and names. */
  searchQuery: z.optional(searchText()),
  /** E-mail of the person who did it. */
  actor: z.optional(searchText(320)),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  from: z.optional(dayQuery),
  to: z.optional(dayQuery),
  format: z.optional(z.enum(['json', 'csv'])),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;
export const auditLogAnswer = data(paged('entries', auditEntrySchema));
