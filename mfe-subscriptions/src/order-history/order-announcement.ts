import type { OrderViewModel } from 'shared/contracts/order';
import { orderStatusLabels, orderTypeLabels } from '../subscription-model/order-labels.ts';
import { newsText } from './texts.ts';

/** More than these are only counted, because a screen reader would read a list of them for a minute. */
const maxNamed = 2;

/**
 * Screen reader announcement after the list was refetched: new orders at the top, and orders whose status changed.
 * Undefined when another page was loaded or nothing changed.
 */
export const orderAnnouncement = (
  before: readonly OrderViewModel[],
  now: readonly OrderViewModel[],
): string | undefined => {
  const statuses = new Map(before.map(order => [order.id, order.status]));
  const newest = before[0]?.created ?? '';
  const changed = now.filter(({ id, status, created }) =>
    statuses.has(id) ? statuses.get(id) !== status : created >= newest,
  );
  if (changed.length === 0) return undefined;
  return newsText(
    changed
      .slice(0, maxNamed)
      .map(({ type, status }) => `${orderTypeLabels[type]}: ${orderStatusLabels[status]}`),
    changed.length - maxNamed,
  );
};
