import * as z from 'zod/mini';
import { mainSimCard, replaceMainCard } from '../../sim-cards/main-sim-card.ts';
import { orderEffect } from '../order-effect.ts';

/** Puts the SIM card that was kept for the order in the place of the subscription's main one; an eSIM ends with it. */
export const changeSimCard = orderEffect(z.object({ icc: z.string() }), async (order, { icc }) => {
  const { transaction, subscriptionId } = order;
  const old = await mainSimCard(transaction, subscriptionId);
  if (!old) return 'SubscriptionActionNotAllowed';
  const card = await transaction
    .deleteFrom('blank_sim_cards')
    .where('icc', '=', icc)
    .returning('puk_code')
    .executeTakeFirst();
  if (!card) return 'IccNotAvailable';
  await transaction.deleteFrom('esims').where('subscription_id', '=', subscriptionId).execute();
  await replaceMainCard(transaction, subscriptionId, old, {
    ...{ icc, puk_code: card.puk_code, service_code: 'SIM', name: 'SIM-kort' },
  });
  return undefined;
});
