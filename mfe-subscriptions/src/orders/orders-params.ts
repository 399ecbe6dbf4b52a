import { PRODUCT_GROUPS } from 'shared/contracts/account';
import { ORDER_TYPES, PROCESSING_STATUSES, type OrderStatus } from 'shared/contracts/order';
import { listParams, many, oneOf, page, pageSize, text } from 'shared/list/params';

/** Which orders are shown, by what they mean to a person. Open ones first: those still change. */
export const orderViews = ['igang', 'fejlede', 'gennemfoerte', 'annullerede', 'alle'] as const;
export type OrderView = (typeof orderViews)[number];

const statusesByView: Readonly<Record<OrderView, readonly OrderStatus[]>> = {
  igang: PROCESSING_STATUSES,
  fejlede: ['Failed'],
  gennemfoerte: ['Completed'],
  annullerede: ['Cancelled'],
  alle: [],
};

/** The statuses of a view; none is no filter. */
export const statusesOf = (view: OrderView): readonly OrderStatus[] => statusesByView[view];

/** What the person can choose in the orders overview. */
export const ordersParams = listParams({
  view: oneOf('vis', orderViews, 'igang'),
  types: many('type', ORDER_TYPES),
  groups: many('omraade', PRODUCT_GROUPS),
  search: text('soeg'),
  page: page(),
  pageSize: pageSize(),
});

export type OrdersValues = typeof ordersParams.initial;

/** Whether the whole number of an order was typed: it is found whatever else is chosen. */
export const isOrderNumber = (search: string): boolean => /^O\d{9,}$/i.test(search.trim());
