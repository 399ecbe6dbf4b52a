import type { ToastLink } from 'shared/toasts';
import { links } from './links.ts';

/** Where every toast leads that names an order: to its page. */
export const orderToastLink = (customerId: string, orderId: string): ToastLink => ({
  label: 'Se ordren',
  href: links.order.href(customerId, { orderId }),
});
