import * as z from 'zod/mini';
import { customerQueryShape, data, dayQuery } from './wire.ts';

export const suspensionQuery = z.object(customerQueryShape);

/** Why a subscription is suspended. */
export const SUSPENSION_REASONS = ['Lost', 'Stolen', 'Leave', 'Other'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/suspension` (CTRL-001), for administrators: orders that
 * a subscription is suspended, or opened again. `effectiveDate` is a day in Denmark from today to four calendar months
 * ahead; today unless given. Takes an Idempotency-Key. Answers `placedOrderAnswer` with 202.
 *
 * Errors beside those of every action (allowed-actions.ts): `SubscriptionActionNotAllowed` also for suspending what is
 * suspended and opening what is not, `EffectiveDateMustNotBeInThePast`,
 * `EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture`.
 */
export const suspensionBody = data(
  z.discriminatedUnion('action', [
    z.object({
      action: z.literal('Suspend'),
      reason: z.enum(SUSPENSION_REASONS),
      effectiveDate: z.optional(dayQuery),
    }),
    z.object({ action: z.literal('Reactivate'), effectiveDate: z.optional(dayQuery) }),
  ]),
);
export type SuspensionBody = z.infer<typeof suspensionBody>['data'];
