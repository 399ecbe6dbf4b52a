import { exampleOrder } from 'shared/orders/example-order';
import { carriedOut, orderActions } from '../../../api/order-actions.ts';
import type { CarriedOut, OrderAction } from '../../../orders/actions/order-action.ts';
import { subscriptionOrder } from '../../../orders/actions/subscription-order.ts';

const action = subscriptionOrder(exampleOrder);
(orderActions as OrderAction[]).push(action);
(carriedOut as CarriedOut[]).push(action);

/** The API under test, with the example as an order action. */
export { openTestApi } from '../../test-api.ts';
