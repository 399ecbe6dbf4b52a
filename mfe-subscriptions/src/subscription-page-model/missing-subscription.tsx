import { useListAsLeft } from 'shared/list/kept-list';
import { areaPaths, customerHref } from 'shared/remote/links';
import { MissingRecord } from 'shared/ui/missing-record';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPageTexts as texts } from './subscription-page-texts.ts';

/** For a subscription that does not exist: links to the search and to the list as it was left. */
export const MissingSubscription = ({ customerId, subscriptionId }: SubscriptionIds) => (
  <MissingRecord
    what={texts.missing(subscriptionId)}
    asked={subscriptionId}
    list={{ href: useListAsLeft(customerHref(customerId, areaPaths.subscriptions)), label: texts.all }}
  />
);
