import * as z from 'zod/mini';
import { customerQueryShape, data, openEnum, storable } from './wire.ts';

/** What the numbers of our own SIM cards begin with: telecommunication, Denmark, issuer. */
export const ownSimCardPrefix = '894500';

/** Whether a SIM number is one of our own cards', which all have 20 digits (SIM-029: the prefix is our reading). */
export const isOwnSimCard = (number: string): boolean => number.startsWith(ownSimCardPrefix);

/** Where an eSIM is in its life (ESIM-003). */
export const ESIM_STATUSES = ['Unknown', 'Activated', 'Ordered', 'Refused'] as const;
export type EsimStatus = (typeof ESIM_STATUSES)[number];

/**
 * The eSIM of a subscription (ESIM-002). What it is activated with opens the telephone number to whoever has it, so it
 * comes only while it can be used, status `Ordered`, and to the role User only for their own subscription.
 */
export const esimSchema = z.object({
  /** Content of the QR code that the phone scans: `LPA:1$address$code`. */
  qrCodeContent: z.optional(z.nullable(z.string())),
  /** Link to hand to the person with the phone. The code stands in its fragment, which no server gets to see. */
  qrCodeUrl: z.optional(z.nullable(z.string())),
  status: openEnum(ESIM_STATUSES),
});
export type Esim = z.infer<typeof esimSchema>;

/** Answer of `GET /self-service-api/subscriptions/{subscriptionId}/sims/esims` (ESIM-017); null without an eSIM. */
export const esimAnswer = data(z.nullable(esimSchema));

/**
 * Answer of `POST /self-service-api/subscriptions/{subscriptionId}/puk-code`, for administrators and for the employee whose
 * own subscription it is: the PUK code of the main SIM card, null where nobody knows it. That it was shown is written down,
 * so it is a POST; takes an Idempotency-Key.
 */
export const pukCodeAnswer = data(z.object({ pukCode: z.nullable(z.string()) }));

/** The number of a SIM card as it is sent: what it may hold is told by sub-codes, not by the shape. */
export const iccSchema = z.string().check(z.minLength(1), z.maxLength(64), storable);

/**
 * Answer of `GET /self-service-api/sim/{iccNumber}/validate` (SIM-019): the SIM card can be taken into use. Callers need
 * its status alone. For the signed-in, whatever their customers: a blank SIM card belongs to whoever holds it.
 *
 * Errors: 404 (no such SIM card), 400 `IccShouldContainDigitsOnly`, `IccAlreadyInUse` (on a subscription, whosever),
 * `IccNotAvailable` (withdrawn, or ordered already).
 */
export const validateSimCardAnswer = data(z.object({ icc: z.string() }));
/** What a caller reads of that answer: nothing, its status says all. */
export const validateSimCardStatus = data(z.unknown());
export const iccParams = z.object({ iccNumber: iccSchema });

export const simCardsQuery = z.object(customerQueryShape);
