import * as z from 'zod/mini';
import { customerQueryShape, data } from './wire.ts';

/** When a call is forwarded: always, or when nobody answers, the phone cannot be reached, or it is busy (GSM 21, 61, 62, 67). */
export const FORWARDING_CONDITIONS = ['Unconditional', 'NoReply', 'Unreachable', 'Busy'] as const;
export type ForwardingCondition = (typeof FORWARDING_CONDITIONS)[number];

/** Seconds that the phone rings before a call that nobody answers is forwarded (VAL-020). */
export const FORWARDING_DELAYS = [5, 10, 15, 20, 25, 30] as const;

/** A Danish number that can be forwarded to: no service, free or premium number. */
const number = z.string().check(z.regex(/^(?!80|90)[2-9]\d{7}$/));

/** Where calls go to; `number` is null for the voicemail. Only `NoReply` has a delay. */
export const forwardingSchema = z.discriminatedUnion('condition', [
  z.object({
    condition: z.literal('NoReply'),
    number: z.nullable(number),
    delaySeconds: z.literal(FORWARDING_DELAYS),
  }),
  z.object({ condition: z.enum(['Unconditional', 'Unreachable', 'Busy']), number: z.nullable(number) }),
]);
export type Forwarding = z.infer<typeof forwardingSchema>;

/** The forwardings that are on, each condition at most once. */
export const forwardingsSchema = z
  .array(forwardingSchema)
  .check(z.refine(all => new Set(all.map(({ condition }) => condition)).size === all.length));

export const callForwardingQuery = z.object(customerQueryShape);

/** Answer of `GET /self-service-api/subscriptions/{subscriptionId}/call-forwarding`. */
export const callForwardingAnswer = data(z.object({ forwardings: z.array(forwardingSchema) }));

/**
 * Body of `PUT`, the same path (CTRL-013), for administrators: orders that these forwardings, and no others, are on.
 * Fields of the preview: each condition with its number or `Voicemail`, and `delaySeconds`.
 *
 * Errors beside those of every action: `ForwardingToOwnNumber`.
 */
export const callForwardingBody = data(z.object({ forwardings: forwardingsSchema }));
export type CallForwardingBody = z.infer<typeof callForwardingBody>['data'];
