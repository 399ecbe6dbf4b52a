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

/** What can be done with many subscriptions at once: changing them, or creating them. */
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

/** What is done to each subscription, with the fields of the order for one (suspension.ts, price-plan.ts …). */
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

/** Which subscriptions: these, or all that the overview finds with its search, filters and order (subscription-list.ts). */
export const bulkSelectionSchema = z.union([
  z.object({ subscriptionIds: idsSchema }),
  z.object({
    /** Of those that are found, the ones to be left out. */
    exceptIds: z.optional(z.array(idSchema).check(z.maxLength(10_000))),
    filter: z.pick(subscriptionsQuery, {
      ...{ searchQuery: true, types: true, statuses: true, accountIds: true, usage: true },
      ...{ orderBy: true, sortOrder: true },
    }),
  }),
]);
export type BulkSelection = z.infer<typeof bulkSelectionSchema>;

export const bulkQuery = z.object(customerQueryShape);

/**
 * Body of `POST /self-service-api/bulk-jobs/preview`, for administrators. It changes nothing. Of more than
 * `MAX_BULK_SUBSCRIPTIONS` the first ones are looked at, in the order of the list. 404 when none of them is reached.
 */
export const bulkPreviewBody = data(z.object({ change: bulkChangeSchema, selection: bulkSelectionSchema }));
export type BulkPreviewBody = z.infer<typeof bulkPreviewBody>['data'];

const text = z.nullable(z.string());

/** Per month before and after, and once, without VAT. */
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
   * Why nothing is done to it; null when it is changed. A reason of allowed-actions.ts, a code of api-error.ts, or
   * `NotFound` for one that is gone or out of reach.
   */
  reasonCode: text,
  /** From when the change counts; null when nothing is done. */
  effectiveDate: z.nullable(dateSchema),
  /** Null when nothing about the price changes. */
  price: z.nullable(bulkPriceSchema),
});
export type BulkPreviewRow = z.infer<typeof bulkPreviewRowSchema>;

/** Answer of the preview: who is changed, who is skipped and why, and what it costs in all. */
export const bulkPreviewSchema = z.object({
  /** How many the selection holds; `rows` are the first `MAX_BULK_SUBSCRIPTIONS` of them. */
  selectedCount: z.number(),
  readyCount: z.number(),
  rows: z.array(bulkPreviewRowSchema),
  price: z.nullable(bulkPriceSchema),
  /** Of those that are changed, each once (order-preview.ts). */
  ends: z.array(openEnum(CONSEQUENCES)),
  irreversible: z.array(openEnum(CONSEQUENCES)),
  notices: z.array(openEnum(CONSEQUENCES)),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;
export const bulkPreviewAnswer = data(bulkPreviewSchema);

/**
 * Body of `POST /self-service-api/bulk-jobs`, for administrators, with an Idempotency-Key: orders the change for each
 * subscription, one after the other. 404 when one of them is not reached; what else stands against a change is the
 * result of its row.
 */
export const newBulkJobBody = data(z.object({ change: bulkChangeSchema, subscriptionIds: idsSchema }));
export type NewBulkJob = z.infer<typeof newBulkJobBody>['data'];

/**
 * Body of `POST /self-service-api/bulk-jobs/new-subscriptions`, for administrators of a customer with a contract, with an
 * Idempotency-Key: creates the subscriptions one after the other, each as `POST …/subscriptions` does. 404 when one of the
 * billing accounts is not reached, 403 for a home office without the right to it; what else stands against a
 * subscription is the result of its row. `POST …/subscriptions/preview` tells it before.
 */
export const newSubscriptionsBody = data(
  z.object({
    lines: z
      .array(
        z.object({
          /** Where it stands in the file: the `position` of its row. */
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

/** Many changes that were asked for together, and how far they are. */
export const bulkJobSchema = z.object({
  id: idSchema,
  action: openEnum(BULK_ACTIONS),
  /** What it is about, such as the name of the price plan; null where the action says it all. */
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

/** Answer of `GET /self-service-api/bulk-jobs/{jobId}`, and, with 202, of the calls that start one and of `POST …/retry`. */
export const bulkJobAnswer = data(bulkJobSchema);

export const bulkJobsQuery = z.object({ ...customerQueryShape, ...pagingQueryShape });
/**
 * Answer of `GET /self-service-api/bulk-jobs`, for administrators, the newest first. Who is limited to some billing
 * accounts sees the own jobs alone.
 */
export const bulkJobsAnswer = data(paged('jobs', bulkJobSchema));

/** Where one subscription of a job is: not ordered yet, ordered, or as its order ended. */
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
  /** Its place in the job; of one that is created, its line in the file. */
  position: z.number(),
  /** Null while there is none: of one that is not created yet, or was refused, or undone. */
  subscriptionId: z.nullable(idSchema),
  userName: text,
  number: text,
  productName: z.string(),
  status: openEnum(BULK_ROW_STATUSES),
  /** Why it failed; codes as those of the preview. */
  reasonCode: text,
  orderId: z.nullable(idSchema),
  orderStatus: z.nullable(openEnum(ORDER_STATUSES)),
  effectiveDate: z.nullable(dateSchema),
});
export type BulkJobRow = z.infer<typeof bulkJobRowSchema>;

/** Query of `GET /self-service-api/bulk-jobs/{jobId}/rows`, in the order of the job; a file of all with `format=csv`. */
export const bulkJobRowsQuery = z.object({
  ...bulkJobsQuery.shape,
  status: z.optional(z.enum(BULK_ROW_STATUSES)),
  format: z.optional(z.enum(['json', 'csv'])),
});
export const bulkJobRowsAnswer = data(paged('rows', bulkJobRowSchema));
