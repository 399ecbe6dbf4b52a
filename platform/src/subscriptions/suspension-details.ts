import { SUSPENSION_REASONS } from 'shared/contracts/suspension';
import * as z from 'zod/mini';

/** The SIM card that replaces a lost one. */
const replacementCard = z.object({ kind: z.enum(['Esim', 'SimCard']), icc: z.string() });
export type ReplacementCard = z.infer<typeof replacementCard>;

/** Stored details of an order that suspends or reactivates a subscription. */
export const suspensionDetails = z.object({
  reason: z.optional(z.enum(SUSPENSION_REASONS)),
  replacement: z.optional(replacementCard),
});
export type SuspensionDetails = z.infer<typeof suspensionDetails>;
