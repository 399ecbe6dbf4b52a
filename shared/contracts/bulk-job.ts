import * as z from 'zod/mini';
import { accountMoveBody } from './account-move.ts';
import { barringsBody } from './barrings.ts';
import { MAX_BULK_SUBSCRIPTIONS } from './bulk-limits.ts';
import { addExtraServiceBody } from './extra-service.ts';
import { moneySchema } from './money.ts';
import { newSubscriptionSchema } from './new-subscription.ts';
import { ORDER_STATUSES } from './order.ts';
import { CONSEQUENCES } from './order-preview.ts';
import { paged, pagingQueryShape } from './paging.ts';
import { changePricePlanBody } from './price-plan.ts';
import { subscriptionsQuery } from './subscriptions-query.ts';
import { suspensionOfMany } from './suspension.ts';
import { terminationBody } from './termination.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

/** Bulk actions: change or create subscriptions. */
export const BULK_ACTIONS = [
  'Unknown',
  'Suspend',
  'Reactivate',
  'PricePlan',
  'AddExtraService',
  'RemoveExtraService',
  'Barrings',
  'BillingAccount',
  'Terminate',
  'Create',
] as const;

/** The change for each subscription, with the fields of the single order (suspension.ts, price-plan.ts …). */
export const bulkChangeSchema = z.discriminatedUnion('action', [
  ...suspensionOfMany,
  z.extend(z.omit(changePricePlanBody.shape.data, { removeServices: true }), {
    action: z.literal('PricePlan'),
  }),
  z.extend(addExtraServiceBody.shape.data, { action: z.literal('AddExtraService') }),
  z.object({ action: z.literal('RemoveExtraService'), code: idSchema }),
  z.extend(barringsBody.shape.data, { action: z.literal('Barrings') }),
  z.extend(accountMoveBody.shape.data, { action: z.literal('BillingAccount') }),
  z.extend(terminationBody.shape.data, { action: z.literal('Terminate') }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkAction = BulkChange['action'];

const idsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_BULK_SUBSCRIPTIONS));

/**
 * Either these subscriptions, or all that match the overview's search, filters and order
 * (subscription-list.ts).
 */
export const bulkSelectionSchema = z.union([
  z.object({ subscriptionIds: idsSchema }),
  z.object({
    /** Matches to exclude. */
    exceptIds: z.optional(z.array(idSchema).check(z.maxLength(10_000))),
    filter: z.pick(subscriptionsQuery, {
      searchQuery: true,
      types: true,
      statuses: true,
      accountIds: true,
      usage: true,
      orderBy: true,
      sortOrder: true,
    }),
  }),
]);
export type BulkSelection = z.infer<typeof bulkSelectionSchema>;

export const bulkQuery = z.object(customerQueryShape);

/**
 * Body of `POST /self-service-api/bulk-jobs/preview`, for administrators. Changes nothing. Checks the first
 * `MAX_BULK_SUBSCRIPTIONS`, in the order of the list. 404 if the caller has access to none of them.
 */
export const bulkPreviewBody = data(z.object({ change: bulkChangeSchema, selection: bulkSelectionSchema }));
export type BulkPreviewBody = z.infer<typeof bulkPreviewBody>['data'];

const text = z.nullable(z.string());

/** Per month before and after, and one-time, without VAT. */
const bulkPriceSchema = z.object({
  before: moneySchema,
  after: moneySchema,
  oneTime: z.nullable(moneySchema),
});

/** What an order would do to one subscription. */
export const bulkPreviewRowSchema = z.object({
  subscriptionId: idSchema,
  userName: text,
  /** Telephone number or line id. */
  number: text,
  productName: z.string(),
  /**
   * Why it is skipped; null if it is changed. A reason of allowed-actions.ts, a code of api-error.ts, or
   * `NotFound` if it no longer exists or the caller has no access.
   */
  reasonCode: text,
  /** Effective date; null if it is skipped. */
  effectiveDate: z.nullable(dateSchema),
  /** Null if the price does not change. */
  price: z.nullable(bulkPriceSchema),
});
export type BulkPreviewRow = z.infer<typeof bulkPreviewRowSchema>;

/**
 * Response of the preview: which subscriptions are changed, which are skipped and why, and the total price.
 */
export const bulkPreviewSchema = z.object({
  /** Size of the selection; `rows` are its first `MAX_BULK_SUBSCRIPTIONS`. */
  selectedCount: z.number(),
  readyCount: z.number(),
  rows: z.array(bulkPreviewRowSchema),
  price: z.nullable(bulkPriceSchema),
  /** Consequences for the changed subscriptions, each once (order-preview.ts). */
  ends: z.array(openEnum(CONSEQUENCES)),
  irreversible: z.array(openEnum(CONSEQUENCES)),
  notices: z.array(openEnum(CONSEQUENCES)),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;
export const bulkPreviewAnswer = data(bulkPreviewSchema);

/**
 * Body of `POST /self-service-api/bulk-jobs`, for administrators, with an Idempotency-Key: orders the change
 * for each subscription, one after the other. 404 if the caller has no access to one of them; any other error
 * is the result of its row.
 */
export const newBulkJobBody = data(z.object({ change: bulkChangeSchema, subscriptionIds: idsSchema }));
export type NewBulkJob = z.infer<typeof newBulkJobBody>['data'];

/**
 * Body of `POST /self-service-api/bulk-jobs/new-subscriptions`, for administrators of a customer with a
 * contract, with an Idempotency-Key: creates the subscriptions one after the other, each like
 * `POST …/subscriptions`. 404 if the caller has no access to one of the billing accounts, 403 for a home
 * office without the right to it; any other error is the result of its row. Check in advance with
 * `POST …/subscriptions/preview`.
 */
export const newSubscriptionsBody = data(
  z.object({
    lines: z
      .array(
        z.object({
          /** Line in the file: the `position` of its row. */
          line: z.int().check(z.minimum(1), z.maximum(1_000_000)),
          subscription: newSubscriptionSchema,
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MAX_BULK_SUBSCRIPTIONS),
        z.refine(lines => new Set(lines.map(each => each.line)).size === lines.length),
      ),
  }),
);
export type NewSubscriptions = z.infer<typeof newSubscriptionsBody>['data'];

/** A bulk job and its progress. */
export const bulkJobSchema = z.object({
  id: idSchema,
  action: openEnum(BULK_ACTIONS),
  /** Subject, such as the name of the price plan; null if the action has none. */
  subject: text,
  created: timestampSchema,
  createdByName: z.string(),
  counts: z.object({
    total: z.number(),
    waiting: z.number(),
    ordered: z.number(),
    completed: z.number(),
    failed: z.number(),
    cancelled: z.number(),
  }),
});
export type BulkJob = z.infer<typeof bulkJobSchema>;

/**
 * Response of `GET /self-service-api/bulk-jobs/{jobId}` and, with 202, of the calls that start a job and of
 * `POST …/retry`.
 */
export const bulkJobAnswer = data(bulkJobSchema);

export const bulkJobsQuery = z.object({ ...customerQueryShape, ...pagingQueryShape });
/**
 * Response of `GET /self-service-api/bulk-jobs`, for administrators, newest first. Callers with limited
 * access only see their own jobs.
 */
export const bulkJobsAnswer = data(paged('jobs', bulkJobSchema));

/** Status of one subscription in a job: not ordered yet, ordered, or the outcome of its order. */
export const BULK_ROW_STATUSES = [
  'Unknown',
  'Waiting',
  'Ordered',
  'Completed',
  'Failed',
  'Cancelled',
] as const;
export type BulkRowStatus = Exclude<(typeof BULK_ROW_STATUSES)[number], 'Unknown'>;

export const bulkJobRowSchema = z.object({
  /** Position in the job; for a new subscription, its line in the file. */
  position: z.number(),
  /** Null for a new subscription that is not created yet, was refused, or was cancelled. */
  subscriptionId: z.nullable(idSchema),
  userName: text,
  number: text,
  productName: z.string(),
  status: openEnum(BULK_ROW_STATUSES),
  /** Why it failed; same codes as in the preview. */
  reasonCode: text,
  orderId: z.nullable(idSchema),
  orderStatus: z.nullable(openEnum(ORDER_STATUSES)),
  effectiveDate: z.nullable(dateSchema),
});
export type BulkJobRow = z.infer<typeof bulkJobRowSchema>;

/**
 * Query of `GET /self-service-api/bulk-jobs/{jobId}/rows`, in the job's order; `format=csv` returns all as a
 * file.
 */
export const bulkJobRowsQuery = z.object({
  ...bulkJobsQuery.shape,
  status: z.optional(z.enum(BULK_ROW_STATUSES)),
  format: z.optional(z.enum(['json', 'csv'])),
});
export const bulkJobRowsAnswer = data(paged('rows', bulkJobRowSchema));
