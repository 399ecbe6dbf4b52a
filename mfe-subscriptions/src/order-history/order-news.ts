import type { OrderViewModel } from 'shared/contracts/order';
import { orderStatusLabels, orderTypeLabels } from '../subscription-model/order-labels.ts';
import { newsText } from './texts.ts';

/** More than these are counted: a list of them would be read out for a minute. */
const maxNamed = 2;

/**
 * What a screen reader is told when the list has been read anew: orders that are new at its top, and orders that have
 * moved on. Nothing when a further page was loaded, or when all is as it was.
 */
export const orderNews = (
  before: readonly OrderViewModel[],
  now: readonly OrderViewModel[],
): string | undefined => {
  const known = new Map(before.map(order => [order.id, order.status]));
  const newest = before[0]?.created ?? '';
  const news = now.filter(({ id, status, created }) =>
    known.has(id) ? known.get(id) !== status : created >= newest,
  );
  if (news.length === 0) return undefined;
  return newsText(
    news
      .slice(0, maxNamed)
      .map(({ type, status }) => `${orderTypeLabels[type]}: ${orderStatusLabels[status]}`),
    news.length - maxNamed,
  );
};
