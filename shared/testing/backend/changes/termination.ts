import {
  terminationAnswer,
  terminationBody,
  terminationQuery,
  type TerminationQuote,
} from '../../../contracts/termination.ts';
import { fromOre } from '../billing-lines.ts';
import { addDays, addMonths, firstOfMonth } from '../days.ts';
import { orderAction } from '../orders/order-action.ts';
import { argumentError, type AddRoute } from '../route.ts';
import type { StoredSubscription } from '../subscriptions.ts';
import { subscriptionIn } from '../subscription-in.ts';

const noticeDays = 30;

/** What ending a subscription means, on the earliest day or one that was asked for. */
const quoteOf = (subscription: StoredSubscription, today: string, asked?: string): TerminationQuote => {
  const { effectiveDate, pricePlanInformation, recurringRate } = subscription;
  const [earliestDate, latestDate] = [addDays(today, noticeDays), addMonths(today, 4)];
  const [, terminationDate = earliestDate] = [earliestDate, asked ?? earliestDate, latestDate].sort();
  const months = pricePlanInformation?.bindingPeriod ?? 0;
  const bound =
    subscription.bindingEndDate ?? (effectiveDate && months > 0 ? addMonths(effectiveDate, months) : null);
  const bindingEndDate = bound !== null && bound > terminationDate ? bound : null;
  let left = 0;
  while (bindingEndDate !== null && addMonths(terminationDate, left) < bindingEndDate) left += 1;
  return {
    ...{ earliestDate, latestDate, terminationDate, bindingEndDate },
    notice: { days: noticeDays, from: 'Today' },
    remainingBinding: left > 0 ? fromOre(left * 100 * (recurringRate?.value ?? 0)) : null,
    finalInvoiceDate: firstOfMonth(terminationDate, 1),
  };
};

export const terminationRoute = (route: AddRoute, today: string) =>
  route({
    path: '/subscriptions/:id/termination',
    system: 'SubscriptionsAPI',
    query: terminationQuery,
    answer: terminationAnswer,
    read: (tenant, { date }, id) => {
      const subscription = subscriptionIn(tenant, id);
      return { quote: quoteOf(subscription, today, date) };
    },
  });

/** From the order on the subscription is under termination, until its day or until the order is undone. */
export const termination = orderAction({
  ...{ method: 'post', endpoint: 'termination', action: 'Terminate', body: terminationBody },
  order: ({ subscription, data: { terminationDate, reason }, today }) => {
    if (terminationDate < quoteOf(subscription, today).earliestDate)
      throw argumentError('TerminationDateIsTooEarly');
    return {
      ...{ type: 'Termination', effectiveDate: terminationDate, reason },
      atOnce: () => ({ futureCancellationDate: terminationDate }),
      takeBack: { futureCancellationDate: null },
      effect: () => ({ status: 'Cancelled' }),
    };
  },
  state: ({ status, futureCancellationDate = null }) => ({ status, futureCancellationDate }),
  notes: ({ subscription, data: { terminationDate, numberHandling }, today }) => {
    const { recurringRate, telephoneNumber } = subscription;
    const oneTime = quoteOf(subscription, today, terminationDate).remainingBinding;
    return {
      price: { before: recurringRate ?? fromOre(0), after: fromOre(0), oneTime },
      ends: ['SubscriptionEnds'],
      irreversible: numberHandling === 'Release' && telephoneNumber ? ['NumberReleased'] : [],
      notices: numberHandling === 'PortOut' ? ['PortingIsOrderedThere'] : [],
    };
  },
});
