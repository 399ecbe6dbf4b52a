import type { OrderViewModel } from 'shared/contracts/order';
import { danishDay, formatMonth } from 'shared/format/date';

/** The orders of one month in Denmark. */
export interface OrderMonth {
  /** `2026-11` */
  readonly month: string;
  readonly title: string;
  readonly orders: readonly OrderViewModel[];
}

/** Groups orders by month, in their original order. */
export const orderMonths = (orders: readonly OrderViewModel[]): OrderMonth[] =>
  orders.reduce<OrderMonth[]>((months, order) => {
    const month = danishDay(new Date(order.created)).slice(0, 7);
    const last = months.at(-1);
    return last?.month === month
      ? [...months.slice(0, -1), { ...last, orders: [...last.orders, order] }]
      : [...months, { month, title: formatMonth(order.created), orders: [order] }];
  }, []);
