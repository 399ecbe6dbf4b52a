import {
  subscriptionViewAnswer,
  type SubscriptionView,
  type SubscriptionViewBody,
} from 'shared/contracts/subscription-view';
import { useCurrentCustomer } from 'shared/customers';
import { useWrite, type WriteOptions } from 'shared/write';
import { viewsKey, viewsPath } from './views.queries.ts';

/** A view to save; without an id a new one. */
export type WantedView = SubscriptionViewBody & { readonly id?: string };

type Answer = { readonly view: SubscriptionView };
type Refusal = 'NotFound' | 'SubscriptionViewLimitReached' | 'SubscriptionViewNameTaken';

/** Saves a view: a new one, or in place of an existing one. */
export const useViewWrite = (
  options: Pick<WriteOptions<WantedView, Answer, Refusal>, 'onDone' | 'expected' | 'onRefused'>,
) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return useWrite<WantedView, Answer, Refusal>({
    ...options,
    send: (http, { id, ...body }) =>
      http.request({
        ...(id === undefined
          ? { method: 'POST', path: viewsPath }
          : { method: 'PUT', path: `${viewsPath}/${encodeURIComponent(id)}` }),
        query: { customerId },
        body,
        schema: subscriptionViewAnswer,
      }),
    stale: [viewsKey(customerId)],
  });
};
