import * as z from 'zod/mini';
import { data, openEnum } from './wire.ts';

/** What the numbers of our own SIM cards begin with: telecommunication, Denmark, issuer. */
export const ownSimCardPrefix = '894500';

/** Whether a SIM number is one of our own cards', which all have 20 digits (SIM-029: the prefix is our reading). */
export const isOwnSimCard = (number: string): boolean => number.startsWith(ownSimCardPrefix);

/** Where an eSIM is in its life (ESIM-003). */
export const ESIM_STATUSES = ['Unknown', 'Activated', 'Ordered', 'Refused'] as const;
export type EsimStatus = (typeof ESIM_STATUSES)[number];

/**
 * The eSIM of a subscription (ESIM-002). What it is activated with opens the telephone number to whoever has it, so it
 * comes only while it can be used, status `Ordered`, and never to the role User.
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
