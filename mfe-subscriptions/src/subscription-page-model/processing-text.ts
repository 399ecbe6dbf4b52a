import type { OrderViewModel } from 'shared/contracts/order';
import { formatMediumDate } from 'shared/format/date';
import { orderStatusLabels, orderTypeLabels } from '../subscription-model/order-labels.ts';
import { processingTexts as texts } from './notice-texts.ts';

type Order = Pick<OrderViewModel, 'type' | 'status' | 'effectiveDate'>;

/**
 * Names the orders; more than three are counted in the title alone. What waits for a later day is not to be seen in ten
 * minutes.
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
