import { changeSimCardBody } from '../../../contracts/sim-card-change.ts';
import { orderAction } from '../orders/order-action.ts';
import { argumentError } from '../route.ts';
import { cardState, mainCard, moveToCard, mustBeFree, newEsim } from './cards.ts';

export const switchSim = orderAction({
  method: 'put',
  endpoint: 'sims',
  action: 'SimCards',
  body: changeSimCardBody,
  order: ({ tenant, subscription, data: { icc, code } }) => {
    if (mainCard(subscription)?.serviceCode !== code) throw argumentError();
    mustBeFree(tenant, icc);
    return { type: 'ChangeSimCard', icc, effect: current => moveToCard(current, 'SimCard', icc) };
  },
  state: subscription => ({ simCard: cardState(subscription) }),
  notes: () => ({ ends: ['OldSimCard'], irreversible: ['OldSimCard'] }),
});

/** The eSIM exists at once and waits for installation; the old card works until then. */
export const orderEsim = orderAction({
  method: 'post',
  endpoint: 'sims/esims',
  action: 'SimCards',
  order: ({ subscription }) => {
    if (!mainCard(subscription)) throw argumentError('SubscriptionActionNotAllowed');
    const esim = newEsim();
    return {
      type: 'CreateSimCard',
      productName: 'E-simkort',
      atOnce: () => ({ esim }),
      takeBack: { esim: subscription.esim },
      effect: () => ({}),
    };
  },
  state: ({ esim }) => ({ esim: esim?.status ?? null }),
});
