import { topUpsAnswer, usageAnswer } from 'shared/contracts/usage';
import type { Http } from 'shared/http';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPath, subscriptionRead } from '../subscription-model/subscription-read.ts';

/**
 * @param period undefined for the current one
 */
export const usageRead = (period: string | undefined) => subscriptionRead('usage', usageAnswer, { period });

export const topUpsRead = subscriptionRead('top-ups', topUpsAnswer);

export const usageFile = (http: Http, ids: SubscriptionIds, period: string) =>
  http.file({
    path: subscriptionPath(ids, 'usage'),
    query: { customerId: ids.customerId, period, format: 'csv' },
  });
