import { PRODUCT_GROUPS } from 'shared/contracts/account';
import {
  FAILURES_SHOWN_DAYS,
  ORDER_TYPES,
  PROCESSING_STATUSES,
  type OrderStatus,
} from 'shared/contracts/order';
import { addDays } from 'shared/format/day';
import { listParams, many, oneOf, page, pageSize, text } from 'shared/list/params';
import { links } from 'shared/remote/links';

/** Which orders are shown, by what they mean to a person. Open ones first: those still change. */
export const orderViews = [
  'igang',
  'fejlede',
  'nyligt-fejlede',
  'gennemfoerte',
  'annullerede',
  'alle',
] as const;
export type OrderView = (typeof orderViews)[number];

const statusesByView: Readonly<Record<OrderView, readonly OrderStatus[]>> = {
  igang: PROCESSING_STATUSES,
  fejlede: ['Failed'],
  'nyligt-fejlede': ['Failed'],
  gennemfoerte: ['Completed'],
  annullerede: ['Cancelled'],
  alle: [],
};

/** The statuses of a view; none is no filter. */
export const statusesOf = (view: OrderView): readonly OrderStatus[] => statusesByView[view];

/** The first day of a view that goes back only so far; `today` is the day in Denmark. */
export const firstDayOf = (view: OrderView, today: string): string | undefined =>
  view === 'nyligt-fejlede' ? addDays(today, 1 - FAILURES_SHOWN_DAYS) : undefined;

/** What the person can choose in the orders overview. */
export const ordersParams = listParams({
  view: oneOf(links.orders.query.view, orderViews, 'igang'),
  types: many('type', ORDER_TYPES),
  groups: many('omraade', PRODUCT_GROUPS),
  search: text('soeg'),
  page: page(),
  pageSize: pageSize(),
});

export type OrdersValues = typeof ordersParams.initial;

/** Whether the whole number of an order was typed: it is found whatever else is chosen. */
export const isOrderNumber = (search: string): boolean => /^O\d{9,}$/i.test(search.trim());
