/**
 * Tests every order action as each kind of person, from allowed actions to history: what is allowed, what is refused with
 * which code, what completes with time, and what is cancelled. A new action needs a row below.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { allowedActionsAnswer } from 'shared/contracts/allowed-actions';
import { orderHistoryAnswer, type OrderType } from 'shared/contracts/order';
import { orderDetailsAnswer } from 'shared/contracts/order-details';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import * as z from 'zod/mini';
import { orderActions } from '../../api/order-actions.ts';
import { addDays, danishDay } from '../../time/danish-day.ts';
import { addSubscriptionWithSimCard } from '../../testing/rows/add-sim-card.ts';
import type { SubscriptionChanges } from '../../testing/rows/add-subscription.ts';
import { orderExample, orderPath, orderPreviewPath } from '../../testing/calls/order-example.ts';
import { subscriptionSnapshot } from '../../testing/rows/subscription-snapshot.ts';
import { statusAndCode } from '../../testing/calls/status-and-code.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { actionKey, type OrderAction } from './order-action.ts';

interface Row {
  /** Its `actionKey`. */
  key: string;
  type: OrderType;
  /** The changed fields in the history when the order completes. */
  changed: readonly string[];
  /** Whether it accepts a later day, or has one of its own; until then it can be cancelled. */
  day?: 'chosen' | 'own';
  /** Replaces the declared example. */
  data?: object;
  /** Replaces the parameters of the example. */
  params?: Readonly<Record<string, string>>;
  /** Changes to the subscription, if a plain active one does not fit. */
  subscription?: SubscriptionChanges;
}

const withNotice = {
  code: 'WORLDDATA',
  description: 'Data uden for EU.',
  categories: ['Extra'],
  serviceInformation: { displayName: 'Data i verden' },
};
const sims = ['simCard', 'esim'];
const plan = ['pricePlan', 'data', 'dataEu', 'services'];
const cards = ['dataCards', 'dataCardNumbers'];
const table: readonly Row[] = [
  { key: 'PUT suspension', type: 'Suspension', changed: ['status', ...sims], day: 'chosen' },
  {
    key: 'PUT suspension',
    type: 'Reactivation',
    changed: ['status'],
    day: 'chosen',
    data: { action: 'Reactivate' },
    subscription: { status: 'Suspended' },
  },
  { key: 'POST loss', type: 'Suspension', changed: ['status'] },
  { key: 'PUT sims', type: 'ChangeSimCard', changed: ['simCard'] },
  { key: 'POST sims/esims', type: 'CreateSimCard', changed: ['esim'] },
  { key: 'PUT price-plan', type: 'ChangePriceplan', changed: plan, day: 'chosen' },
  { key: 'POST extra-services', type: 'CreateAdditionalProduct', changed: ['services'], day: 'chosen' },
  { key: 'DELETE extra-services/:code', type: 'RemoveAdditionalProduct', changed: ['services'] },
  {
    key: 'DELETE extra-services/:code',
    type: 'RemoveAdditionalProduct',
    changed: ['services'],
    day: 'own',
    params: { code: withNotice.code },
    subscription: { services: [withNotice] },
  },
  { key: 'POST top-ups', type: 'CreateAdditionalProduct', changed: ['topUpData'] },
  { key: 'PUT barrings', type: 'CreateBarring', changed: ['BAROUTG'], day: 'chosen' },
  {
    key: 'PUT barrings',
    type: 'CreateBarring',
    changed: ['BARLEVEL'],
    day: 'chosen',
    data: { barrings: [{ code: 'BARLEVEL', isActive: true, limit: 250 }] },
  },
  { key: 'PUT account', type: 'ChangeAccount', changed: ['account'], day: 'chosen' },
  { key: 'PUT call-forwarding', type: 'CallForvarding', changed: ['NoReply', 'delaySeconds'] },
  { key: 'POST termination', type: 'Termination', changed: ['status'], day: 'own' },
  { key: 'POST sims/datacards', type: 'CreateExtraDataCard', changed: cards },
  { key: 'PUT sims/datacards/:icc', type: 'ChangeExtraDataCard', changed: ['dataCardNumbers'] },
  { key: 'DELETE sims/datacards/:icc', type: 'RemoveExtraDataCard', changed: cards },
];

