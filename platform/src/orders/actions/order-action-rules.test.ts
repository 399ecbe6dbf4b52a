/** Preconditions of each order on the subscription and the customer, in the order call and its preview. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { OrderType } from 'shared/contracts/order';
import { orderActions } from '../../api/order-actions.ts';
import { addOrder } from '../../testing/rows/add-order.ts';
import { addSubscriptionWithSimCard } from '../../testing/rows/add-sim-card.ts';
import type { SubscriptionChanges } from '../../testing/rows/add-subscription.ts';
import { orderExample, orderPath, orderPreviewPath } from '../../testing/calls/order-example.ts';
import { statusAndCode } from '../../testing/calls/status-and-code.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { addDays, danishDay } from '../../time/danish-day.ts';
import { actionKey } from './order-action.ts';

const test = await openTestApi();
after(() => test.close());

/** The answer in each situation: '-' is success. */
interface Row {
  id: string;
  key: string;
  withoutContract: string;
  suspended: string;
  ending: string;
  /** A related order in progress, and the answer. */
  busy?: readonly [OrderType, string];
  /** Replaces the declared example. */
  data?: object;
}
const contract = 'CustomerIsMissingContract';
const notAllowed = 'SubscriptionActionNotAllowed';
const ends = 'SubscriptionPendingTermination';
const inProcessing = 'SubscriptionOrderInProcessing';
/** Sold until the end of an ending subscription. */
const whileOpen = { withoutContract: contract, suspended: notAllowed, ending: '-' };
const byBoth = { withoutContract: contract, suspended: notAllowed, ending: ends };
const byStatus = { withoutContract: '-', suspended: notAllowed, ending: ends };
/** Depends on the status only, also of an ending subscription. */
const bySuspension = { ...byStatus, ending: '-' };

const table: readonly Row[] = [
  { id: 'SUB-027', key: 'POST termination', ...byBoth, busy: ['Termination', ends] },
  {
    id: 'SUB-028',
    key: 'PUT suspension',
    ...bySuspension,
    busy: ['Reactivation', inProcessing],
    // The declared example also orders a SIM card, which has more preconditions.
    data: { action: 'Suspend', reason: 'Lost' },
  },
  { id: 'SUB-028', key: 'POST loss', ...bySuspension, busy: ['Suspension', inProcessing] },
  { id: 'SUB-029', key: 'PUT account', ...byStatus, busy: ['ChangeAccount', inProcessing] },
  { id: 'SUB-030', key: 'PUT barrings', ...byStatus, busy: ['CreateBarring', inProcessing] },
  { id: 'SUB-031', key: 'PUT call-forwarding', ...byStatus, busy: ['CallForvarding', inProcessing] },
  { id: 'SUB-033', key: 'PUT price-plan', ...byBoth, busy: ['ChangePriceplan', inProcessing] },
  { id: 'SUB-033', key: 'POST extra-services', ...byBoth },
  { id: 'SUB-033', key: 'DELETE extra-services/:code', ...byBoth },
  { id: 'SUB-033', key: 'POST top-ups', ...whileOpen },
  { id: 'SUB-034', key: 'PUT sims', ...byBoth, busy: ['ChangeSimCard', inProcessing] },
  { id: 'SUB-034', key: 'POST sims/esims', ...byBoth, busy: ['CreateSimCard', inProcessing] },
  { id: 'SUB-035', key: 'POST sims/datacards', ...byBoth, busy: ['CreateExtraDataCard', inProcessing] },
  {
    id: 'SUB-035',
    key: 'PUT sims/datacards/:icc',
    ...byBoth,
    busy: ['ChangeExtraDataCard', inProcessing],
  },
  {
    id: 'SUB-035',
    key: 'DELETE sims/datacards/:icc',
    ...byBoth,
    busy: ['RemoveExtraDataCard', inProcessing],
  },
];

const as = 'superadmin@demo.example';
const setContract = (has_contract: boolean) =>
  test.database.db.updateTable('customers').set({ has_contract }).where('customer_id', '=', '1001').execute();
afterEach(() => setContract(true));

/** The answers of the preview and of the order for a new subscription in this situation. */
async function answersTo({ key, data: given }: Row, changes: SubscriptionChanges = {}, busy?: OrderType) {
  const { db } = test.database;
  const action = orderActions.find(each => actionKey(each) === key);
  assert(action, key);
  const id = await addSubscriptionWithSimCard(db, '80011001', changes);
  const data = given ?? (await orderExample(db, action, id, test.clock.now()));
  if (busy) {
    const order_id = await addOrder(db, id, test.clock.now());
    await db.updateTable('orders').set({ type: busy }).where('order_id', '=', order_id).execute();
  }
  const query = '?customerId=1001';
  const previewed = { method: 'POST', path: orderPreviewPath(action, id) + query, as, data } as const;
  const ordered = { method: action.method, path: orderPath(action, id) + query, as, data };
  const answers = [];
  for (const call of [previewed, ordered]) {
    const answer = await test.call(call);
    answers.push(answer.statusCode < 300 ? '-' : statusAndCode(answer).replace('400 ', ''));
  }
  return answers;
}
const both = (answer: string) => [answer, answer];

describe('preconditions of an order', () => {
  it('are tested for every order action', () => {
    const told = [...new Set(table.map(({ key }) => key))];
    assert.deepEqual(told.sort(), orderActions.map(actionKey).sort());
  });

  for (const row of table) {
    const { id, key, withoutContract, suspended, ending, busy } = row;
    it(`${key}: contract, status, termination and orders in processing (${id}, SUB-038)`, async () => {
      const end = addDays(danishDay(test.clock.now()), 60);
      assert.deepEqual(await answersTo(row, { status: 'Suspended' }), both(suspended), 'suspended');
      assert.deepEqual(await answersTo(row, { future_cancellation_date: end }), both(ending), 'ending');
      if (busy) assert.deepEqual(await answersTo(row, {}, busy[0]), both(busy[1]), 'in processing');
      await setContract(false);
      assert.deepEqual(await answersTo(row), both(withoutContract), 'without a contract');
    });
  }
});
