import type { OrderViewModel } from 'shared/contracts/order';
import { danishDay, formatLongDate } from 'shared/format/date';
import { orderHistoryTexts as texts } from './texts.ts';

/** The orders of one day in Denmark. */
export interface OrderDay {
  readonly day: string;
  readonly title: string;
  readonly orders: readonly OrderViewModel[];
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const titleOf = (day: string, today: string): string => {
  if (day === today) return texts.today;
  return day === dayBefore(today) ? texts.yesterday : formatLongDate(day);
};

/** Orders by day, in the order in which they come. */
export const orderDays = (orders: readonly OrderViewModel[], today: string): OrderDay[] =>
  orders.reduce<OrderDay[]>((days, order) => {
    const day = danishDay(new Date(order.created));
    const last = days.at(-1);
    return last?.day === day
      ? [...days.slice(0, -1), { ...last, orders: [...last.orders, order] }]
      : [...days, { day, title: titleOf(day, today), orders: [order] }];
  }, []);
