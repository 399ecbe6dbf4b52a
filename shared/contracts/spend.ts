import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, manyOf } from './wire.ts';

/** What the cost of a customer can be divided by. */
export const SPEND_BREAKDOWNS = ['Kind', 'Product', 'Account'] as const;
export type SpendBreakdown = (typeof SPEND_BREAKDOWNS)[number];

/** How many months are looked back on. */
export const SPEND_MONTHS = ['12', '24'] as const;

const spendShape = {
  ...customerQueryShape,
  /** Whole months before the running one; 12 unless given. */
  months: z.optional(z.enum(SPEND_MONTHS)),
  /** Of these billing accounts; of all that the caller may see unless given. */
  accountIds: manyOf(idSchema),
  format: z.optional(z.enum(['json', 'csv'])),
};

/** Query of `GET /self-service-api/spend`. `format=csv` answers the same as a file: a row for each group, a column a month. */
export const spendQuery = z.object({ ...spendShape, by: z.optional(z.enum(SPEND_BREAKDOWNS)) });

/** What was billed month by month, without VAT: a month's amount is that of the items whose period begins in it. */
export const spendSchema = z.object({
  /** `YYYY-MM`, the oldest first. */
  months: z.array(z.string()),
  by: z.enum(SPEND_BREAKDOWNS),
  /** One for each month. */
  totals: z.array(moneySchema),
  total: moneySchema,
  /** The largest first; their amounts add up to the totals. */
  groups: z.array(
    z.object({
      /** An account's id, a `BillingLineType`, or the name of a product; empty for what is for no product. */
      key: z.string(),
      /** As it is to be shown; empty where the key says it. */
      name: z.string(),
      /** One for each month. */
      amounts: z.array(moneySchema),
      total: moneySchema,
    }),
  ),
});
export type Spend = z.infer<typeof spendSchema>;
export const spendAnswer = data(z.object({ spend: spendSchema }));

/** The most numbers of each kind that an answer names; a file names all. */
export const MOST_UNUSED = 50;
export const MOST_COSTLY = 10;

/** Query of `GET /self-service-api/spend/numbers`; a file has all unused numbers. */
export const spendNumbersQuery = z.object(spendShape);

const text = z.nullable(z.string());
const numberShape = {
  subscriptionId: idSchema,
  msisdn: text,
  /** Of a fixed line; missing in answers of older releases. */
  circuitId: z.optional(text),
  userName: text,
  productName: z.string(),
  accountId: idSchema,
  accountName: z.string(),
};

/** Which numbers cost most, and which cost without being used. All without VAT. */
export const spendNumbersSchema = z.object({
  /** What lines of invoices were for in the months, the largest first. */
  costliest: z.array(z.object({ ...numberShape, total: moneySchema })),
  unused: z.object({
    count: z.number(),
    perMonth: moneySchema,
    items: z.array(z.object({ ...numberShape, unusedSince: dateSchema, perMonth: moneySchema })),
  }),
});
export type SpendNumbers = z.infer<typeof spendNumbersSchema>;
export const spendNumbersAnswer = data(z.object({ numbers: spendNumbersSchema }));
