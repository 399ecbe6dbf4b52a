import type { Notification } from 'shared/contracts/notification';

/** An unread notification of a failed order. */
export const anyNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 'order-O1',
  kind: 'OrderFailed',
  at: '2026-11-01T09:30:00.000Z',
  isRead: false,
  recordId: 'O1',
  subject: null,
  orderType: null,
  documentType: null,
  amount: null,
  limit: null,
  count: null,
  ...changes,
});
