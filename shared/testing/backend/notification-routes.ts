/** What a person is told of: failed orders and new or overdue invoices of the data set. What was read is kept until the page is loaded again. */
import {
  NOTIFICATION_DAYS,
  notificationsAnswer,
  notificationsQuery,
  readNotificationsAnswer,
  readNotificationsBody,
  type Notification,
} from '../../contracts/notification.ts';
import type { TenantData } from './backend-data.ts';
import { pageOf } from './list-of.ts';
import type { AddRoute, AddWrite } from './route.ts';

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

const toldOf = ({ orders, billingItems }: TenantData, today: string): Omit<Notification, 'isRead'>[] => {
  const failed = orders
    .filter(({ status }) => status === 'Failed')
    .map(({ id, type, created, userName, msisdn }) => ({
      ...nothingElse,
      ...{ id: `order-${id}`, kind: 'OrderFailed' as const, at: created, recordId: id },
      ...{ orderType: type, subject: userName ?? msisdn ?? null },
    }));
  const invoices = billingItems.flatMap(item => {
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
  return [...failed, ...invoices]
    .filter(({ at }) => at >= since && at < midnight(today, 1))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
};

export const notificationRoutes = (route: AddRoute, write: AddWrite, today: string) => {
  const read = new Map<string, ReadonlySet<string>>();
  const notificationsOf = (tenant: TenantData): Notification[] => {
    const ids = read.get(tenant.customer.id);
    return toldOf(tenant, today).map(each => ({ ...each, isRead: ids?.has(each.id) ?? false }));
  };
  const unreadOf = (tenant: TenantData) => notificationsOf(tenant).filter(({ isRead }) => !isRead).length;
  return [
    route({
      ...{ path, system, query: notificationsQuery, answer: notificationsAnswer },
      read: (tenant, query) => {
        const { items: notifications, paging } = pageOf(notificationsOf(tenant), query);
        return { notifications, unreadCount: unreadOf(tenant), ...paging };
      },
    }),
    write({
      ...{ method: 'put', path: `${path}/read`, system },
      ...{ body: readNotificationsBody, answer: readNotificationsAnswer },
      write: (tenant, { data: { notificationIds } }) => {
        const ids = notificationIds ?? toldOf(tenant, today).map(({ id }) => id);
        read.set(tenant.customer.id, new Set([...(read.get(tenant.customer.id) ?? []), ...ids]));
        return { unreadCount: unreadOf(tenant) };
      },
    }),
  ];
};
