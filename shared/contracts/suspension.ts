import * as z from 'zod/mini';
import { iccSchema } from './sim-card.ts';
import { data, dateSchema, dayQuery, idSchema, openEnum } from './wire.ts';

/** Why a subscription is suspended. */
export const SUSPENSION_REASONS = ['Lost', 'Stolen', 'Leave', 'Other'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** Why a telephone is reported. */
export const LOSS_REASONS = ['Lost', 'Stolen'] as const satisfies readonly SuspensionReason[];

/** A telephone that somebody else may have: its SIM card must not come into use again. */
export const isCardGone = (reason: string | undefined): boolean => reason === 'Lost' || reason === 'Stolen';

/** What takes the place of a SIM card that is gone: an eSIM, or a blank card that the customer holds. */
export const replacementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Esim') }),
  z.object({ kind: z.literal('SimCard'), icc: iccSchema }),
]);
export type Replacement = z.infer<typeof replacementSchema>;

const suspend = z.object({
  action: z.literal('Suspend'),
  reason: z.enum(SUSPENSION_REASONS),
  effectiveDate: z.optional(dayQuery),
  /** With `Lost` and `Stolen` alone: the main SIM card ends with the suspension, for good. */
  replacement: z.optional(replacementSchema),
});
const reactivate = z.object({ action: z.literal('Reactivate'), effectiveDate: z.optional(dayQuery) });

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/suspension` (CTRL-001), for administrators: orders that
 * a subscription is suspended, or opened again. `effectiveDate` is a day in Denmark from today to four calendar months
 * ahead; today unless given. Takes an Idempotency-Key. Answers `placedOrderAnswer` with 202.
 *
 * Errors beside those of every action (allowed-actions.ts): `SubscriptionActionNotAllowed` also for suspending what is
 * suspended and opening what is not, `EffectiveDateMustNotBeInThePast`,
 * `EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture`. With a replacement those of a change of SIM cards
 * too (sim-card.ts): it needs the action `SimCards`, and a blank card is kept for the order.
 */
export const suspensionBody = data(z.discriminatedUnion('action', [suspend, reactivate]));
export type SuspensionBody = z.infer<typeof suspensionBody>['data'];

/** The same for many at once: each SIM card is one subscription's, so none is replaced. */
export const suspensionOfMany = [z.omit(suspend, { replacement: true }), reactivate] as const;

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/loss`, for administrators and for the employee whose own
 * subscription it is: orders that the number is blocked today, since its telephone is gone. Takes an Idempotency-Key.
 * Answers `placedOrderAnswer` with 202, and `SubscriptionActionNotAllowed` for what is not active.
 */
export const lossBody = data(z.object({ reason: z.enum(LOSS_REASONS) }));
export type LossBody = z.infer<typeof lossBody>['data'];

/** Why a subscription is suspended, or will be, by an order of the portal; for administrators. */
export const suspensionStateSchema = z.object({
  orderId: idSchema,
  reason: openEnum(['Unknown', ...SUSPENSION_REASONS]),
  effectiveDate: dateSchema,
  /** Whether it is carried out. */
  isDone: z.boolean(),
  /** What the main SIM card is, or will be, since then; null where it is the same as before. */
  replacement: z.optional(z.nullable(openEnum(['Unknown', 'Esim', 'SimCard']))),
});
export type SuspensionState = z.infer<typeof suspensionStateSchema>;
