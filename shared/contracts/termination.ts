import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, dayQuery, openEnum, storable } from './wire.ts';

/** Start of the notice period: the day of notice, or the end of that month. */
export const NOTICE_STARTS = ['Unknown', 'Today', 'EndOfMonth'] as const;

/** Why a subscription is terminated. */
export const TERMINATION_REASONS = ['UserLeft', 'NotNeeded', 'OtherProvider', 'Price', 'Other'] as const;
export type TerminationReason = (typeof TERMINATION_REASONS)[number];

/** What happens to the telephone number: released, or ported to another provider. */
export const NUMBER_HANDLINGS = ['Release', 'PortOut'] as const;
export type NumberHandling = (typeof NUMBER_HANDLINGS)[number];

/**
 * Query of `GET /self-service-api/subscriptions/{subscriptionId}/termination`; by default the quote is for
 * the earliest day.
 */
export const terminationQuery = z.object({ ...customerQueryShape, date: z.optional(dayQuery) });

/** What terminating a subscription on a given day means, by the customer's contract. */
export const terminationQuoteSchema = z.object({
  earliestDate: dateSchema,
  latestDate: dateSchema,
  notice: z.object({ days: z.number(), from: openEnum(NOTICE_STARTS) }),
  /** The quoted day: the requested one, limited to the allowed range. */
  terminationDate: dateSchema,
  /** End of the binding period; null if it is over on that day. */
  bindingEndDate: z.nullable(dateSchema),
  /** Remaining amount for the binding period, without VAT; null if there is none. */
  remainingBinding: z.nullable(moneySchema),
  finalInvoiceDate: dateSchema,
});
export type TerminationQuote = z.infer<typeof terminationQuoteSchema>;
export const terminationAnswer = data(z.object({ quote: terminationQuoteSchema }));

/**
 * Body of `POST` at the same path (CTRL-004), for administrators: orders the termination of the subscription
 * on a given day. Until then it is pending termination, and the order can be cancelled. Preview fields:
 * `status`, `futureCancellationDate`.
 *
 * Errors besides those of every action: `TerminationDateIsTooEarly`,
 * `EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture`.
 */
export const terminationBody = data(
  z.object({
    terminationDate: dayQuery,
    reason: z.enum(TERMINATION_REASONS),
    numberHandling: z.enum(NUMBER_HANDLINGS),
    comment: z.optional(z.string().check(z.maxLength(500), storable)),
  }),
);
export type TerminationBody = z.infer<typeof terminationBody>['data'];
