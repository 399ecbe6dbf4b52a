import type { ColumnType, Generated } from 'kysely';
import type { AttachmentType } from 'shared/contracts/attachment';
import type { BulkChange } from 'shared/contracts/bulk-job';
import type { NewSubscription } from 'shared/contracts/new-subscription';
import type { OrderCreator, OrderStatus, OrderType } from 'shared/contracts/order';
import type { OrderChange, OrderStep, OrderTracking } from 'shared/contracts/order-details';
import type { Day, NullableTimestamp, Timestamp } from './column-types.ts';

export interface OrdersTable {
  order_id: string;
  customer_id: string;
  account_id: string | null;
  subscription_id: string | null;
  type: OrderType;
  status: OrderStatus;
  product_name: string;
  created_by: OrderCreator;
  created_by_name: string | null;
  /** Null for orders not placed in the portal. */
  created_by_id: ColumnType<string | null, string | null | undefined, never>;
  msisdn: string | null;
  user_name: string | null;
  created_at: Timestamp;
  expected_completion_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  failed_at: NullableTimestamp;
  failure_code: ColumnType<string | null, string | null | undefined, string | null>;
  search_text: string;
  /** Effective date. This and the following columns are null for orders not placed in the portal. */
  effective_date: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** Key of its order action (`actionKey`). */
  action: ColumnType<string | null, string | null | undefined, never>;
  /** Details stored by the action. */
  details: ColumnType<unknown, string | null | undefined, string>;
  /** Seconds in each status, fixed when the order was placed. */
  step_seconds: ColumnType<number | null, number | null | undefined, never>;
  /** Time of the next status change (orders/progress/advance-orders.ts); null if finished. */
  next_step_at: NullableTimestamp;
  /** Expected or actual changes; empty if unknown. */
  changes: ColumnType<OrderChange[], string | undefined, string>;
  /** Time of each status, oldest first. */
  steps: ColumnType<OrderStep[], string | undefined, string>;
  /** Shipment tracking; null if nothing is sent. */
  tracking: ColumnType<OrderTracking | null, string | null | undefined, string | null>;
  /** Correlation id of the request that placed it; null for orders not placed in the portal. */
  correlation_id: ColumnType<string | null, string | null | undefined, never>;
}

/** Bulk jobs. */
export interface BulkJobsTable {
  job_id: string;
  customer_id: string;
  created_by: string;
  created_by_name: string;
  created_at: Timestamp;
  change: ColumnType<BulkChange | { action: 'Create' }, string, never>;
  /** Name of its subject at that time: a price plan, a service or an account. */
  subject: string | null;
}

/**
 * A row of a bulk job, for an existing or new subscription: waiting until `next_try_at`, ordered, or failed with a
 * code.
 */
export interface BulkJobRowsTable {
  job_id: string;
  position: number;
  subscription_id: string | null;
  /** The subscription to create; null in jobs that change existing ones. */
  wanted: ColumnType<NewSubscription | null, string | undefined, never>;
  /** Who started or retried it. */
  actor_id: string;
  correlation_id: string;
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  failure_code: ColumnType<string | null, string | null | undefined, string | null>;
  /** Failed attempts caused by errors in the platform. */
  tries: Generated<number>;
  next_try_at: NullableTimestamp;
}

/** A file attached to an order. */
export interface AttachmentsTable {
  attachment_id: string;
  customer_id: string;
  user_id: string;
  /** Original file name, for display only; never used as a path. */
  file_name: string;
  /** Empty, like the size, until the upload is complete. */
  media_type: AttachmentType | '';
  size: number;
  is_whole: boolean;
  created_at: Timestamp;
  /** Order of the attachment; null before the order is placed. */
  order_id: string | null;
}

export interface AttachmentPartsTable {
  attachment_id: string;
  position: number;
  content: Uint8Array;
}
