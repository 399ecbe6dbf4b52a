import { subscriptionOrders } from '../../../orders/subscription-orders.ts';
import { moveAccount } from './move-account.ts';
import { loss, suspension } from './suspension.ts';
import { addDataCard, removeDataCard, switchDataCard } from '../sims/data-cards.ts';
import { orderEsim, switchSim } from '../sims/sim-actions.ts';
import { addExtraService, changePricePlan, removeExtraService, termination } from './declared-orders.ts';
import type { OrderAction } from './order-action.ts';
import { subscriptionOrder } from './subscription-order.ts';

/** All orders for a subscription, except its creation. */
export const orderActions: readonly OrderAction[] = [
  suspension,
  loss,
  switchSim,
  orderEsim,
  changePricePlan,
  addExtraService,
  removeExtraService,
  moveAccount,
  termination,
  addDataCard,
  switchDataCard,
  removeDataCard,
  ...subscriptionOrders.map(order => subscriptionOrder(order)),
];
