import { productsAnswer, productsBody } from '../../../contracts/price-plan.ts';
import { firstOfMonth } from '../../../format/day.ts';
import { offeringsOf } from '../../../orders/price-plan.ts';
import type { AddWrite } from '../route.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';
import { rateOf } from '../subscriptions/subscriptions.ts';
import { offers } from './offers.ts';

export const productsRoute = (write: AddWrite, today: string) =>
  write({
    method: 'post',
    path: '/subscriptions/products',
    system: 'ProductOfferingQualificationAPI',
    body: productsBody,
    answer: productsAnswer,
    write: (tenant, { data: { subscriptionId, requestedOfferingType } }) => {
      const subscription =
        subscriptionId === undefined ? undefined : findSubscription(tenant, subscriptionId);
      const planned = subscription && { ...subscription, recurringRateOre: rateOf(subscription) };
      return {
        offerings: offeringsOf(offers, requestedOfferingType, planned),
        nextPeriodStart: firstOfMonth(today, 1),
      };
    },
  });
