import {
  NUMBER_HANDLINGS,
  TERMINATION_REASONS,
  terminationBody,
  type TerminationBody,
} from 'shared/contracts/termination';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { addMonths } from '../time/danish-day.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { money } from '../kernel/money.ts';
import { orderAction } from '../orders/order-action.ts';
import { readTerminationFacts } from './read-termination-facts.ts';
import { terminationQuote } from './termination-quote.ts';

/**
 * Ends a subscription on a day (CTRL-004). From the order on it is under termination, which undoing the order takes
 * back, until that day.
 */
export const termination = orderAction({
  method: 'POST',
  endpoint: 'termination',
  summary: 'End a subscription',
  action: 'Terminate',
  body: terminationBody,
  details: z.object({
    reason: z.enum(TERMINATION_REASONS),
    numberHandling: z.enum(NUMBER_HANDLINGS),
    comment: z.optional(z.string()),
  }),
  async order({ transaction, subscription, data, today }) {
    const { terminationDate, ...details } = data;
    const facts = await readTerminationFacts(transaction, subscription);
    if (terminationDate < terminationQuote(facts, today).earliestDate)
      throw argumentError('TerminationDateIsTooEarly');
    await transaction
      .updateTable('subscriptions')
      .set({ future_cancellation_date: terminationDate })
      .where('subscription_id', '=', subscription.subscription_id)
      .execute();
    return { type: 'Termination', details, effectiveDate: terminationDate };
  },
  async effect({ transaction, subscriptionId }) {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', subscriptionId)
      .where('status', '!=', 'Cancelled')
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'done' : { failed: 'SubscriptionActionNotAllowed' };
  },
  async takeBack({ transaction, subscriptionId, effectiveDate }) {
    await transaction
      .updateTable('subscriptions')
      .set({ future_cancellation_date: sql`null` })
      .where('subscription_id', '=', subscriptionId)
      .where('future_cancellation_date', '=', effectiveDate)
      .execute();
  },
  async state(transaction, subscriptionId) {
    const { status, future_cancellation_date } = await transaction
      .selectFrom('subscriptions')
      .where('subscription_id', '=', subscriptionId)
      .select(['status', 'future_cancellation_date'])
      .executeTakeFirstOrThrow();
    return { status, futureCancellationDate: future_cancellation_date };
  },
  async notes({ transaction, subscription, data, today }) {
    const facts = await readTerminationFacts(transaction, subscription);
    const { remainingBinding } = terminationQuote(facts, today, data.terminationDate);
    const releases = data.numberHandling === 'Release' && subscription.local_number !== null;
    return {
      price: {
        before: money(subscription.recurring_rate_ore ?? 0),
        after: money(0),
        oneTime: remainingBinding,
      },
      ends: ['SubscriptionEnds'],
      irreversible: releases ? ['NumberReleased'] : [],
      notices: data.numberHandling === 'PortOut' ? ['PortingIsOrderedThere'] : [],
    };
  },
  // Three months on is after any notice of the demo data.
  example: (today): TerminationBody => ({
    terminationDate: addMonths(today, 3),
    reason: 'NotNeeded',
    numberHandling: 'Release',
  }),
});
