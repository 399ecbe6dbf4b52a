/**
 * A user's notifications: orders, bulk jobs, and new or overdue invoices. Read marks last until the page is
 * reloaded.
 */
import {
  NOTIFICATION_DAYS,
  notificationsAnswer,
  notificationsQuery,
  readNotificationsAnswer,
  readNotificationsBody,
  type Notification,
} from '../../../contracts/notification.ts';
import type { TenantData } from '../backend-data.ts';
import { toJob } from '../bulk-jobs/bulk-change.ts';
import { pageOf } from '../list-operations.ts';
import type { AddRoute, AddWrite } from '../route.ts';

const path = '/notifications';
const system = 'Selfservice';

const nothingElse = {
  subject: null,
  orderType: null,
  documentType: null,
  amount: null,
  limit: null,
  count: null,
};

const midnight = (day: string, days = 0): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString();
};

type StoredNotification = Omit<Notification, 'isRead'>;

/** Failed orders, and completed orders of this user. */
const ordersOf = ({ orders }: TenantData): StoredNotification[] =>
  orders.flatMap(({ id, type, created, userName, msisdn, status, plan }): StoredNotification[] => {
    const isDone = status === 'Completed' && plan !== undefined;
    if (status !== 'Failed' && !isDone) return [];
    const kind = isDone ? 'OrderCompleted' : 'OrderFailed';
    const about = { ...nothingElse, recordId: id, orderType: type, subject: userName ?? msisdn ?? null };
    return [{ ...about, id: `order-${id}`, kind, at: plan?.steps.at(-1)?.at ?? created }];
  });

/** Bulk jobs that have ended, at the time of their last order. */
const jobsOf = (tenant: TenantData): StoredNotification[] =>
  tenant.bulkJobs.flatMap((job): StoredNotification[] => {
    const { counts, subject, id: recordId, created } = toJob(tenant, job);
    if (counts.ordered > 0) return [];
    const own = tenant.orders.filter(({ id }) => job.rows.some(({ orderId }) => orderId === id));
    const at =
      own
        .map(({ plan }) => plan?.steps.at(-1)?.at ?? created)
        .sort()
        .at(-1) ?? created;
    const about = { ...nothingElse, recordId, subject, count: counts.completed };
    return [{ ...about, id: `job-${recordId}`, kind: 'BulkJobEnded', at }];
  });

const notificationsIn = (tenant: TenantData, today: string): StoredNotification[] => {
  const invoices = tenant.billingItems.flatMap(item => {
    const { billingItemId: recordId, invoiceNumber: subject, documentType, status } = item;
    const about = { ...nothingElse, recordId, subject, documentType };
    const issued = { id: `invoice-${recordId}`, kind: 'InvoiceIssued' as const, amount: item.totalInclVat };
    const overdue = { id: `overdue-${recordId}`, kind: 'InvoiceOverdue' as const, amount: item.amountDue };
    return [
      { ...about, ...issued, at: midnight(item.issueDate) },
      ...(status === 'Overdue' ? [{ ...about, ...overdue, at: midnight(item.dueDate, 1) }] : []),
    ];
  });
  const since = midnight(today, -NOTIFICATION_DAYS);
  return [...ordersOf(tenant), ...jobsOf(tenant), ...invoices]
    .filter(({ at }) => at >= since && at < midnight(today, 1))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
};

export const notificationRoutes = (route: AddRoute, write: AddWrite, today: string) => {
  const read = new Map<string, ReadonlySet<string>>();
  const notificationsOf = (tenant: TenantData): Notification[] => {
    const ids = read.get(tenant.customer.id);
    return notificationsIn(tenant, today).map(each => ({ ...each, isRead: ids?.has(each.id) ?? false }));
  };
  const unreadOf = (tenant: TenantData) => notificationsOf(tenant).filter(({ isRead }) => !isRead).length;
  return [
    route({
      path,
      system,
      query: notificationsQuery,
      answer: notificationsAnswer,
      read: (tenant, query) => {
        const { items: notifications, paging } = pageOf(notificationsOf(tenant), query);
        return { notifications, unreadCount: unreadOf(tenant), ...paging };
      },
    }),
    write({
      method: 'put',
      path: `${path}/read`,
      system,
      body: readNotificationsBody,
      answer: readNotificationsAnswer,
      write: (tenant, { data: { notificationIds } }) => {
        const ids = notificationIds ?? notificationsIn(tenant, today).map(({ id }) => id);
        read.set(tenant.customer.id, new Set([...(read.get(tenant.customer.id) ?? []), ...ids]));
        return { unreadCount: unreadOf(tenant) };
      },
    }),
  ];
};
