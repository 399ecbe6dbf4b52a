import { subscriptionOrders } from 'shared/orders/subscription-orders';
import { moveAccount } from '../accounts/move-account.order.ts';
import { addDataCard, removeDataCard, switchDataCard } from '../data-cards/data-card.order.ts';
import { activateSubscription } from '../new-subscription/activate-subscription.ts';
import type { CarriedOut, OrderAction } from '../orders/actions/order-action.ts';
import { subscriptionOrder } from '../orders/actions/subscription-order.ts';
import { addExtraService, changePricePlan, removeExtraService } from '../products/product.order.ts';
import { orderEsim } from '../sims/esim.order.ts';
import { switchSim } from '../sims/switch-sim.order.ts';
import { loss } from '../subscriptions/loss.order.ts';
import { suspension } from '../subscriptions/suspension.order.ts';
import { termination } from '../termination/termination.order.ts';

/** All orders for a subscription. */
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

/** Effects of all orders when they are completed or cancelled. */
export const carriedOut: readonly CarriedOut[] = [...orderActions, activateSubscription];
