import * as z from 'zod/mini';
import { customerQueryShape, data, openEnum, storable } from './wire.ts';

/** Prefix of our own SIM card numbers: telecommunication, Denmark, issuer. */
export const ownSimCardPrefix = '894500';

/**
 * Whether a SIM number is one of our own cards, which all have 20 digits (SIM-029: the prefix is our
 * interpretation).
 */
export const isOwnSimCard = (number: string): boolean => number.startsWith(ownSimCardPrefix);

/** Life-cycle status of an eSIM (ESIM-003). */
export const ESIM_STATUSES = ['Unknown', 'Activated', 'Ordered', 'Refused'] as const;
export type EsimStatus = (typeof ESIM_STATUSES)[number];

/**
 * The eSIM of a subscription (ESIM-002). Its activation data gives access to the telephone number, so it is
 * only included while it can be used, in status `Ordered`, and for the role User only on their own
 * subscription.
 */
export const esimSchema = z.object({
  /** Content of the QR code that the phone scans: `LPA:1$address$code`. */
  qrCodeContent: z.optional(z.nullable(z.string())),
  /** Link for the phone's user. The code is in the fragment, which is never sent to a server. */
  qrCodeUrl: z.optional(z.nullable(z.string())),
  status: openEnum(ESIM_STATUSES),
});
export type Esim = z.infer<typeof esimSchema>;

/**
 * Response of `GET /self-service-api/subscriptions/{subscriptionId}/sims/esims` (ESIM-017); null without an
 * eSIM.
 */
export const esimAnswer = data(z.nullable(esimSchema));

/**
 * Response of `POST /self-service-api/subscriptions/{subscriptionId}/puk-code`, for administrators and the
 * employee who uses the subscription: the PUK code of the main SIM card, null if unknown. It is a POST
 * because reading the code is logged; takes an Idempotency-Key.
 */
export const pukCodeAnswer = data(z.object({ pukCode: z.nullable(z.string()) }));

/** A SIM card number as sent; invalid content gets a sub-code instead of a schema error. */
export const iccSchema = z.string().check(z.minLength(1), z.maxLength(64), storable);

/**
 * Response of `GET /self-service-api/sim/{iccNumber}/validate` (SIM-019): the SIM card is available. Only the
 * status matters. For any signed-in user: a blank SIM card is not tied to a customer.
 *
 * Errors: 404 (unknown SIM card), 400 `IccShouldContainDigitsOnly`, `IccAlreadyInUse` (on any subscription),
 * `IccNotAvailable` (withdrawn, or already ordered).
 */
export const validateSimCardAnswer = data(z.object({ icc: z.string() }));
/** For callers, which only need the status of that response. */
export const validateSimCardStatus = data(z.unknown());
export const iccParams = z.object({ iccNumber: iccSchema });

export const simCardsQuery = z.object(customerQueryShape);
