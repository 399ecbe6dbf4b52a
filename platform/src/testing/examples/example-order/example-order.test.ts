import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { orderHistoryAnswer } from 'shared/contracts/order';
import * as z from 'zod/mini';
import { addSubscription } from '../../rows/add-subscription.ts';
import { statusAndCode } from '../../calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const as = 'admin@demo.example';
const test = await openTestApi();
let id: string;
beforeEach(async () => {
  id = await addSubscription(test.database.db);
});
after(() => test.close());

const order = (data: object) =>
  test.call({ method: 'PUT', path: `/subscriptions/${id}/example-order?customerId=1001`, as, data });
async function newest() {
  const answer = await test.get(`/subscriptions/${id}/orders?customerId=1001`, as);
  return z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels[0];
}
const subscription = () =>
  test.database.db
    .selectFrom('subscriptions')
    .where('subscription_id', '=', id)
    .select('invoice_note')
    .executeTakeFirstOrThrow();

describe('example order', () => {
  it('takes effect when the order completes', async () => {
    assert.equal((await order({ invoiceNote: 'Afdeling 4' })).statusCode, 202);
    await test.passTime(60);
    assert.equal((await newest())?.status, 'Completed');
    assert.deepEqual(await subscription(), { invoice_note: 'Afdeling 4' });
  });

  it('fails without changes when the subscription was suspended before the order completes', async () => {
    const before = await subscription();
    await order({ invoiceNote: 'Afdeling 4' });
    const own = test.database.db.updateTable('subscriptions').set({ status: 'Suspended' });
    await own.where('subscription_id', '=', id).execute();
    await test.passTime(60);
    assert.equal((await newest())?.status, 'Failed');
    assert.deepEqual(await subscription(), before);
  });

  it('is refused without a text', async () => {
    assert.equal(statusAndCode(await order({ invoiceNote: '' })), '400 ArgumentError');
  });
});
