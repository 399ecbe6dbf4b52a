import { notificationsAnswer, readNotificationsAnswer } from 'shared/contracts/notification';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

const path = '/self-service-api/notifications';

/** Key prefix of all notification queries. */
export const notificationsKey = (customerId: string) => ['shell', customerId, 'notifications'] as const;

/** The newest `pageSize` notifications. A failure is not reported unless the user asked for them. */
export const notificationsQuery = (http: Http, customerId: string, pageSize: number) =>
  queryOptions({
    queryKey: [...notificationsKey(customerId), pageSize],
    queryFn: ({ signal }) =>
      http.request({ path, query: { customerId, pageSize }, schema: notificationsAnswer, signal }),
    retry: false,
    refetchOnWindowFocus: 'always',
  });

/** Marks notifications as read; null means all of them. */
export const readNotifications = (
  http: Http,
  customerId: string,
  notificationIds: readonly string[] | null,
) =>
  http.request({
    method: 'PUT',
    path: `${path}/read`,
    query: { customerId },
    body: { notificationIds },
    schema: readNotificationsAnswer,
  });
