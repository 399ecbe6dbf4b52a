/** Apart from what is read of SIM cards: the shell reads those, and has no use for what only this needs. */
import * as z from 'zod/mini';
import { iccSchema } from './sim-card.ts';
import { data } from './wire.ts';

/** Which card of a subscription is changed; the requirements name no other (SIM-025). */
export const SIM_TYPES = ['MainSim'] as const;

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/sims` (SIM-024), for administrators: orders that another
 * SIM card takes the place of the main one, which is dead from then on; an eSIM goes with it. Takes an
 * Idempotency-Key. Answers `placedOrderAnswer` with 202.
 *
 * Errors beside those of every action (allowed-actions.ts): as validate, with 400 `IccCantBeFound` for a number that
 * does not exist, and 400 for a `code` that is not the main card's.
 */
export const changeSimCardBody = data(
  z.object({
    icc: iccSchema,
    /** The `serviceCode` of the card that is changed (SIM-029: our reading). */
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    simType: z._default(z.enum(SIM_TYPES), 'MainSim'),
    /** Whether a card is to be sent: never, the person holds it (SIM-026). */
    shipping: z._default(z.literal(false), false),
  }),
);
export type ChangeSimCardBody = z.input<typeof changeSimCardBody>['data'];
