import { isInProcessing, type OrderType, type OrderViewModel } from 'shared/contracts/order';
import type { Page } from '../define-pages.ts';

/** Relevant on every page: these change whether there is a subscription to change. */
const always: readonly OrderType[] = [
  'CreateSubscription',
  'RemoveSubscription',
  'Termination',
  'NumberPorting',
];

/** Orders in processing that matter on a page (SUB-056). */
export const relevantOrders = (
  { orders: types = [] }: Pick<Page, 'orders'>,
  orders: readonly OrderViewModel[],
): readonly OrderViewModel[] =>
  orders.filter(
    ({ type, status }) =>
      isInProcessing(status) && (types === 'all' || always.includes(type) || types.includes(type)),
  );
