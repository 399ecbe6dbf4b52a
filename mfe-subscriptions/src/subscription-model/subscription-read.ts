import type { Http, HttpRequest, Query } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from './stale-keys.ts';
import type { SubscriptionIds } from './subscription-ids.ts';

/** Address of a subscription, or of something below it: `subscriptionPath(ids, 'barrings')`. */
export const subscriptionPath = ({ subscriptionId }: SubscriptionIds, endpoint?: string): string =>
  ['/self-service-api/subscriptions', encodeURIComponent(subscriptionId), endpoint].filter(Boolean).join('/');

/**
 * What one `GET` below a subscription reads. Its key is below the subscription's: what is ordered makes it stale.
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
          ...{ schema, signal },
        }),
    });
