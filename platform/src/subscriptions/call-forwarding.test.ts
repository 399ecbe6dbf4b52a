import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { sql, type Kysely } from 'kysely';
import { callForwardingAnswer } from 'shared/orders/call-forwarding';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import * as z from 'zod/mini';
import { callForwardingsMigration } from '../database/migrations/012-call-forwardings.ts';
import { forwardingsOfSubscriptionsMigration } from '../database/migrations/127-forwardings-of-subscriptions.ts';
import { addSubscription } from '../testing/rows/add-subscription.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';

const as = 'admin@demo.example';
const test = await openTestApi();
let id: string;
beforeEach(async () => {
  id = await addSubscription(test.database.db, '80011001', { local_number: '31313131' });
});
after(() => test.close());

const path = (end = '') => `/subscriptions/${id}/call-forwarding${end}?customerId=1001`;
const set = (forwardings: object[], preview = false) =>
  test.call({
    method: preview ? 'POST' : 'PUT',
    path: path(preview ? '/preview' : ''),
    as,
    data: { forwardings },
  });
async function settings() {
  return z.parse(callForwardingAnswer, (await test.get(path(), as)).json()).data.forwardings;
}

const unanswered = { condition: 'NoReply', number: '22334455', delaySeconds: 15 };
const busy = { condition: 'Busy', number: null };
const all = { condition: 'Unconditional', number: '22334455' };

describe('call forwarding', () => {
  it('is replaced by the ordered settings when the order completes (CTRL-013)', async () => {
    assert.deepEqual(await settings(), []);
    for (const wanted of [[unanswered, busy], [all], []]) {
      assert.equal((await set(wanted)).statusCode, 202);
      await test.passTime(60);
      assert.deepEqual(await settings(), wanted);
    }
  });

  it('has a preview with the changes, the cost and conflicting services (CTRL-015)', async () => {
    await set([unanswered]);
    await test.passTime(60);
    const { db } = test.database;
    await db
      .updateTable('subscriptions')
      .set({
        services: JSON.stringify([
          { code: 'BAROUTG', description: '', categories: [], serviceInformation: { displayName: '' } },
        ]),
      })
      .where('subscription_id', '=', id)
      .execute();
    const answer = await set([all, { ...unanswered, number: null, delaySeconds: 30 }], true);
    const { changes, notices } = z.parse(orderPreviewAnswer, answer.json()).data;
    assert.deepEqual(
      changes.sort((a, b) => a.field.localeCompare(b.field)),
      [
        { field: 'delaySeconds', from: 15, to: 30 },
        { field: 'NoReply', from: '22334455', to: 'Voicemail' },
        { field: 'Unconditional', from: null, to: '22334455' },
      ],
    );
    assert.deepEqual(notices, ['ForwardingSuspended', 'ForwardingCost', 'ForwardingBarred']);
    assert.deepEqual(await settings(), [unanswered]);
    const toVoicemail = await set([busy], true);
    assert.deepEqual(z.parse(orderPreviewAnswer, toVoicemail.json()).data.notices, []);
  });

  it('stays unchanged when the subscription was suspended before the order completes', async () => {
    await set([busy]);
    const { db } = test.database;
    const own = db.updateTable('subscriptions').set({ status: 'Suspended' });
    await own.where('subscription_id', '=', id).execute();
    await test.passTime(60);
    assert.deepEqual(await settings(), []);
    const order = await db
      .selectFrom('orders')
      .select(['status', 'failure_code'])
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(order, { status: 'Failed', failure_code: 'SubscriptionActionNotAllowed' });
  });

  for (const [name, forwardings, expected] of [
    ['to the own number', [{ ...all, number: '31313131' }], 'ForwardingToOwnNumber'],
    ['to a free number', [{ ...all, number: '80808080' }], 'ArgumentError'],
    ['to a premium number', [{ ...all, number: '90111111' }], 'ArgumentError'],
    ['twice for one condition', [busy, busy], 'ArgumentError'],
    ['after a delay in between (VAL-020)', [{ ...unanswered, delaySeconds: 12 }], 'ArgumentError'],
    ['without a delay for no reply', [{ condition: 'NoReply', number: null }], 'ArgumentError'],
  ] as const)
    it(`is refused ${name}`, async () => {
      assert.equal(statusAndCode(await set([...forwardings])), `400 ${expected}`);
    });
});

describe('the migration of forwardings from their table to subscriptions', () => {
  it('moves them in the order of the conditions', async context => {
    const database = await openTestDatabase('seeded');
    context.after(() => database.close());
    const { db } = database;
    // A migration gets a database without table types.
    const untyped = db as unknown as Kysely<unknown>;
    await sql`alter table subscriptions drop column forwardings`.execute(db);
    await callForwardingsMigration.up(untyped);
    const own = await addSubscription(db, '80011001');
    await sql`insert into call_forwardings values
      (${own}, 'Busy', null, null), (${own}, 'NoReply', '22334455', 15)`.execute(db);
    await forwardingsOfSubscriptionsMigration.up(untyped);
    const { forwardings } = await db
      .selectFrom('subscriptions')
      .where('subscription_id', '=', own)
      .select('forwardings')
      .executeTakeFirstOrThrow();
    assert.deepEqual(forwardings, [unanswered, busy]);
  });
});
