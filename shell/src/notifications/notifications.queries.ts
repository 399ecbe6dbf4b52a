import { notificationsAnswer, readNotificationsAnswer } from 'shared/contracts/notification';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

const path = '/self-service-api/notifications';

/** Start of the key of all of them. */
export const notificationsKey = (customerId: string) => ['shell', customerId, 'notifications'] as const;

/** The newest so many. Nobody is told that they could not be fetched who has not asked for them. */
export const notificationsQuery = (http: Http, customerId: string, pageSize: number) =>
  queryOptions({
    queryKey: [...notificationsKey(customerId), pageSize],
    queryFn: ({ signal }) =>
      http.request({ path, query: { customerId, pageSize }, schema: notificationsAnswer, signal }),
    retry: false,
    refetchOnWindowFocus: 'always',
  });

/** Notes that these are read; null is all of them. */
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
