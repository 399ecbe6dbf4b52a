import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum } from './wire.ts';

/** Why a bill differs from the one before it. */
export const BILLING_CAUSE_KINDS = [
  'Unknown',
  'NewSubscription',
  'EndedSubscription',
  'ChangedPlan',
  /** The same plan at another price. */
  'ChangedPrice',
  /** A subscription that is billed for a part of the period, now or the time before. */
  'PartPeriod',
  'UsageAbroad',
  'Usage',
  'ContentService',
  'NewDiscount',
  'EndedDiscount',
  'ChangedDiscount',
  'Fee',
  'Reminder',
  'OneTime',
  'Correction',
  /** Accounts that are billed in one of the two months only. */
  'NewAccount',
  'EndedAccount',
  /** What the lines do not tell. */
  'Rest',
] as const;
export type BillingCauseKind = (typeof BILLING_CAUSE_KINDS)[number];

/** Parts that a cause names; what the others come to is the rest of its amount. */
export const NAMED_PARTS = 10;

const text = z.optional(z.nullable(z.string()));
const period = z.object({ from: dateSchema, to: dateSchema });

/** One part of a cause: who or what, and what it adds to the bill. */
export const billingCausePartSchema = z.object({
  /** With VAT; negative where the bill is smaller for it. */
  amount: moneySchema,
  accountId: idSchema,
  accountName: z.string(),
  /** Missing where no single one caused it, and where the caller may not see it. */
  subscriptionId: text,
  msisdn: text,
  /** Of a line without a telephone number. */
  circuitId: text,
  userName: text,
  /** As the bill calls it: the plan, the service, the fee. Missing for what the lines do not tell. */
  text,
  /** The plan before. */
  previousText: text,
  /** How many subscriptions it stands for. */
  quantity: z.number(),
  /** The days that are billed, where they are a part of the bill's period. */
  period: z.optional(z.nullable(period)),
});
export type BillingCausePart = z.infer<typeof billingCausePartSchema>;

/** One cause: its parts with the largest first, at most {@link NAMED_PARTS}. */
export const billingCauseSchema = z.object({
  kind: openEnum(BILLING_CAUSE_KINDS),
  amount: moneySchema,
  /** All parts, also those that are not named. */
  count: z.number(),
  parts: z.array(billingCausePartSchema),
});
export type BillingCause = z.infer<typeof billingCauseSchema>;

const differenceShape = {
  /** With VAT, as all amounts here. */
  total: moneySchema,
  /** Null where there is nothing to compare with; then there are no causes. */
  previousTotal: z.nullable(moneySchema),
  /** The amounts of the causes add up to `total` less `previousTotal`. The largest first. */
  causes: z.array(billingCauseSchema),
};

export const billingItemExplanationSchema = z.object({
  ...differenceShape,
  /** The account's bill before this one. */
  previous: z.nullable(z.object({ billingItemId: idSchema, invoiceNumber: z.string(), period })),
});
export type BillingItemExplanation = z.infer<typeof billingItemExplanationSchema>;

/** Answer of `GET /self-service-api/billing-items/{billingItemId}/explanation`. */
export const billingItemExplanationAnswer = data(z.object({ explanation: billingItemExplanationSchema }));

/** A month: `2026-11`. */
const monthSchema = z.string().check(z.regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/));

/** Query of `GET /self-service-api/billing-explanation`: the newest month with bills unless one is named. */
export const billingMonthQuery = z.object({ ...customerQueryShape, month: z.optional(monthSchema) });

/** What was issued in a month, of all accounts that the caller may see. */
export const billingMonthExplanationSchema = z.object({
  ...differenceShape,
  /** Null where nothing has been billed yet. */
  month: z.nullable(monthSchema),
  /** The latest month before it in which something was issued: what it is compared with. */
  previousMonth: z.nullable(monthSchema),
  /** The first month after it in which something was issued. */
  nextMonth: z.nullable(monthSchema),
  /** Bills, credit notes and reminders that were issued in the month. */
  itemCount: z.number(),
});
export type BillingMonthExplanation = z.infer<typeof billingMonthExplanationSchema>;
export const billingMonthAnswer = data(z.object({ explanation: billingMonthExplanationSchema }));
