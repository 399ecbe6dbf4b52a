import { barrings as declared } from 'shared/orders/barrings';
import { subscriptionOrder } from '../orders/subscription-order.ts';

/** Also what changes of many and alerts of usage order. */
export const barrings = subscriptionOrder(declared);
