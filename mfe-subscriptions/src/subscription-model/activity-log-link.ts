import { pages } from '../pages.tsx';
import type { SubscriptionIds } from './subscription-ids.ts';

/** Query parameter in the address of the order history. */
const logView = { name: 'vis', log: 'log' } as const;

/** Whether the order history page shows the activity log instead. */
export const isLog = (params: URLSearchParams): boolean => params.get(logView.name) === logView.log;

/** The activity log of a subscription. */
export const activityLogHref = (ids: SubscriptionIds): string =>
  `${pages.orderHistory.href(ids)}?${new URLSearchParams({ [logView.name]: logView.log }).toString()}`;
