import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './billing-item.ts';
import { moneySchema } from './money.ts';
import { ORDER_TYPES } from './order.ts';
import { paged, pagingQueryShape } from './paging.ts';
import { ALERT_METRICS } from './usage-alert.ts';
import { customerQueryShape, data, idSchema, openEnum, timestampSchema } from './wire.ts';

/** Kinds of notifications. */
export const NOTIFICATION_KINDS = [
  'Unknown',
  /** An order that the user placed; for an employee also one for their own subscription. */
  'OrderCompleted',
  /** The same; for a superadministrator any order. */
  'OrderFailed',
  /** All orders of a bulk job that the user started have ended. */
  'BulkJobEnded',
  'InvoiceIssued',
  /** An unpaid invoice past its due date. */
  'InvoiceOverdue',
  /** A usage alert of a subscription was triggered. */
  'SubscriptionUsage',
  /** A usage alert of a billing account was triggered. */
  'AccountUsage',
  /** An invitation that the user sent; for a superadministrator any. */
  'InvitationAccepted',
  /** The user's own access was changed. */
  'OwnAccessChanged',
  /** Somebody else changed another administrator's access. */
  'AccessChanged',
  /** Somebody else revoked an administrator's access. */
  'AccessRemoved',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Days after which events are no longer listed. */
export const NOTIFICATION_DAYS = 30;

/** An event that concerns the user. The same event always has the same id. */
export const notificationSchema = z.object({
  id: idSchema,
  kind: openEnum(NOTIFICATION_KINDS),
  at: timestampSchema,
  isRead: z.boolean(),
  /** Id of the linked order, job, billing item, subscription or account; null for people. */
  recordId: z.nullable(idSchema),
  /** Subject: a name or number, an invoice's number, or a person's e-mail. */
  subject: z.nullable(z.string()),
  orderType: z.nullable(openEnum(ORDER_TYPES)),
  documentType: z.nullable(openEnum(DOCUMENT_TYPES)),
  /** An invoice's total, or the amount due if it is overdue. */
  amount: z.nullable(moneySchema),
  /** The limit of a usage alert. */
  limit: z.nullable(z.object({ metric: openEnum(ALERT_METRICS), threshold: z.number() })),
  /** Number of orders in a job, or of subscriptions that triggered an account's alert; null otherwise. */
  count: z.nullable(z.number()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Query of `GET /self-service-api/notifications`. */
export const notificationsQuery = z.object({ ...customerQueryShape, ...pagingQueryShape });

/**
 * Response of `GET /self-service-api/notifications`, newest first: events at the customer in the last
 * `NOTIFICATION_DAYS` days that the user may see now. An employee sees those of their own subscriptions.
 */
export const notificationsAnswer = data(
  z.extend(paged('notifications', notificationSchema), { unreadCount: z.number() }),
);
export type Notifications = z.infer<typeof notificationsAnswer>['data'];

/**
 * Body of `PUT /self-service-api/notifications/read`: marks these ids as read, or null for all current ones.
 * Ids the user does not receive are ignored. Takes an Idempotency-Key.
 */
export const readNotificationsBody = data(
  z.object({ notificationIds: z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(200))) }),
);

/** Number of unread notifications. */
export const readNotificationsAnswer = data(z.object({ unreadCount: z.number() }));
