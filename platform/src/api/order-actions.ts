import { moveAccount } from '../accounts/move-account.order.ts';
import { addDataCard, removeDataCard, switchDataCard } from '../data-cards/data-card.order.ts';
import { callForwarding } from '../call-forwarding/call-forwarding.order.ts';
import { activateSubscription } from '../new-subscription/activate-subscription.ts';
import type { CarriedOut, OrderAction } from '../orders/order-action.ts';
import { addExtraService, removeExtraService } from '../products/extra-service.order.ts';
import { changePricePlan } from '../products/price-plan.order.ts';
import { orderEsim } from '../sims/esim.order.ts';
import { switchSim } from '../sims/switch-sim.order.ts';
import { barrings } from '../subscriptions/barrings.order.ts';
import { loss } from '../subscriptions/loss.order.ts';
import { suspension } from '../subscriptions/suspension.order.ts';
import { topUp } from '../usage/top-up.order.ts';
import { termination } from '../termination/termination.order.ts';

/** Everything that can be ordered for a subscription. */
export const orderActions: readonly OrderAction[] = [
  suspension,
  loss,
  switchSim,
  orderEsim,
  changePricePlan,
  addExtraService,
  removeExtraService,
  topUp,
  barrings,
  moveAccount,
  callForwarding,
  termination,
  addDataCard,
  switchDataCard,
  removeDataCard,
];

/** Everything that an order of the portal can do when it is done or taken back. */
export const carriedOut: readonly CarriedOut[] = [...orderActions, activateSubscription];
