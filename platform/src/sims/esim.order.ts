import { ESIM_STATUSES, esimAnswer } from 'shared/contracts/sim-card';
import * as z from 'zod/mini';
import { argumentError } from '../kernel/api-problem.ts';
import { orderAction } from '../orders/actions/order-action.ts';
import { esimCard, newEsim } from './esim-card.ts';
import { newIcc } from './new-icc.ts';
import { mainSimCard } from './main-sim-card.ts';
import { readEsim } from './read-esim.ts';

/** The previous eSIM, restored when the order is cancelled. Its code has been used. */
const replacedEsim = z.object({
  icc: z.string(),
  status: z.enum(ESIM_STATUSES),
  matching_id: z.string(),
  puk_code: z.nullable(z.string()),
  ordered_at: z.string(),
});

/**
 * Orders an eSIM for a subscription (ESIM-018). It is available immediately and can be installed once; until then the
 * current card or older eSIM keeps working. While one is waiting to be installed, no other can be ordered.
 */
export const orderEsim = orderAction({
  method: 'POST',
  endpoint: 'sims/esims',
  summary: 'Order an eSIM',
  action: 'SimCards',
  details: z.object({ icc: z.string(), replaced: z.optional(replacedEsim) }),
  async order({ transaction, subscription, now }) {
    const { subscription_id } = subscription;
    if (!(await mainSimCard(transaction, subscription_id)))
      throw argumentError('SubscriptionActionNotAllowed');
    const existing = await transaction
      .selectFrom('esims')
      .where('subscription_id', '=', subscription_id)
      .select(['icc', 'status', 'matching_id', 'puk_code', 'ordered_at'])
      .executeTakeFirst();
    if (existing?.status === 'Ordered') return undefined;
    const replaced = existing && { ...existing, ordered_at: existing.ordered_at.toISOString() };
    const esim = newEsim(newIcc('Esim'), now);
    await transaction
      .insertInto('esims')
      .values({ subscription_id, ...esim })
      .onConflict(conflict => conflict.column('subscription_id').doUpdateSet(esim))
      .execute();
    return {
      type: 'CreateSimCard',
      details: { icc: esim.icc, ...(replaced && { replaced }) },
      productName: esimCard.name,
    };
  },
  /** Nothing to do: it exists since the order was placed, and the number moves to it when a phone installs it. */
  effect: () => Promise.resolve('done'),
  async takeBack({ transaction, subscriptionId }, { icc, replaced }) {
    const { numDeletedRows } = await transaction
      .deleteFrom('esims')
      .where('subscription_id', '=', subscriptionId)
      .where('icc', '=', icc)
      .where('status', '=', 'Ordered')
      .executeTakeFirst();
    // Already installed by a phone, so it is too late to cancel the order.
    if (numDeletedRows !== 1n) throw argumentError('OrderCannotBeCancelled');
    if (replaced)
      await transaction
        .insertInto('esims')
        .values({ subscription_id: subscriptionId, ...replaced })
        .execute();
  },
  state: async (transaction, subscriptionId) => {
    const esim = await transaction
      .selectFrom('esims')
      .where('subscription_id', '=', subscriptionId)
      .select('status')
      .executeTakeFirst();
    return { esim: esim?.status ?? null };
  },
  example: undefined,
  answer: { schema: esimAnswer, read: readEsim },
});
