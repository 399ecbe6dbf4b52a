import {
  esimLinkAnswer,
  esimLinksAnswer,
  esimLinkWithdrawnAnswer,
  type EsimLinkBody,
} from 'shared/contracts/esim-link';
import type { Http } from 'shared/http';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPath, subscriptionRead } from '../subscription-model/subscription-read.ts';

const endpoint = 'sims/esim-links';

/** The links sent for the eSIMs of a subscription. */
export const esimLinksRead = subscriptionRead(endpoint, esimLinksAnswer);

export const sendEsimLink = (http: Http, ids: SubscriptionIds, body: EsimLinkBody) =>
  http.request({
    method: 'POST',
    path: subscriptionPath(ids, endpoint),
    query: { customerId: ids.customerId },
    body,
    schema: esimLinkAnswer,
  });

export const withdrawEsimLink = (http: Http, ids: SubscriptionIds, linkId: string) =>
  http.request({
    method: 'DELETE',
    path: `${subscriptionPath(ids, endpoint)}/${encodeURIComponent(linkId)}`,
    query: { customerId: ids.customerId },
    schema: esimLinkWithdrawnAnswer,
  });
