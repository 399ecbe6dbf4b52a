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

/** Views of the orders, in terms of what they mean to users. Open orders first: those can still change. */
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

/** The statuses of a view; an empty list means no filter. */
export const statusesOf = (view: OrderView): readonly OrderStatus[] => statusesByView[view];

/** First day of a view with a limited period; `today` is the date in Denmark. */
export const firstDayOf = (view: OrderView, today: string): string | undefined =>
  view === 'nyligt-fejlede' ? addDays(today, 1 - FAILURES_SHOWN_DAYS) : undefined;

/** Filters of the orders overview. */
export const ordersParams = listParams({
  view: oneOf(links.orders.query.view, orderViews, 'igang'),
  types: many('type', ORDER_TYPES),
  groups: many('omraade', PRODUCT_GROUPS),
  search: text('soeg'),
  page: page(),
  pageSize: pageSize(),
});

export type OrdersValues = typeof ordersParams.initial;

/** Whether the search is a complete order number: it is then found whatever the filters. */
export const isOrderNumber = (search: string): boolean => /^O\d{9,}$/i.test(search.trim());