const inside = '80011001';
const outside = '80011002';
interface Caller {
  who: string;
  email: string;
  accountId: string;
  /** The answer of the order and its preview if refused. */
  refused?: '403 Forbidden' | '404 NotFound';
  mayLook: boolean;
}
const callers: readonly Caller[] = [
  { who: 'a superadmin', email: 'superadmin@demo.example', accountId: outside, mayLook: true },
  {
    who: 'a limited administrator within their accounts',
    email: 'limited@demo.example',
    accountId: inside,
    mayLook: true,
  },
  {
    who: 'a limited administrator outside their accounts',
    email: 'limited@demo.example',
    accountId: outside,
    refused: '404 NotFound',
    mayLook: false,
  },
  {
    who: 'an employee',
    email: 'employee@demo.example',
    accountId: inside,
    refused: '403 Forbidden',
    mayLook: true,
  },
];

const test = await openTestApi();
after(() => test.close());

const days = (count: number) => addDays(danishDay(test.clock.now()), count);
const actionOf = (key: string): OrderAction => {
  const action = orderActions.find(each => actionKey(each) === key);
  assert(action, key);
  return action;
};

/** A subscription for a row and a caller, with a valid call of the action. */
async function prepare({ key, data, params, subscription = {} }: Row, accountId: string) {
  const { db } = test.database;
  const declared = actionOf(key);
  const action = params ? { ...declared, exampleParams: () => params } : declared;
  const id = await addSubscriptionWithSimCard(db, accountId, subscription);
  const example = await orderExample(db, action, id, test.clock.now());
  return { id, action, data: data ?? example };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

const onDay = ({ data, ...rest }: Prepared, effectiveDate: string): Prepared => ({
  ...rest,
  data: { ...(data as object), effectiveDate },
});
const preview = ({ action, id, data }: Prepared, as: string) =>
  test.call({ method: 'POST', path: `${orderPreviewPath(action, id)}?customerId=1001`, as, data });
const order = ({ action, id, data }: Prepared, as: string) =>
  test.call({ method: action.method, path: `${orderPath(action, id)}?customerId=1001`, as, data });
const cancel = (orderId: string, as: string) =>
  test.call({ method: 'POST', path: `/orders/${orderId}/cancel?customerId=1001`, as });

async function history(id: string, as: string) {
  const answer = await test.get(`/subscriptions/${id}/orders?customerId=1001`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(orderHistoryAnswer, answer.json()).data.orderViewModels;
}

/** The only order of the subscription, in the history and on its own page. */
async function inHistory(id: string, as: string) {
  const [row, ...others] = await history(id, as);
  assert(row && others.length === 0);
  const answer = await test.get(`/orders/${row.id}?customerId=1001`, as);
  return { row, details: z.parse(orderDetailsAnswer, answer.json()).data.order };
}

async function allowed({ action, id }: Prepared, as: string) {
  const answer = await test.get(`/subscriptions/${id}/allowed-actions?customerId=1001`, as);
  if (answer.statusCode !== 200) return statusAndCode(answer);
  const found = z
    .parse(allowedActionsAnswer, answer.json())
    .data.actions.find(each => each.action === action.action);
  return found?.allowed ? 'allowed' : found?.reasonCode;
}

async function passUntil(day: string) {
  const ahead = Math.round((Date.parse(day) - Date.parse(danishDay(test.clock.now()))) / 86_400_000);
  await test.passTime(60 + ahead * 86_400);
}

async function place(prepared: Prepared, as: string) {
  const placed = await order(prepared, as);
  assert.equal(placed.statusCode, prepared.action.answer ? 200 : 202, placed.body);
}

async function isCarriedOut(row: Row, { email, accountId }: Caller) {
  const prepared = await prepare(row, accountId);
  assert.equal(await allowed(prepared, email), 'allowed');
  const previewed = await preview(prepared, email);
  assert.equal(previewed.statusCode, 200, previewed.body);
  const { effectiveDate, changes } = z.parse(orderPreviewAnswer, previewed.json()).data;
  assert.equal(effectiveDate > days(0), row.day === 'own');
  assert.notEqual(changes.length, 0);

  await place(prepared, email);
  assert.equal((await inHistory(prepared.id, email)).row.status, 'Submitted');
  await passUntil(effectiveDate);
  const { row: seen, details } = await inHistory(prepared.id, email);
  assert.deepEqual([seen.type, seen.status, seen.canCancel], [row.type, 'Completed', false]);
  const changed = details.changes.map(({ field }) => field);
  assert.deepEqual(changed.sort(), [...row.changed].sort());
  for (const { from, to } of details.changes) assert.notEqual(from, to);
  assert.deepEqual(
    details.steps.map(({ status }) => status),
    ['Submitted', 'Completed'],
  );
  assert(details.steps[0]?.by);
}

async function isWithdrawn(row: Row, { email, accountId }: Caller) {
  const made = await prepare(row, accountId);
  const prepared = row.day === 'chosen' ? onDay(made, days(3)) : made;
  const { stored } = await subscriptionSnapshot(test.database.db, prepared.id);
  await place(prepared, email);
  if (row.day) await test.passTime(60);
  const { row: waiting } = await inHistory(prepared.id, email);
  assert.deepEqual([waiting.status, waiting.canCancel], [row.day ? 'InProgress' : 'Submitted', true]);
  const answer = await cancel(waiting.id, email);
  assert.equal(answer.statusCode, 202, answer.body);
  await test.passTime(200 * 86_400);
  assert.equal((await inHistory(prepared.id, email)).row.status, 'Cancelled');
  assert.equal((await subscriptionSnapshot(test.database.db, prepared.id)).stored, stored);
}

async function isRefused(row: Row, { email, accountId, refused, mayLook }: Caller) {
  const prepared = await prepare(row, accountId);
  const before = await subscriptionSnapshot(test.database.db, prepared.id);
  assert.equal(await allowed(prepared, email), mayLook ? 'RoleNotSufficient' : refused);
  assert.equal(statusAndCode(await preview(prepared, email)), refused);
  assert.equal(statusAndCode(await order(prepared, email)), refused);
  if (mayLook) assert.deepEqual(await history(prepared.id, email), []);
  assert.deepEqual(await subscriptionSnapshot(test.database.db, prepared.id), before);

  const mayOrder = 'superadmin@demo.example';
  await place(prepared, mayOrder);
  const { row: placed } = await inHistory(prepared.id, mayOrder);
  assert.equal(statusAndCode(await cancel(placed.id, email)), refused);
  await passUntil(days(100));
  assert.equal((await inHistory(prepared.id, mayOrder)).row.status, 'Completed');
}

describe('the table of order actions', () => {
  it('has a row for every declared action, and no others', () => {
    const listed = [...new Set(table.map(({ key }) => key))];
    assert.deepEqual(listed.sort(), orderActions.map(actionKey).sort());
  });

  it('marks the actions that accept a day', async () => {
    for (const row of table.filter(({ day }) => day !== 'own')) {
      const prepared = onDay(await prepare(row, outside), days(3));
      const answer = await preview(prepared, 'superadmin@demo.example');
      const known = answer.statusCode === 200 && z.parse(orderPreviewAnswer, answer.json()).data;
      assert.equal(known && known.effectiveDate === days(3), row.day === 'chosen', row.key);
    }
  });
});

for (const row of table) {
  describe(`${row.key} (${row.type}: ${row.changed.join(', ')}; ${row.day ?? 'no'} day)`, () => {
    for (const caller of callers) {
      const { who, refused } = caller;
      const restoreClock = (check: typeof isRefused) => async () => {
        try {
          await check(row, caller);
        } finally {
          test.clock.set(new Date());
        }
      };
      if (refused) it(`is refused for ${who} with ${refused}`, restoreClock(isRefused));
      else {
        it(`completes for ${who}, and is in the history`, restoreClock(isCarriedOut));
        it(`is cancelled by ${who}`, restoreClock(isWithdrawn));
      }
    }
  });
}
