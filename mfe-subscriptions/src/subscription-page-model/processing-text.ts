import type { OrderViewModel } from 'shared/contracts/order';
import { formatMediumDate } from 'shared/format/date';
import { orderStatusLabels, orderTypeLabels } from '../subscription-model/order-labels.ts';
import { processingTexts as texts } from './notice-texts.ts';

type Order = Pick<OrderViewModel, 'type' | 'status' | 'effectiveDate'>;

/**
 * Lists up to three orders; the title has the count. The hint to come back in ten minutes is left out when all orders
 * wait for a later day.
 */
export const processingText = (orders: readonly Order[], today: string): string => {
  const later = ({ effectiveDate }: Order): string | undefined =>
    effectiveDate && effectiveDate > today ? formatMediumDate(effectiveDate) : undefined;
  const named = orders.slice(0, 3).map(order => {
    const [type, status] = [orderTypeLabels[order.type], orderStatusLabels[order.status].toLowerCase()];
    const day = later(order);
    return day === undefined ? texts.order(type, status) : texts.laterOrder(type, status, day);
  });
  const list = `${named.join(', ')}.`;
  return orders.every(later) ? list : `${list} ${texts.delay}`;
};
