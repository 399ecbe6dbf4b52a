import * as z from 'zod/mini';
import { iccSchema } from './sim-card.ts';
import { data, dateSchema, dayQuery, idSchema, openEnum } from './wire.ts';

/** Why a subscription is suspended. */
export const SUSPENSION_REASONS = ['Lost', 'Stolen', 'Leave', 'Other'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** Why a phone is reported. */
export const LOSS_REASONS = ['Lost', 'Stolen'] as const satisfies readonly SuspensionReason[];

/** Whether somebody else may have the phone, so that its SIM card must not be used again. */
export const isCardGone = (reason: string | undefined): boolean => reason === 'Lost' || reason === 'Stolen';

/** Replacement of a lost SIM card: an eSIM, or a blank card that the customer has. */
export const replacementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Esim') }),
  z.object({ kind: z.literal('SimCard'), icc: iccSchema }),
]);
export type Replacement = z.infer<typeof replacementSchema>;

const suspend = z.object({
  action: z.literal('Suspend'),
  reason: z.enum(SUSPENSION_REASONS),
  effectiveDate: z.optional(dayQuery),
  /** Only for `Lost` and `Stolen`: the suspension permanently deactivates the main SIM card. */
  replacement: z.optional(replacementSchema),
});
const reactivate = z.object({ action: z.literal('Reactivate'), effectiveDate: z.optional(dayQuery) });

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/suspension` (CTRL-001), for administrators:
 * orders the suspension or reactivation of a subscription. `effectiveDate` is a day in Denmark from today to
 * four calendar months ahead; today by default. Takes an Idempotency-Key. Returns `placedOrderAnswer` with
 * 202.
 *
 * Errors besides those of every action (allowed-actions.ts): `SubscriptionActionNotAllowed` also for
 * suspending a suspended subscription or reactivating an active one, `EffectiveDateMustNotBeInThePast`,
 * `EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture`. With a replacement also those of a SIM card
 * change (sim-card.ts): it requires the action `SimCards`, and reserves the blank card for the order.
 */
export const suspensionBody = data(z.discriminatedUnion('action', [suspend, reactivate]));
export type SuspensionBody = z.infer<typeof suspensionBody>['data'];

/** The same as a bulk action, without a replacement, because each SIM card belongs to one subscription. */
export const suspensionOfMany = [z.omit(suspend, { replacement: true }), reactivate] as const;

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/loss`, for administrators and the employee
 * who uses the subscription: orders that the number of a lost phone is blocked today. Takes an
 * Idempotency-Key. Returns `placedOrderAnswer` with 202, and `SubscriptionActionNotAllowed` if the
 * subscription is not active.
 */
export const lossBody = data(z.object({ reason: z.enum(LOSS_REASONS) }));
export type LossBody = z.infer<typeof lossBody>['data'];

/** Why a subscription is or will be suspended by an order from the portal; for administrators. */
export const suspensionStateSchema = z.object({
  orderId: idSchema,
  reason: openEnum(['Unknown', ...SUSPENSION_REASONS]),
  effectiveDate: dateSchema,
  /** Whether the suspension has taken effect. */
  isDone: z.boolean(),
  /** New kind of the main SIM card; null if it is not replaced. */
  replacement: z.optional(z.nullable(openEnum(['Unknown', 'Esim', 'SimCard']))),
});
export type SuspensionState = z.infer<typeof suspensionStateSchema>;
