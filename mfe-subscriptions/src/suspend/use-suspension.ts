import { placedOrderAnswer } from 'shared/contracts/placed-order';
import type { SuspensionBody } from 'shared/contracts/suspension';
import { useToasts } from 'shared/toasts';
import { orderToast } from '../order-toast.ts';
import type { SubscriptionIds } from '../subscription-addresses.ts';
import { useOrderWrite } from '../use-order-write.ts';
import { placedTitles } from './texts.ts';

/** Orders that a subscription is suspended, or opened again (CTRL-001, CTRL-002). */
export const useSuspension = (
  ids: SubscriptionIds,
  action: SuspensionBody['action'],
  onPlaced: () => void,
) => {
  const toasts = useToasts();
  return useOrderWrite({
    ids,
    send: (http, headers, body: SuspensionBody) =>
      http.request({
        method: 'PUT',
        path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/suspension`,
        query: { customerId: ids.customerId },
        headers,
        body,
        schema: placedOrderAnswer,
      }),
    onPlaced: order => {
      toasts.show(orderToast(placedTitles[action], order));
      onPlaced();
    },
  });
};
