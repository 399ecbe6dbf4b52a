import { changeSimCardBody } from 'shared/contracts/sim-card-change';
import * as z from 'zod/mini';
import { ApiProblem } from '../kernel/api-problem.ts';
import { orderAction } from '../orders/actions/order-action.ts';
import { holdBlankCard, releaseBlankCard } from './hold-blank-card.ts';
import { mainSimCard, moveToBlankCard } from './main-sim-card.ts';

/**
 * Replaces the main SIM card (SIM-024) and ends its eSIM. The new card is reserved, so that nobody else can order it.
 */
export const switchSim = orderAction({
  method: 'PUT',
  endpoint: 'sims',
  summary: "Change a subscription's SIM card",
  action: 'SimCards',
  body: changeSimCardBody,
  details: z.object({ icc: z.string() }),
  async order({ transaction, subscription, data: { icc, code } }) {
    const card = await mainSimCard(transaction, subscription.subscription_id);
    if (card?.service_code !== code) throw new ApiProblem(400, 'ArgumentError', undefined, 'Not valid: code');
    await holdBlankCard(transaction, icc);
    return { type: 'ChangeSimCard', details: { icc } };
  },
  async effect({ transaction, subscriptionId }, { icc }) {
    const failed = await moveToBlankCard(transaction, subscriptionId, icc);
    return failed === undefined ? 'done' : { failed };
  },
  takeBack: ({ transaction }, { icc }) => releaseBlankCard(transaction, icc),
  state: async (transaction, subscriptionId) => ({
    simCard: (await mainSimCard(transaction, subscriptionId))?.icc ?? null,
  }),
  notes: () => ({ ends: ['OldSimCard'], irreversible: ['OldSimCard'] }),
  example: { icc: `8945006${'0'.repeat(13)}`, code: 'SIM', simType: 'MainSim', shipping: false },
});
