import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum, timestampSchema } from './wire.ts';

/** What is counted. */
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
  /** With the top-ups of the period. Null is free; 0 is not part of the price plan. */
  included: z.nullable(z.number()),
  /** `GB`, `min` or `stk.` */
  unit: z.string(),
  /** Of what is included, whole; null where there is nothing to reach. */
  percent: z.nullable(z.number()),
  /** `Near` from 80 %, `Exceeded` from 100 % on. */
  level: openEnum(USAGE_LEVELS),
  /** What it costs beside the price plan, without VAT. */
  extraCost: moneySchema,
});
export type UsageCategory = z.infer<typeof usageCategorySchema>;

/** A month, `2026-11`, in Danish time. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** The usage of one subscription in one period (CTRL-016). */
export const usageSchema = z.object({
  period: monthSchema,
  /** Periods that can be asked for, the newest first: the running one and twelve before. */
  periods: z.array(monthSchema),
  updatedAt: timestampSchema,
  categories: z.array(usageCategorySchema),
  /** GB of data a day, everywhere together; the running period ends with today. */
  series: z.array(z.object({ date: dateSchema, value: z.number() })),
  /** The sum of the categories, without VAT. */
  extraCost: moneySchema,
});
export type Usage = z.infer<typeof usageSchema>;

/**
 * Query of `GET /self-service-api/subscriptions/{subscriptionId}/usage`; without a period the running one. `format=csv`
 * answers a file. Error `UsagePeriodNotAvailable`.
 */
export const usageQuery = z.object({
  ...customerQueryShape,
  period: z.optional(monthSchema),
  format: z.optional(z.enum(['json', 'csv'])),
});
export const usageAnswer = data(usageSchema);

export const TOP_UP_ZONES = ['Unknown', 'Dk', 'Eu', 'World'] as const;
export type TopUpZone = Exclude<(typeof TOP_UP_ZONES)[number], 'Unknown'>;

/** Data that can be bought for the running period (CTRL-017). */
export const topUpOfferingSchema = z.object({
  productCode: idSchema,
  name: z.string(),
  data: z.object({ value: z.number(), unit: z.string() }),
  zone: openEnum(TOP_UP_ZONES),
  /** The last day it counts. */
  validUntil: dateSchema,
  /** Once, without VAT. */
  price: moneySchema,
  maxPerPeriod: z.number(),
  /** How many more can be bought in the period; orders on their way count. */
  remaining: z.number(),
});
export type TopUpOffering = z.infer<typeof topUpOfferingSchema>;

/** Answer of `GET /self-service-api/subscriptions/{subscriptionId}/top-ups`. */
export const topUpsAnswer = data(
  z.object({
    offerings: z.array(topUpOfferingSchema),
    /** Bought in the running period and carried out. */
    active: z.array(
      z.object({ orderId: idSchema, name: z.string(), quantity: z.number(), validUntil: dateSchema }),
    ),
  }),
);
export type TopUps = z.infer<typeof topUpsAnswer>['data'];

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/top-ups` (CTRL-017), for administrators. The field of
 * the preview is `topUpData`: all GB that were ever bought. Errors: `TopUpNotOffered`, `TopUpLimitReached`.
 */
export const topUpBody = data(
  z.object({
    productCode: idSchema,
    quantity: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  }),
);
export type TopUpBody = z.infer<typeof topUpBody>['data'];
