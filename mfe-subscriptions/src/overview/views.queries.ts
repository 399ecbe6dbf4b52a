import { subscriptionViewsAnswer } from 'shared/contracts/subscription-view';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Key of the user's saved views for a customer. */
export const viewsKey = (customerId: string) =>
  ['mfe-subscriptions', customerId, 'subscription-views'] as const;

export const viewsPath = '/self-service-api/subscription-views';

/** The user's saved views for a customer. No retry: the list does not wait for it. */
export const viewsQuery = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: viewsKey(customerId),
    queryFn: ({ signal }) =>
      http.request({ path: viewsPath, query: { customerId }, schema: subscriptionViewsAnswer, signal }),
    retry: false,
  });
