import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { customersAnswer } from 'shared/contracts/customer';
import { esimAnswer, pukCodeAnswer } from 'shared/contracts/sim-card';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import { subscriptionsAnswer } from 'shared/contracts/subscription-list';
import * as z from 'zod/mini';
import { addSubscriptionWithSimCard } from '../testing/rows/add-sim-card.ts';
import { readAnswer } from '../testing/calls/read-answer.ts';
import { openTestApi } from '../testing/test-api.ts';

const employee = 'employee@demo.example';
const administrators = ['superadmin@demo.example', 'admin@demo.example', 'limited@demo.example'];

const test = await openTestApi();
after(() => test.close());

const add = (email: string | null = employee, account = '80011001') =>
  addSubscriptionWithSimCard(test.database.db, account, { email });

const post = (id: string, path: string, as: string, data?: unknown) =>
  test.call({ method: 'POST', path: `/subscriptions/${id}/${path}?customerId=1001`, as, data });

const ownOf = async (email: string, pageSize = 200) => {
  const path = `/subscriptions?customerId=1001&mine=true&pageSize=${String(pageSize)}`;
  return (await readAnswer(test, path, subscriptionsAnswer, email)).data;
};
const idsOf = async (email: string) => (await ownOf(email)).subscriptions.map(({ id }) => id);

const set = (user: object) =>
  test.database.db.updateTable('users').set(user).where('email', '=', employee).execute();

const shown = () =>
  test.database.db.selectFrom('audit_log').selectAll().where('action', '=', 'PukCodeShown').execute();

describe('own subscriptions', () => {
  it("are the active ones with the person's verified e-mail, ignoring case", async () => {
    const [mine, other, ended] = [await add('Employee@Demo.Example'), await add(null), await add()];
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', ended)
      .execute();
    const ids = await idsOf(employee);
    assert.deepEqual(
      ['1001000146', '1001000244', mine, other, ended].map(id => ids.includes(id)),
      [true, true, true, false, false],
    );
    const { totalCount, facets } = await ownOf(employee, 1);
    assert.equal(totalCount, ids.length);
    assert.equal(
      facets.types.reduce((sum, { count }) => sum + count, 0),
      ids.length,
    );
    for (const administrator of administrators) assert.deepEqual(await idsOf(administrator), []);
    await set({ email_verified: false });
    assert.deepEqual(await idsOf(employee), []);
    await set({ email_verified: true });
  });

  it('are not filtered with mine=false', async () => {
    const all = `/subscriptions?customerId=1001&mine=false`;
    assert((await readAnswer(test, all, subscriptionsAnswer, employee)).data.totalCount > 500);
  });

  it('are limited to the accounts within reach', async () => {
    const limited = 'limited@demo.example';
    const [inside, outside] = [await add(limited, '80011001'), await add(limited, '80011003')];
    assert.deepEqual(await idsOf(limited), [inside]);
    assert.equal((await post(outside, 'puk-code', limited)).statusCode, 404);
  });

  it('are reflected in the account level (CUST-007)', async () => {
    const levelOf = async (email: string, customerId = '1001') => {
      const { customers } = (await readAnswer(test, '/customers', customersAnswer, email)).data;
      return customers.find(({ id }) => id === customerId)?.accountLevel;
    };
    assert.equal(await levelOf(employee), 'Subscription');
    for (const administrator of administrators) assert.equal(await levelOf(administrator), 'Account');
    await set({ email_verified: false });
    assert.equal(await levelOf(employee), 'Unknown');
    await set({ email_verified: true });
    const { customer } = (await test.get('/customers/1001', employee)).json<{
      data: { customer: { accountLevel: string } };
    }>().data;
    assert.equal(customer.accountLevel, 'Subscription');
  });
});

