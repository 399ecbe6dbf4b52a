import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

/** Usage categories. */
export const USAGE_CATEGORIES = [
  'Unknown',
  'DataDk',
  'DataEu',
  'DataWorld',
  'Voice',
  'VoiceAbroad',
  'Sms',
] as const;
export type UsageCategoryCode = Exclude<(typeof USAGE_CATEGORIES)[number], 'Unknown'>;

export const USAGE_LEVELS = ['Unknown', 'Normal', 'Near', 'Exceeded'] as const;

export const usageCategorySchema = z.object({
  code: openEnum(USAGE_CATEGORIES),
  used: z.number(),
  /** Includes the period's top-ups. Null is unlimited; 0 is not part of the price plan. */
  included: z.nullable(z.number()),
  /** `GB`, `min` or `stk.` */
  unit: z.string(),
  /** Whole percentage of the included amount; null if there is no limit. */
  percent: z.nullable(z.number()),
  /** `Near` from 80 %, `Exceeded` from 100 %. */
  level: openEnum(USAGE_LEVELS),
  /** Cost beyond the price plan, without VAT. */
  extraCost: moneySchema,
});
export type UsageCategory = z.infer<typeof usageCategorySchema>;

/** A month, `2026-11`, in Danish time. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** The usage of one subscription in one period (CTRL-016). */
export const usageSchema = z.object({
  period: monthSchema,
  /** Available periods, newest first: the current one and the twelve before. */
  periods: z.array(monthSchema),
  updatedAt: timestampSchema,
  categories: z.array(usageCategorySchema),
  /** Total GB of data per day; the current period ends today. */
  series: z.array(z.object({ date: dateSchema, value: z.number() })),
  /** The sum of the categories, without VAT. */
  extraCost: moneySchema,
});
export type Usage = z.infer<typeof usageSchema>;

/**
 * Query of `GET /self-service-api/subscriptions/{subscriptionId}/usage`; by default the current period.
 * `format=csv` returns a file. Error `UsagePeriodNotAvailable`.
 */
export const usageQuery = z.object({
  ...customerQueryShape,
  period: z.optional(monthSchema),
  format: z.optional(z.enum(['json', 'csv'])),
});
export const usageAnswer = data(usageSchema);

export const TOP_UP_ZONES = ['Unknown', 'Dk', 'Eu', 'World'] as const;
export type TopUpZone = Exclude<(typeof TOP_UP_ZONES)[number], 'Unknown'>;

/** A data top-up for the current period (CTRL-017). */
export const topUpOfferingSchema = z.object({
  productCode: idSchema,
  name: z.string(),
  data: z.object({ value: z.number(), unit: z.string() }),
  zone: openEnum(TOP_UP_ZONES),
  /** Last day of validity. */
  validUntil: dateSchema,
  /** One-time, without VAT. */
  price: moneySchema,
  maxPerPeriod: z.number(),
  /** How many more can be bought in the period; pending orders count. */
  remaining: z.number(),
});
export type TopUpOffering = z.infer<typeof topUpOfferingSchema>;

/** Response of `GET /self-service-api/subscriptions/{subscriptionId}/top-ups`. */
export const topUpsAnswer = data(
  z.object({
    offerings: z.array(topUpOfferingSchema),
    /** Completed purchases in the current period. */
    active: z.array(
      z.object({ orderId: idSchema, name: z.string(), quantity: z.number(), validUntil: dateSchema }),
    ),
  }),
);
export type TopUps = z.infer<typeof topUpsAnswer>['data'];

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/top-ups` (CTRL-017), for administrators. The
 * preview field is `topUpData`: the total GB ever bought. Errors: `TopUpNotOffered`, `TopUpLimitReached`.
 */
export const topUpBody = data(
  z.object({
    productCode: idSchema,
    quantity: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  }),
);
export type TopUpBody = z.infer<typeof topUpBody>['data'];
