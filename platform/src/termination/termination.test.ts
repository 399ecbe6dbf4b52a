import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { allowedActionsAnswer } from 'shared/contracts/allowed-actions';
import { orderHistoryAnswer } from 'shared/contracts/order';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import { subscriptionsAnswer } from 'shared/contracts/subscription-list';
import { terminationAnswer } from 'shared/contracts/termination';
import * as z from 'zod/mini';
import { addDays, addMonths, danishDay } from '../time/danish-day.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const as = 'admin@demo.example';
const test = await openTestApi();
let id: string;
beforeEach(async () => {
  test.clock.set(new Date());
  id = await addSubscription(test.database.db);
});
after(() => test.close());

const today = () => danishDay(test.clock.now());
const terminate = (terminationDate: string, preview = false, numberHandling = 'Release', comment = '') =>
  test.call({
    method: 'POST',
    path: `/subscriptions/${id}/termination${preview ? '/preview' : ''}?customerId=1001`,
    as,
    data: { terminationDate, reason: 'UserLeft', numberHandling, comment },
  });
async function quote(date = '') {
  const answer = await test.get(`/subscriptions/${id}/termination?customerId=1001&${date}`, as);
  return z.parse(terminationAnswer, answer.json()).data.quote;
}
const subscription = () =>
  test.database.db
    .selectFrom('subscriptions')
    .select(['status', 'future_cancellation_date as end'])
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow();
/** The used data of the subscription in the list of those near their limit. */
async function near() {
  const answer = await test.get('/subscriptions?customerId=1001&usage=NearLimit&searchQuery=10007788', as);
  const { subscriptions } = z.parse(subscriptionsAnswer, answer.json()).data;
  return subscriptions.map(({ dataUsedPercent }) => dataUsedPercent);
}
async function newestOrder() {
  const answer = await test.get(`/subscriptions/${id}/orders?customerId=1001`, as);
  return z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels[0];
}
async function mayTerminate() {
  const answer = await test.get(`/subscriptions/${id}/allowed-actions?customerId=1001`, as);
  const { actions } = z.parse(allowedActionsAnswer, answer.json()).data;
  return actions.find(({ action }) => action === 'Terminate');
}

describe('terminating a subscription', () => {
  it('is pending until the termination date, and then ends the subscription (CTRL-004, SUB-019, SUB-027)', async () => {
    const { earliestDate } = await quote();
    const { db } = test.database;
    await db
      .updateTable('subscriptions')
      .set({ data_used_percent: 95, local_number: '10007788', search_text: '10007788' })
      .where('subscription_id', '=', id)
      .execute();
    assert.deepEqual(await near(), [95]);
    assert.equal((await terminate(earliestDate)).statusCode, 202);
    assert.deepEqual(await subscription(), { status: 'Active', end: earliestDate });
    assert.equal((await mayTerminate())?.reasonCode, 'UnderTermination');
    const days = (Date.parse(earliestDate) - Date.parse(today())) / 86_400_000;
    await test.passTime((days - 2) * 86_400);
    assert.equal((await newestOrder())?.status, 'InProgress');
    assert.equal((await subscription()).status, 'Active');
    await test.passTime(3 * 86_400);
    assert.equal((await newestOrder())?.status, 'Completed');
    assert.equal((await subscription()).status, 'Cancelled');
    assert.deepEqual(await near(), [], 'without a warning about data that nobody uses');
  });

  it('can be cancelled until its day, and ordered again', async () => {
    const { earliestDate } = await quote();
    await terminate(earliestDate);
    await test.passTime(5 * 86_400);
    const order = await newestOrder();
    assert(order?.canCancel);
    const undone = await test.call({
      method: 'POST',
      path: `/orders/${order.id}/cancel?customerId=1001`,
      as,
    });
    assert.equal(undone.statusCode, 202);
    assert.deepEqual(await subscription(), { status: 'Active', end: null });
    assert.equal((await mayTerminate())?.allowed, true);
    assert.equal((await terminate((await quote()).earliestDate)).statusCode, 202);
  });

  it('is refused with NUL or a lone surrogate in the comment', async () => {
    const { earliestDate } = await quote();
    for (const comment of ['a\0b', 'half \ud83d'])
      assert.equal(
        statusAndCode(await terminate(earliestDate, false, 'Release', comment)),
        '400 ArgumentError',
      );
  });

  it('is refused before the notice is over, and more than four months ahead (VAL-029)', async () => {
    const { earliestDate } = await quote();
    assert.equal(statusAndCode(await terminate(addDays(earliestDate, -1))), '400 TerminationDateIsTooEarly');
    assert.equal(
      statusAndCode(await terminate(addDays(addMonths(today(), 4), 1))),
      '400 EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
    );
    assert.deepEqual(await subscription(), { status: 'Active', end: null });
  });

  it('has a preview with the cost, the changes and the handling of the number (CTRL-006)', async () => {
    const { db } = test.database;
    await db
      .updateTable('subscriptions')
      .set({ binding_end_date: addMonths(today(), 8), recurring_rate_ore: 10_000 })
      .where('subscription_id', '=', id)
      .execute();
    const { earliestDate, remainingBinding } = await quote();
    assert((remainingBinding?.value ?? 0) >= 600);
    const { changes, price, irreversible } = z.parse(
      orderPreviewAnswer,
      (await terminate(earliestDate, true)).json(),
    ).data;
    assert.deepEqual(changes, [
      { field: 'status', from: 'Active', to: 'Cancelled' },
      { field: 'futureCancellationDate', from: null, to: earliestDate },
    ]);
    assert.deepEqual(price?.oneTime, remainingBinding);
    assert.deepEqual(irreversible, ['NumberReleased']);
    const taken = z.parse(orderPreviewAnswer, (await terminate(earliestDate, true, 'PortOut')).json()).data;
    assert.deepEqual([taken.irreversible, taken.notices], [[], ['PortingIsOrderedThere']]);
    const later = await quote(`date=${addDays(earliestDate, 20)}`);
    assert.equal(later.terminationDate, addDays(earliestDate, 20));
  });
});
