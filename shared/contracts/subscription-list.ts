import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { paged } from './paging.ts';
import { SUBSCRIPTION_CATEGORIES, SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from './subscription-kind.ts';
import { data, dateSchema, idSchema, openEnum } from './wire.ts';

const text = z.optional(z.nullable(z.string()));

/** A row of the subscriptions overview. */
export const subscriptionListItemSchema = z.object({
  id: idSchema,
  /** The product's name, e.g. `Erhverv Mobil 50 GB`. */
  name: z.string(),
  firstName: text,
  lastName: text,
  employeeId: text,
  /** Local number without country code, eight digits. */
  telephoneNumber: text,
  circuitId: text,
  category: openEnum(SUBSCRIPTION_CATEGORIES),
  technologyType: text,
  status: openEnum(SUBSCRIPTION_STATUSES),
  futureCancellationDate: z.optional(z.nullable(dateSchema)),
  effectiveDate: z.optional(z.nullable(dateSchema)),
  accountId: idSchema,
  accountName: z.string(),
  /** Per month, without VAT. */
  recurringRate: z.optional(z.nullable(moneySchema)),
  hasProcessingOrder: z.boolean(),
  /** Percentage of the included data used in the current period; missing if the plan includes none. */
  dataUsedPercent: z.optional(z.nullable(z.number())),
});
export type SubscriptionListItem = z.infer<typeof subscriptionListItemSchema>;

/**
 * Number of subscriptions per filter value. A facet applies the search and all *other* filters, so it shows
 * the effect of selecting one more value of the same filter.
 */
export const subscriptionFacetsSchema = z.object({
  types: z.array(z.object({ value: z.enum(SUBSCRIPTION_TYPES), count: z.number() })),
  statuses: z.array(z.object({ value: openEnum(SUBSCRIPTION_STATUSES), count: z.number() })),
  accounts: z.array(z.object({ value: idSchema, name: z.string(), count: z.number() })),
});
export type SubscriptionFacets = z.infer<typeof subscriptionFacetsSchema>;

/** Percentage of the included data from which a subscription counts as near its limit. */
export const NEAR_LIMIT_PERCENT = 80;

/** An active subscription without any usage for this many days counts as unused. */
export const UNUSED_DAYS = 90;

/** Usage filters; several are combined with OR. */
export const USAGE_FILTERS = ['NearLimit', 'Unused'] as const;
export type UsageFilter = (typeof USAGE_FILTERS)[number];

/** Sort columns of the overview; `Name` is the user's name, then the product's. */
export const SUBSCRIPTION_SORT_COLUMNS = [
  'Name',
  'Number',
  'Product',
  'Status',
  'Account',
  'EffectiveDate',
  'Price',
] as const;
export type SubscriptionSortColumn = (typeof SUBSCRIPTION_SORT_COLUMNS)[number];

/** Columns of the overview, in order. `Name` is always shown. */
export const SUBSCRIPTION_COLUMNS = [
  'Name',
  'Number',
  'Status',
  'Product',
  'Account',
  'Price',
  'EmployeeId',
  'EffectiveDate',
  'EndDate',
] as const;
export type SubscriptionColumn = (typeof SUBSCRIPTION_COLUMNS)[number];

/** Maximum number of rows in a file: the first of the list. */
export const SUBSCRIPTION_FILE_ROWS = 10_000;

/** Response of `GET /self-service-api/subscriptions`. */
export const subscriptionsAnswer = data(
  z.extend(paged('subscriptions', subscriptionListItemSchema), { facets: subscriptionFacetsSchema }),
);
