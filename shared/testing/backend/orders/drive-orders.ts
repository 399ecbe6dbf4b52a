import { orderDetailsAnswer } from '../../../contracts/order-details.ts';
import { orderHistoryAnswer } from '../../../contracts/order.ts';
import { placedOrderAnswer } from '../../../contracts/placed-order.ts';
import { subscriptionAnswer } from '../../../contracts/subscription.ts';
import { driveBackend } from '../drive-backend.ts';

/** `driveBackend` for tests of orders: places orders and reads their outcome. */
export const driveOrders = () => {
  const backend = driveBackend();
  const { answered } = backend;
  return {
    ...backend,
    /** Erhverv Mobil 50 GB, without an eSIM. */
    aPhone: () => backend.subscription(({ pricePlanCode, esim }) => pricePlanCode === 'EMOB50' && !esim),
    details: async (id: string) =>
      (await answered(subscriptionAnswer, 'GET', `/subscriptions/${id}`)).subscription,
    history: async (id: string) =>
      (await answered(orderHistoryAnswer, 'GET', `/subscriptions/${id}/orders`)).orderViewModels,
    order: async (id: string) => (await answered(orderDetailsAnswer, 'GET', `/orders/${id}`)).order,
    place: (method: string, id: string, rest: string, body?: object) =>
      answered(placedOrderAnswer, method, `/subscriptions/${id}/${rest}`, body),
  };
};
