import { data } from '../contracts/wire.ts';
import * as z from 'zod/mini';
import { noticesThatHold, unlessActive, type SubscriptionOrder } from './subscription-order.ts';

/** When a call is forwarded: always, no reply, unreachable, or busy (GSM 21, 61, 62, 67). */
export const FORWARDING_CONDITIONS = ['Unconditional', 'NoReply', 'Unreachable', 'Busy'] as const;
export type ForwardingCondition = (typeof FORWARDING_CONDITIONS)[number];

/** Ring time in seconds before an unanswered call is forwarded (VAL-020). */
export const FORWARDING_DELAYS = [5, 10, 15, 20, 25, 30] as const;

/** A Danish number that calls can be forwarded to; excludes service, toll-free and premium numbers. */
const number = z.string().check(z.regex(/^(?!80|90)[2-9]\d{7}$/));

/** Where calls are forwarded; `number` is null for voicemail. Only `NoReply` has a delay. */
export const forwardingSchema = z.discriminatedUnion('condition', [
  z.object({
    condition: z.literal('NoReply'),
    number: z.nullable(number),
    delaySeconds: z.literal(FORWARDING_DELAYS),
  }),
  z.object({ condition: z.enum(['Unconditional', 'Unreachable', 'Busy']), number: z.nullable(number) }),
]);
export type Forwarding = z.infer<typeof forwardingSchema>;

/** The active forwardings, each condition at most once. */
const forwardingsSchema = z
  .array(forwardingSchema)
  .check(z.refine(all => new Set(all.map(({ condition }) => condition)).size === all.length));

/** Response of `GET /self-service-api/subscriptions/{subscriptionId}/call-forwarding`. */
export const callForwardingAnswer = data(z.object({ forwardings: z.array(forwardingSchema) }));
type Answer = z.infer<typeof callForwardingAnswer>['data'];

/**
 * Body of `PUT` at the same path (CTRL-013), for administrators: orders that exactly these forwardings are
 * active. Preview fields: each condition with its number or `Voicemail`, and `delaySeconds`.
 *
 * Errors besides those of every action: `ForwardingToOwnNumber`.
 */
export const callForwardingBody = data(z.object({ forwardings: forwardingsSchema }));
export type CallForwardingBody = z.infer<typeof callForwardingBody>['data'];

/** Sets which calls of a subscription are forwarded, and where (CTRL-013). */
export const callForwarding: SubscriptionOrder<CallForwardingBody, Answer, Answer> = {
  method: 'PUT',
  endpoint: 'call-forwarding',
  summary: 'Set the call forwarding of a subscription',
  action: 'CallForwarding',
  body: callForwardingBody,
  read: {
    summary: 'Get the call forwarding of a subscription',
    answer: callForwardingAnswer,
    of: ({ forwardings }) => ({ forwardings }),
  },
  order({ localNumber, services }, { forwardings }) {
    if (localNumber === null) return 'SubscriptionActionNotAllowed';
    if (forwardings.some(({ number: to }) => to === localNumber)) return 'ForwardingToOwnNumber';
    const hasAll = forwardings.some(({ condition }) => condition === 'Unconditional');
    const isToNumber = forwardings.some(({ number: to }) => to !== null);
    const notices = noticesThatHold({
      ForwardingSuspended: hasAll && forwardings.length > 1,
      ForwardingCost: isToNumber,
      ForwardingBarred: isToNumber && services.some(({ code }) => code === 'BAROUTG'),
    });
    return { type: 'CallForvarding', notices };
  },
  change: (subscription, { forwardings }) =>
    unlessActive(subscription) ?? {
      forwardings: FORWARDING_CONDITIONS.flatMap(each =>
        forwardings.filter(({ condition }) => condition === each),
      ),
    },
  state: ({ forwardings }) => ({
    ...Object.fromEntries(forwardings.map(({ condition, number: to }) => [condition, to ?? 'Voicemail'])),
    delaySeconds: forwardings.find(each => each.condition === 'NoReply')?.delaySeconds ?? null,
  }),
  example: { forwardings: [{ condition: 'NoReply', number: '22334455', delaySeconds: 20 }] },
};
