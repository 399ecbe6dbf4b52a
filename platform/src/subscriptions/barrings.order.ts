import { barrings as declared } from 'shared/orders/barrings';
import { subscriptionOrder } from '../orders/actions/subscription-order.ts';

/** Also ordered by bulk jobs and usage alerts. */
export const barrings = subscriptionOrder(declared);
