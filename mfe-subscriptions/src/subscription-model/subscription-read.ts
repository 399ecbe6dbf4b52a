import type { Http, HttpRequest, Query } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from './stale-keys.ts';
import type { SubscriptionIds } from './subscription-ids.ts';

/** API path of a subscription or of an endpoint below it: `subscriptionPath(ids, 'barrings')`. */
export const subscriptionPath = ({ subscriptionId }: SubscriptionIds, endpoint?: string): string =>
  ['/self-service-api/subscriptions', encodeURIComponent(subscriptionId), endpoint].filter(Boolean).join('/');

/**
 * Query of one `GET` below a subscription. Its key is below the subscription's, so an order makes it stale.
 *
 *     const barringsRead = subscriptionRead('barrings', barringsAnswer);
 *     const query = useQuery(barringsRead(useHttp(), ids));
 */
export const subscriptionRead =
  <Data>(endpoint: string, schema: HttpRequest<Data>['schema'], query: Query = {}) =>
  (http: Http, ids: SubscriptionIds) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), endpoint, ...Object.values(query)] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: subscriptionPath(ids, endpoint),
          query: { customerId: ids.customerId, ...query },
          schema,
          signal,
        }),
    });
