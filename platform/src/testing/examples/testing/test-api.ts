import { carriedOut, orderActions } from '../../../api/order-actions.ts';
import type { CarriedOut, OrderAction } from '../../../orders/order-action.ts';
import { exampleOrder } from '../example-order/example-order.order.ts';

(orderActions as OrderAction[]).push(exampleOrder);
(carriedOut as CarriedOut[]).push(exampleOrder);

/** The API under test, with the example among what can be ordered. */
export { openTestApi, type TestApi } from '../../test-api.ts';
