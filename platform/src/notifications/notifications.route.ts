import {
  notificationsAnswer,
  notificationsQuery,
  readNotificationsAnswer,
  readNotificationsBody,
} from 'shared/contracts/notification';
import { pagingOf } from 'shared/contracts/paging';
import { customerQueryShape } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Access } from '../kernel/access/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { pageOf } from '../kernel/lists/page.ts';
import { findNotifications, readNotifications } from './notifications.query.ts';

const access: Access = { to: 'customer', named: 'in-query', role: 'User' };
const config = { access } as const;

/**
 * `GET /notifications` and `PUT /notifications/read`: the person's notifications and which of them are read, on all
 * their devices. Marking as read changes no customer data, so no audit entry is written.
 */
export function addNotificationsRoutes(api: Api, context: ApiContext): void {
  api.get(
    '/notifications',
    {
      config,
      schema: {
        summary: 'List notifications of the user',
        querystring: notificationsQuery,
        response: { 200: notificationsAnswer },
      },
    },
    async request => {
      const page = pageOf(request.query);
      const { db, clock } = context;
      const { totalCount, ...found } = await findNotifications(db, tenantOf(request), page, clock.now());
      return { data: { ...found, ...pagingOf({ ...page, totalCount }) } };
    },
  );
  api.put(
    '/notifications/read',
    {
      config,
      schema: {
        summary: 'Mark notifications as read',
        querystring: z.object(customerQueryShape),
        body: readNotificationsBody,
        response: { 200: readNotificationsAnswer },
      },
    },
    request =>
      changeForCustomer(context, request, async (change, tenant) => {
        const { notificationIds } = request.body.data;
        return { data: { unreadCount: await readNotifications(change, tenant, notificationIds) } };
      }),
  );
}
