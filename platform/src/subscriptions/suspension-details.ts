import { SUSPENSION_REASONS } from 'shared/contracts/suspension';
import * as z from 'zod/mini';

/** The SIM card that takes the place of one that is gone. */
const replacementCard = z.object({ kind: z.enum(['Esim', 'SimCard']), icc: z.string() });
export type ReplacementCard = z.infer<typeof replacementCard>;

/** What an order keeps that suspends a subscription, or opens it again. */
export const suspensionDetails = z.object({
  reason: z.optional(z.enum(SUSPENSION_REASONS)),
  replacement: z.optional(replacementCard),
});
export type SuspensionDetails = z.infer<typeof suspensionDetails>;