describe('the codes of a SIM card', () => {
  const simCardsOf = async (id: string, email: string) =>
    (await readAnswer(test, `/subscriptions/${id}?customerId=1001`, subscriptionAnswer, email)).data
      .subscription.simCards;

  it('are shown to administrators and the user of the subscription, and logged', async () => {
    const [mine, other] = [await add(), await add(null)];
    const before = (await shown()).length;
    assert.equal((await post(other, 'puk-code', employee)).statusCode, 403);
    assert.equal((await post('1002000001', 'puk-code', employee)).statusCode, 404);
    assert.equal((await shown()).length, before);
    for (const email of [employee, ...administrators]) {
      const answer = await post(mine, 'puk-code', email);
      assert.equal(z.parse(pukCodeAnswer, answer.json()).data.pukCode, '12345678', email);
    }
    const entries = (await shown()).slice(before);
    assert.deepEqual(
      entries.map(entry => [entry.actor_email, entry.after?.subscriptionId]),
      [employee, ...administrators].map(email => [email, mine]),
    );
    assert(!JSON.stringify(entries).includes('12345678'));
    assert.equal((await simCardsOf(mine, employee))[0]?.pukCode, null);
  });

  it('are not stored with the idempotency key', async () => {
    await post(await add(), 'puk-code', employee);
    const keys = await test.database.db.selectFrom('idempotency_keys').select('answer').execute();
    assert(keys.length > 0 && !JSON.stringify(keys).includes('12345678'));
  });

  it('are null when unknown, which is not logged', async () => {
    const id = await add();
    await test.database.db
      .updateTable('sim_cards')
      .set({ puk_code: null })
      .where('subscription_id', '=', id)
      .execute();
    const before = (await shown()).length;
    assert.deepEqual((await post(id, 'puk-code', employee)).json(), { data: { pukCode: null } });
    assert.equal((await shown()).length, before);
  });

  it('include the eSIM code for the user of the subscription, but not for other employees (ESIM-017)', async () => {
    const codeOf = async (id: string) => {
      const path = `/subscriptions/${id}/sims/esims?customerId=1001`;
      return (await readAnswer(test, path, esimAnswer, employee)).data;
    };
    assert.match((await codeOf('1001000146'))?.qrCodeContent ?? '', /^LPA:1/);
    const other = await codeOf('1001000514');
    assert.deepEqual([other?.status, other?.qrCodeContent, other?.qrCodeUrl], ['Ordered', null, null]);
  });
});

describe('reporting a loss', () => {
  it('suspends the subscription for its user, and only an administrator can reactivate it', async () => {
    const id = await add();
    const answer = await post(id, 'loss', employee, { reason: 'Stolen' });
    assert.equal(answer.statusCode, 202, answer.body);
    await test.passTime(60);
    const read = async (email: string) =>
      (await readAnswer(test, `/subscriptions/${id}?customerId=1001`, subscriptionAnswer, email)).data
        .subscription;
    const { status, suspension } = await read('admin@demo.example');
    assert.deepEqual([status, suspension?.reason, suspension?.isDone], ['Suspended', 'Stolen', true]);
    const open = (as: string) =>
      test.call({
        method: 'PUT',
        path: `/subscriptions/${id}/suspension?customerId=1001`,
        as,
        data: { action: 'Reactivate' },
      });
    assert.equal((await open(employee)).statusCode, 403);
    assert.equal((await open('admin@demo.example')).statusCode, 202);
  });

  it('is refused for subscriptions of others, and while an order is in progress', async () => {
    const data = { reason: 'Lost' };
    const other = await post(await add(null), 'loss', employee, data);
    assert.deepEqual([other.statusCode, other.json<{ code: string }>().code], [403, 'Forbidden']);
    assert.equal((await post('1002000001', 'loss', employee, data)).statusCode, 404);
    const id = await add();
    await post(id, 'loss', employee, data);
    const again = await post(id, 'loss', employee, data);
    assert.equal(again.json<{ subCode: string }>().subCode, 'SubscriptionOrderInProcessing');
  });

  it('accepts no other reason, and ignores a replacement card', async () => {
    const id = await add();
    assert.equal((await post(id, 'loss', employee, { reason: 'Leave' })).statusCode, 400);
    const withCard = { reason: 'Lost', replacement: { kind: 'Esim' } };
    assert.equal((await post(id, 'loss', employee, withCard)).statusCode, 202);
    const order = await test.database.db
      .selectFrom('orders')
      .select('details')
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(order.details, { reason: 'Lost' });
  });
});
