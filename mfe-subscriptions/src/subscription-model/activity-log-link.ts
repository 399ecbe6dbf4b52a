import { pages } from '../pages.tsx';
import type { SubscriptionIds } from './subscription-ids.ts';

/** In the query of the order history's address. */
const logView = { name: 'vis', log: 'log' } as const;

/** Whether the page of the order history shows the activity log in its place. */
export const isLog = (params: URLSearchParams): boolean => params.get(logView.name) === logView.log;

/** The part of the activity log that is about a subscription. */
export const activityLogHref = (ids: SubscriptionIds): string =>
  `${pages.orderHistory.href(ids)}?${new URLSearchParams({ [logView.name]: logView.log }).toString()}`;
