import {
  esimLinkAnswer,
  esimLinksAnswer,
  esimLinkWithdrawnAnswer,
  type EsimLinkBody,
} from 'shared/contracts/esim-link';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

const pathOf = ({ subscriptionId }: SubscriptionIds): string =>
  `/self-service-api/subscriptions/${encodeURIComponent(subscriptionId)}/sims/esim-links`;

/** The links that were sent for the eSIMs of a subscription. */
export const esimLinksQuery = (http: Http, ids: SubscriptionIds) =>
  queryOptions({
    queryKey: [...subscriptionKey(ids), 'esim-links'],
    queryFn: ({ signal }) =>
      http.request({
        path: pathOf(ids),
        query: { customerId: ids.customerId },
        schema: esimLinksAnswer,
        signal,
      }),
  });

export const sendEsimLink = (http: Http, ids: SubscriptionIds, body: EsimLinkBody) =>
  http.request({
    method: 'POST',
    path: pathOf(ids),
    query: { customerId: ids.customerId },
    body,
    schema: esimLinkAnswer,
  });

export const withdrawEsimLink = (http: Http, ids: SubscriptionIds, linkId: string) =>
  http.request({
    method: 'DELETE',
    path: `${pathOf(ids)}/${encodeURIComponent(linkId)}`,
    query: { customerId: ids.customerId },
    schema: esimLinkWithdrawnAnswer,
  });
