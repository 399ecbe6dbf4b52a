import { barrings } from '../changes/barrings.ts';
import { callForwarding } from '../changes/call-forwarding.ts';
import { moveAccount } from '../changes/move-account.ts';
import { loss, suspension } from '../changes/suspension.ts';
import { termination } from '../changes/termination.ts';
import { changePricePlan } from '../products/price-plan.ts';
import { addExtraService, removeExtraService } from '../products/services.ts';
import { addDataCard, removeDataCard, switchDataCard } from '../sims/data-cards.ts';
import { orderEsim, switchSim } from '../sims/sim-actions.ts';
import { topUp } from '../usage/top-ups.ts';
import type { OrderAction } from './order-action.ts';

/** Everything that can be ordered for a subscription, but its creation. */
export const orderActions: readonly OrderAction[] = [
  ...[suspension, loss, switchSim, orderEsim, changePricePlan, addExtraService, removeExtraService],
  ...[topUp, barrings, moveAccount, callForwarding, termination],
  ...[addDataCard, switchDataCard, removeDataCard],
];
