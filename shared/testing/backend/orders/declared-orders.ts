import * as services from '../../../orders/extra-services.ts';
import * as plans from '../../../orders/price-plan.ts';
import * as ends from '../../../orders/termination.ts';
import { offers } from '../products/offers.ts';
import { subscriptionOrder } from './subscription-order.ts';

export const changePricePlan = subscriptionOrder(plans.changePricePlan, offers);
export const addExtraService = subscriptionOrder(services.addExtraService, offers);
export const removeExtraService = subscriptionOrder(services.removeExtraService, offers);

/** All customers have the same contract. */
export const termination = subscriptionOrder(ends.termination, {
  noticeDays: 30,
  noticeFrom: 'Today',
  billCycleFrequency: 'Monthly',
});
