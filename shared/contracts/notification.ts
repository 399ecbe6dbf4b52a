import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './billing-item.ts';
import { moneySchema } from './money.ts';
import { ORDER_TYPES } from './order.ts';
import { paged, pagingQueryShape } from './paging.ts';
import { ALERT_METRICS } from './usage-alert.ts';
import { customerQueryShape, data, idSchema, openEnum, timestampSchema } from './wire.ts';

/** What a person is told of. */
export const NOTIFICATION_KINDS = [
  'Unknown',
  /** Of an order that they placed or, of an employee, one for the subscription that they use. */
  'OrderCompleted',
  /** The same; of a superadministrator any. */
  'OrderFailed',
  /** All orders of a change of many that they asked for have ended. */
  'BulkJobEnded',
  'InvoiceIssued',
  /** An invoice that is not paid although it was due. */
  'InvoiceOverdue',
  /** An alert of usage told of a subscription. */
  'SubscriptionUsage',
  /** An alert of usage told of a billing account. */
  'AccountUsage',
  /** Of an invitation that they sent; of a superadministrator any. */
  'InvitationAccepted',
  /** What they themselves reach was changed. */
  'OwnAccessChanged',
  /** Somebody else changed what another administrator reaches. */
  'AccessChanged',
  /** Somebody else took an administrator's access away. */
  'AccessRemoved',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Days after which what happened is told no more. */
export const NOTIFICATION_DAYS = 30;

/** Something that happened and concerns the person. The same event has the same id in every answer. */
export const notificationSchema = z.object({
  id: idSchema,
  kind: openEnum(NOTIFICATION_KINDS),
  at: timestampSchema,
  isRead: z.boolean(),
  /** What it leads to: an order, a job, a billing item, a subscription or an account; of people none. */
  recordId: z.nullable(idSchema),
  /** Whom or what it is about: a name or number, of an invoice its number, of people their e-mail. */
  subject: z.nullable(z.string()),
  orderType: z.nullable(openEnum(ORDER_TYPES)),
  documentType: z.nullable(openEnum(DOCUMENT_TYPES)),
  /** What an invoice is over, or what is still owed of it when it is overdue. */
  amount: z.nullable(moneySchema),
  /** The limit of an alert. */
  limit: z.nullable(z.object({ metric: openEnum(ALERT_METRICS), threshold: z.number() })),
  /** Of how many: orders of a job, and subscriptions that an alert of an account told of; null where that is no number. */
  count: z.nullable(z.number()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Query of `GET /self-service-api/notifications`. */
export const notificationsQuery = z.object({ ...customerQueryShape, ...pagingQueryShape });

/**
 * Answer of `GET /self-service-api/notifications`, the newest first: what happened at the customer in the last
 * `NOTIFICATION_DAYS` days, within what the person may see now. An employee is told of the subscriptions that they use.
 */
export const notificationsAnswer = data(
  z.extend(paged('notifications', notificationSchema), { unreadCount: z.number() }),
);
export type Notifications = z.infer<typeof notificationsAnswer>['data'];

/**
 * Body of `PUT /self-service-api/notifications/read`: these, or with null all that there are at that moment. An id that
 * the person is not told of is passed over. Takes an Idempotency-Key.
 */
export const readNotificationsBody = data(
  z.object({ notificationIds: z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(200))) }),
);

/** How many are left unread. */
export const readNotificationsAnswer = data(z.object({ unreadCount: z.number() }));
