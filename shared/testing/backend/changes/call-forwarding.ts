import {
  callForwardingAnswer,
  callForwardingBody,
  callForwardingQuery,
} from '../../../contracts/call-forwarding.ts';
import type { Consequence } from '../../../contracts/order-preview.ts';
import { orderAction } from '../orders/order-action.ts';
import { argumentError, type AddRoute } from '../route.ts';
import { subscriptionIn } from '../subscription-in.ts';

export const callForwardingRoute = (route: AddRoute) =>
  route({
    path: '/subscriptions/:id/call-forwarding',
    system: 'SubscriptionsAPI',
    query: callForwardingQuery,
    answer: callForwardingAnswer,
    read: (tenant, _query, id) => {
      const subscription = subscriptionIn(tenant, id);
      return { forwardings: subscription.forwardings };
    },
  });

export const callForwarding = orderAction({
  ...{ method: 'put', endpoint: 'call-forwarding', action: 'CallForwarding', body: callForwardingBody },
  order: ({ subscription, data: { forwardings } }) => {
    const own = subscription.telephoneNumber?.localNumber;
    if (own === undefined) throw argumentError('SubscriptionActionNotAllowed');
    if (forwardings.some(({ number }) => number === own)) throw argumentError('ForwardingToOwnNumber');
    return { type: 'CallForvarding', effect: () => ({ forwardings }) };
  },
  state: ({ forwardings }) => ({
    ...Object.fromEntries(forwardings.map(({ condition, number }) => [condition, number ?? 'Voicemail'])),
    delaySeconds: forwardings.find(each => each.condition === 'NoReply')?.delaySeconds ?? null,
  }),
  notes: ({ subscription, data: { forwardings } }) => {
    const isToNumber = forwardings.some(({ number }) => number !== null);
    const hasAll = forwardings.some(({ condition }) => condition === 'Unconditional');
    const isBarred = subscription.services.some(({ code }) => code === 'BAROUTG');
    const notices: [Consequence, boolean][] = [
      ['ForwardingSuspended', hasAll && forwardings.length > 1],
      ['ForwardingCost', isToNumber],
      ['ForwardingBarred', isToNumber && isBarred],
    ];
    return { notices: notices.flatMap(([notice, holds]) => (holds ? [notice] : [])) };
  },
});
