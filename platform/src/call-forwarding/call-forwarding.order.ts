import { callForwardingBody, forwardingsSchema } from 'shared/contracts/call-forwarding';
import * as z from 'zod/mini';
import { argumentError } from '../kernel/api-problem.ts';
import { orderAction } from '../orders/order-action.ts';
import { isActive } from '../subscriptions/is-active.ts';
import { readForwardings } from './read-forwardings.ts';

/** Sets which calls of a subscription are forwarded, and where to (CTRL-013). */
export const callForwarding = orderAction({
  method: 'PUT',
  endpoint: 'call-forwarding',
  summary: 'Set the call forwarding of a subscription',
  action: 'CallForwarding',
  body: callForwardingBody,
  details: z.object({ forwardings: forwardingsSchema }),
  order({ subscription, data }) {
    if (subscription.local_number === null) throw argumentError('SubscriptionActionNotAllowed');
    if (data.forwardings.some(({ number }) => number === subscription.local_number))
      throw argumentError('ForwardingToOwnNumber');
    return Promise.resolve({ type: 'CallForvarding', details: data });
  },
  async effect({ transaction, subscriptionId }, { forwardings }) {
    if (!(await isActive(transaction, subscriptionId))) return { failed: 'SubscriptionActionNotAllowed' };
    await transaction.deleteFrom('call_forwardings').where('subscription_id', '=', subscriptionId).execute();
    for (const forwarding of forwardings) {
      const { condition, number } = forwarding;
      const delay_seconds = 'delaySeconds' in forwarding ? forwarding.delaySeconds : null;
      await transaction
        .insertInto('call_forwardings')
        .values({ subscription_id: subscriptionId, condition, number, delay_seconds })
        .execute();
    }
    return 'done';
  },
  async state(transaction, subscriptionId) {
    const forwardings = await readForwardings(transaction, subscriptionId);
    const targets = forwardings.map(({ condition, number }) => [condition, number ?? 'Voicemail'] as const);
    const delayed = forwardings.find(forwarding => 'delaySeconds' in forwarding);
    return { ...Object.fromEntries(targets), delaySeconds: delayed?.delaySeconds ?? null };
  },
  notes({ subscription, data: { forwardings } }) {
    const isToNumber = forwardings.some(({ number }) => number !== null);
    const hasAll = forwardings.some(({ condition }) => condition === 'Unconditional');
    const isBarred = subscription.services.some(({ code }) => code === 'BAROUTG');
    return {
      notices: [
        ...(hasAll && forwardings.length > 1 ? (['ForwardingSuspended'] as const) : []),
        ...(isToNumber ? (['ForwardingCost'] as const) : []),
        ...(isToNumber && isBarred ? (['ForwardingBarred'] as const) : []),
      ],
    };
  },
  example: { forwardings: [{ condition: 'NoReply', number: '22334455', delaySeconds: 20 }] },
});
