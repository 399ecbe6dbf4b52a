import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, idSchema, openEnum } from './wire.ts';

/** Why a bill differs from the previous one. */
export const BILLING_CAUSE_KINDS = [
  'Unknown',
  'NewSubscription',
  'EndedSubscription',
  'ChangedPlan',
  /** Same plan, different price. */
  'ChangedPrice',
  /** A subscription billed for part of the period, in this bill or the previous one. */
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
  /** Accounts billed in only one of the two months. */
  'NewAccount',
  'EndedAccount',
  /** Differences that the lines do not explain. */
  'Rest',
] as const;
export type BillingCauseKind = (typeof BILLING_CAUSE_KINDS)[number];

/** Maximum number of parts listed for a cause; the others add up to the rest of its amount. */
export const NAMED_PARTS = 10;

const text = z.optional(z.nullable(z.string()));
const period = z.object({ from: dateSchema, to: dateSchema });

/** One part of a cause: who or what, and its effect on the bill. */
export const billingCausePartSchema = z.object({
  /** With VAT; negative if it reduces the bill. */
  amount: moneySchema,
  accountId: idSchema,
  accountName: z.string(),
  /** Missing if no single subscription caused it, or if the caller has no access to it. */
  subscriptionId: text,
  msisdn: text,
  /** For a line without a telephone number. */
  circuitId: text,
  userName: text,
  /** Description on the bill: plan, service, fee. Missing for differences that the lines do not explain. */
  text,
  /** The previous plan. */
  previousText: text,
  /** Number of subscriptions it represents. */
  quantity: z.number(),
  /** The billed days, if they are only part of the bill's period. */
  period: z.optional(z.nullable(period)),
});
export type BillingCausePart = z.infer<typeof billingCausePartSchema>;

/** A cause and its parts, largest first, at most {@link NAMED_PARTS}. */
export const billingCauseSchema = z.object({
  kind: openEnum(BILLING_CAUSE_KINDS),
  amount: moneySchema,
  /** Number of all parts, including unlisted ones. */
  count: z.number(),
  parts: z.array(billingCausePartSchema),
});
export type BillingCause = z.infer<typeof billingCauseSchema>;

const differenceShape = {
  /** With VAT, like all amounts here. */
  total: moneySchema,
  /** Null if there is nothing to compare with; then there are no causes. */
  previousTotal: z.nullable(moneySchema),
  /** The causes' amounts add up to `total` minus `previousTotal`. Largest first. */
  causes: z.array(billingCauseSchema),
};

export const billingItemExplanationSchema = z.object({
  ...differenceShape,
  /** The account's previous bill. */
  previous: z.nullable(z.object({ billingItemId: idSchema, invoiceNumber: z.string(), period })),
});
export type BillingItemExplanation = z.infer<typeof billingItemExplanationSchema>;

/** Response of `GET /self-service-api/billing-items/{billingItemId}/explanation`. */
export const billingItemExplanationAnswer = data(z.object({ explanation: billingItemExplanationSchema }));

/** A month: `2026-11`. */
const monthSchema = z.string().check(z.regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/));

/** Query of `GET /self-service-api/billing-explanation`; by default the newest month with bills. */
export const billingMonthQuery = z.object({ ...customerQueryShape, month: z.optional(monthSchema) });

/** All bills issued in a month, for all accounts that the caller may see. */
export const billingMonthExplanationSchema = z.object({
  ...differenceShape,
  /** Null if nothing has been billed yet. */
  month: z.nullable(monthSchema),
  /** The last earlier month with bills: the basis of the comparison. */
  previousMonth: z.nullable(monthSchema),
  /** The first later month with bills. */
  nextMonth: z.nullable(monthSchema),
  /** Number of bills, credit notes and reminders issued in the month. */
  itemCount: z.number(),
});
export type BillingMonthExplanation = z.infer<typeof billingMonthExplanationSchema>;
export const billingMonthAnswer = data(z.object({ explanation: billingMonthExplanationSchema }));
