import type { ToastLink } from 'shared/toasts';
import { links } from './links.ts';

/** Link of every toast that mentions an order: the order's page. */
export const orderToastLink = (customerId: string, orderId: string): ToastLink => ({
  label: 'Se ordren',
  href: links.order.href(customerId, { orderId }),
});
