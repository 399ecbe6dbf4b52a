import * as z from 'zod/mini';
import { PRODUCT_GROUPS } from './account-values.ts';
import { paged, pagingQueryShape } from './paging.ts';
import {
  customerQueryShape,
  data,
  dateSchema,
  dayQuery,
  idSchema,
  manyOf,
  openEnum,
  searchText,
  timestampSchema,
} from './wire.ts';

/** What an order changes (ORD-010). `CallForvarding` is the wire's spelling. */
export const ORDER_TYPES = [
  'Unknown',
  'CreateAccount',
  'ChangeAccount',
  'RemoveAccount',
  'CreateSubscription',
  'ChangeSubscription',
  'RemoveSubscription',
  'ChangePriceplan',
  'CreateAdditionalProduct',
  'ChangeAdditionalProduct',
  'RemoveAdditionalProduct',
  'UpdatedOwnerControl',
  'CreateBarring',
  'RemoveBarring',
  'CreateSimCard',
  'ChangeSimCard',
  'CreateExtraDataCard',
  'ChangeExtraDataCard',
  'RemoveExtraDataCard',
  'HardwarePayment',
  'Fee',
  'NumberPorting',
  'CallForvarding',
  'Termination',
  'Charge',
  'Reactivation',
  'Suspension',
  'ChangeAccountOwnerControl',
  'ChangeSubscriptionOwnerControl',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Status of an order (ORD-011). */
export const ORDER_STATUSES = [
  'Unknown',
  'Draft',
  'Submitted',
  'Received',
  'Processing',
  'InProgress',
  'Completed',
  'Failed',
  'Cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses that count as in processing (ORD-013). */
export const PROCESSING_STATUSES = [
  'Submitted',
  'Received',
  'Processing',
  'InProgress',
] as const satisfies readonly OrderStatus[];

/** Days for which a failed order is reported, including the day it was placed. */
export const FAILURES_SHOWN_DAYS = 14;

/** True while the order is in processing (ORD-013). */
export function isInProcessing(status: OrderStatus): boolean {
  return PROCESSING_STATUSES.some(processing => processing === status);
}

/** Who made the order (ORD-009). */
export const ORDER_CREATORS = ['Unknown', 'Customer', 'CustomerOperations'] as const;
export type OrderCreator = (typeof ORDER_CREATORS)[number];

const text = z.optional(z.nullable(z.string()));

/** An entry of a subscription's order history (ORD-008). */
export const orderViewModelSchema = z.object({
  id: idSchema,
  type: openEnum(ORDER_TYPES),
  status: openEnum(ORDER_STATUSES),
  productName: z.string(),
  createdBy: openEnum(ORDER_CREATORS),
  /** The person who ordered it, if any. */
  createdByName: text,
  created: timestampSchema,
  /** Effective date, if one was chosen or set. */
  effectiveDate: z.optional(z.nullable(dateSchema)),
  /**
   * Whether the user can cancel it: `POST /self-service-api/orders/{orderId}/cancel`, which returns the
   * order.
   */
  canCancel: z.optional(z.boolean()),
});
export type OrderViewModel = z.infer<typeof orderViewModelSchema>;

/** Page size of the order history (ORD-002). */
export const ORDER_HISTORY_PAGE_SIZE = 40;

/**
 * Query of `GET /self-service-api/subscriptions/{subscriptionId}/orders` (ORD-005). The first call omits
 * `nextLinkId` and `currentIndex`; later calls send both from the previous response.
 */
export const orderHistoryQuery = z.object({
  ...customerQueryShape,
  pageSize: pagingQueryShape.pageSize,
  nextLinkId: z.optional(idSchema),
  currentIndex: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
});
export type OrderHistoryQuery = z.infer<typeof orderHistoryQuery>;

/** Response of the order history, newest first. `nextLinkId` is missing on the last page. */
export const orderHistoryAnswer = data(
  z.object({
    orderViewModels: z.array(orderViewModelSchema),
    nextLinkId: z.optional(z.nullable(idSchema)),
    /** Rows returned so far, for the next call. */
    currentIndex: z.number(),
  }),
);

/** One row of the customer's orders overview. */
export const orderRowSchema = z.extend(orderViewModelSchema, {
  subscriptionId: z.optional(z.nullable(idSchema)),
  msisdn: text,
  userName: text,
  accountId: z.optional(z.nullable(idSchema)),
  expectedCompletion: z.optional(z.nullable(timestampSchema)),
  completed: z.optional(z.nullable(timestampSchema)),
  failureCode: text,
});
export type OrderRow = z.infer<typeof orderRowSchema>;

/** Query of `GET /self-service-api/orders`. Refused with `CustomerIsMissingContract` without a contract (C-26). */
export const ordersQuery = z.object({
  ...customerQueryShape,
  ...pagingQueryShape,
  statuses: manyOf(z.enum(ORDER_STATUSES)),
  types: manyOf(z.enum(ORDER_TYPES)),
  accountIds: manyOf(idSchema),
  /** Product groups of the order's account. */
  productGroups: manyOf(z.enum(PRODUCT_GROUPS)),
  /** First and last day of ordering, inclusive. */
  from: z.optional(dayQuery),
  to: z.optional(dayQuery),
  /** Searches order id, product, user, number and subscription id. */
  searchQuery: z.optional(searchText()),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** Response of `GET /self-service-api/orders`, newest first. */
export const ordersAnswer = data(paged('orders', orderRowSchema));
