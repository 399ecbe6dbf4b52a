/** Separate from reading SIM cards: the shell reads them and must not bundle what only this needs. */
import * as z from 'zod/mini';
import { iccSchema } from './sim-card.ts';
import { data } from './wire.ts';

/** Which card of a subscription to change; the requirements mention no other (SIM-025). */
export const SIM_TYPES = ['MainSim'] as const;

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/sims` (SIM-024), for administrators: orders
 * the replacement of the main SIM card, which is deactivated, as is its eSIM. Takes an Idempotency-Key.
 * Returns `placedOrderAnswer` with 202.
 *
 * Errors besides those of every action (allowed-actions.ts): those of the validate call, 400 `IccCantBeFound`
 * for an unknown number, and 400 for a `code` that is not the main card's.
 */
export const changeSimCardBody = data(
  z.object({
    icc: iccSchema,
    /** The `serviceCode` of the card to change (SIM-029: our interpretation). */
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    simType: z._default(z.enum(SIM_TYPES), 'MainSim'),
    /** Whether to send a card: never, the customer already has it (SIM-026). */
    shipping: z._default(z.literal(false), false),
  }),
);
export type ChangeSimCardBody = z.input<typeof changeSimCardBody>['data'];
