import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { customerQueryShape, data, dateSchema, dayQuery, openEnum, storable } from './wire.ts';

/** From when the days of the notice count: the day it is given, or the end of that month. */
export const NOTICE_STARTS = ['Unknown', 'Today', 'EndOfMonth'] as const;

/** Why a subscription is terminated. */
export const TERMINATION_REASONS = ['UserLeft', 'NotNeeded', 'OtherProvider', 'Price', 'Other'] as const;
export type TerminationReason = (typeof TERMINATION_REASONS)[number];

/** What becomes of the telephone number: free for anybody, or taken along to another provider. */
export const NUMBER_HANDLINGS = ['Release', 'PortOut'] as const;
export type NumberHandling = (typeof NUMBER_HANDLINGS)[number];

/** Query of `GET /self-service-api/subscriptions/{subscriptionId}/termination`; the quote is for the earliest day unless one is given. */
export const terminationQuery = z.object({ ...customerQueryShape, date: z.optional(dayQuery) });

/** What ending a subscription on a day means, by the customer's contract. */
export const terminationQuoteSchema = z.object({
  earliestDate: dateSchema,
  latestDate: dateSchema,
  notice: z.object({ days: z.number(), from: openEnum(NOTICE_STARTS) }),
  /** The day the quote is for: the one that was asked for, kept between the two. */
  terminationDate: dateSchema,
  /** Until when it is bound; null when it is not bound on that day. */
  bindingEndDate: z.nullable(dateSchema),
  /** What is left to pay of the binding, without VAT; null when nothing is. */
  remainingBinding: z.nullable(moneySchema),
  finalInvoiceDate: dateSchema,
});
export type TerminationQuote = z.infer<typeof terminationQuoteSchema>;
export const terminationAnswer = data(z.object({ quote: terminationQuoteSchema }));

/**
 * Body of `POST`, the same path (CTRL-004), for administrators: orders that the subscription ends on a day. Until then
 * it is under termination, and the order can be undone. Fields of the preview: `status`, `futureCancellationDate`.
 *
 * Errors beside those of every action: `TerminationDateIsTooEarly`, `EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture`.
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
