import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, manyOf } from './wire.ts';

/** Dimensions for breaking down a customer's cost. */
export const SPEND_BREAKDOWNS = ['Kind', 'Product', 'Account'] as const;
export type SpendBreakdown = (typeof SPEND_BREAKDOWNS)[number];

/** Number of months in the report. */
export const SPEND_MONTHS = ['12', '24'] as const;

const spendShape = {
  ...customerQueryShape,
  /** Whole months before the current one; 12 by default. */
  months: z.optional(z.enum(SPEND_MONTHS)),
  /** Restricts the report to these billing accounts; by default all that the caller may see. */
  accountIds: manyOf(idSchema),
  format: z.optional(z.enum(['json', 'csv'])),
};

/**
 * Query of `GET /self-service-api/spend`. `format=csv` returns the same as a file: one row per group, one
 * column per month.
 */
export const spendQuery = z.object({ ...spendShape, by: z.optional(z.enum(SPEND_BREAKDOWNS)) });

/** Billed amounts by month, without VAT: an item belongs to the month in which its period starts. */
export const spendSchema = z.object({
  /** `YYYY-MM`, oldest first. */
  months: z.array(z.string()),
  by: z.enum(SPEND_BREAKDOWNS),
  /** One per month. */
  totals: z.array(moneySchema),
  total: moneySchema,
  /** Largest first; their amounts add up to the totals. */
  groups: z.array(
    z.object({
      /**
       * An account's id, a `BillingLineType`, or the name of a product; empty for charges without a product.
       */
      key: z.string(),
      /** Display name; empty if it equals the key. */
      name: z.string(),
      /** One per month. */
      amounts: z.array(moneySchema),
      total: moneySchema,
    }),
  ),
});
export type Spend = z.infer<typeof spendSchema>;
export const spendAnswer = data(z.object({ spend: spendSchema }));

/** Maximum number of rows of each kind in a response; a file contains all. */
export const MOST_UNUSED = 50;
export const MOST_COSTLY = 10;

/** Query of `GET /self-service-api/spend/numbers`; a file contains all unused numbers. */
export const spendNumbersQuery = z.object(spendShape);

const text = z.nullable(z.string());
const numberShape = {
  subscriptionId: idSchema,
  msisdn: text,
  /** For a fixed line; missing in responses of older releases. */
  circuitId: z.optional(text),
  userName: text,
  productName: z.string(),
  accountId: idSchema,
  accountName: z.string(),
};

/** The most expensive numbers, and unused numbers that still cost money. All without VAT. */
export const spendNumbersSchema = z.object({
  /** Numbers by the sum of their invoice lines in these months, largest first. */
  costliest: z.array(z.object({ ...numberShape, total: moneySchema })),
  unused: z.object({
    count: z.number(),
    perMonth: moneySchema,
    items: z.array(z.object({ ...numberShape, unusedSince: dateSchema, perMonth: moneySchema })),
  }),
});
export type SpendNumbers = z.infer<typeof spendNumbersSchema>;
export const spendNumbersAnswer = data(z.object({ numbers: spendNumbersSchema }));
