import * as services from 'shared/orders/extra-services';
import * as plans from 'shared/orders/price-plan';
import { subscriptionOrder } from '../orders/actions/subscription-order.ts';
import { readOffers } from './offers.ts';

export const changePricePlan = subscriptionOrder(plans.changePricePlan, readOffers);
export const addExtraService = subscriptionOrder(services.addExtraService, readOffers);
export const removeExtraService = subscriptionOrder(services.removeExtraService, readOffers);
