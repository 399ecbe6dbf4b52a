import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { nextWorkingDay } from 'shared/format/working-day';
import { addDays, danishDay } from '../time/danish-day.ts';
import { aPdf, newSubscription } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { openTestApi } from '../testing/test-api.ts';

const admin = 'admin@demo.example';
const today = danishDay(new Date());

const test = await openTestApi();
after(() => test.close());
beforeEach(() => {
  test.clock.set(new Date());
});

async function attachment(as = admin): Promise<string> {
  const path = '/attachments?customerId=1001&name=fuldmagt.pdf';
  const answer = await test.call({ method: 'POST', path, as, body: aPdf });
  return answer.json<{ data: { attachmentId: string } }>().data.attachmentId;
}
const ported = (number: string, attachmentId: string, changes: object = {}) => ({
  ...newSubscription,
  category: 'Voice',
  offering: { id: 'EMOB50', pricePlanCode: 'EMOB50' },
  extraServices: [],
  number: {
    mode: 'Port',
    number,
    porting: { donorOperator: 'Fjordnet', ownerName: 'Nordhavn Byg A/S', ownerCvr: null, attachmentId },
  },
  effectiveDate: nextWorkingDay(today),
  ...changes,
});
const create = (data: unknown) =>
  test.call({ method: 'POST', path: '/subscriptions?customerId=1001', as: admin, data });
const refusal = (answer: { json: <T>() => T }) => answer.json<{ subCode?: string }>().subCode;
const filesOf = (id: string) =>
  test.database.db.selectFrom('attachments').where('attachment_id', '=', id).selectAll().execute();

describe('porting a number', () => {
  it('takes effect on the requested day, with the power of attorney attached to the order (PLAN-014)', async () => {
    const id = await attachment();
    const answer = await create(ported('28282801', id));
    assert.equal(answer.statusCode, 202, answer.body);
    const { orderId, subscriptionId, effectiveDate } = answer.json<{
      data: Record<'orderId' | 'subscriptionId' | 'effectiveDate', string>;
    }>().data;
    assert.equal(effectiveDate, nextWorkingDay(today));
    assert.equal((await filesOf(id))[0]?.order_id, orderId);
    const order = await test.get(`/orders/${orderId}?customerId=1001`, admin);
    assert.match(order.body, /"field":"portedFrom","from":null,"to":"Fjordnet"/);
    const status = async () =>
      (await test.get(`/subscriptions/${subscriptionId}?customerId=1001`, admin)).json<{
        data: { subscription: { status: string; telephoneNumber: { localNumber: string } } };
      }>().data.subscription;
    await test.passTime(60);
    assert.deepEqual(
      [(await status()).status, (await status()).telephoneNumber.localNumber],
      ['Reserved', '28282801'],
    );
    await test.passTime(6 * 86_400);
    assert.equal((await status()).status, 'Active');
    assert.equal((await filesOf(id)).length, 1);
    const later = nextWorkingDay(danishDay(test.clock.now()));
    const again = ported('28282801', await attachment(), { effectiveDate: later });
    assert.equal(refusal(await create(again)), 'NumberCannotBePorted');
  });

  it('removes the power of attorney when the order is cancelled', async () => {
    const id = await attachment();
    const { orderId } = (await create(ported('28282802', id))).json<{ data: { orderId: string } }>().data;
    const path = `/orders/${orderId}/cancel?customerId=1001`;
    assert.equal((await test.call({ method: 'POST', path, as: admin })).statusCode, 202);
    assert.deepEqual(await filesOf(id), []);
    assert.equal((await create(ported('28282802', await attachment()))).statusCode, 202);
  });

  it('is refused for an invalid day, number or attachment', async () => {
    const id = await attachment();
    const early = ported('28282803', id, { effectiveDate: today });
    assert.equal(refusal(await create(early)), 'PortingDayNotAvailable');
    assert.equal(refusal(await create({ ...early, effectiveDate: undefined })), 'PortingDayNotAvailable');
    const sunday = addDays(today, 14 - new Date(today).getUTCDay());
    assert.equal(refusal(await create({ ...early, effectiveDate: sunday })), 'PortingDayNotAvailable');
    assert.equal(refusal(await create(ported('10900000', id))), 'NumberCannotBePorted');
    assert.equal(
      refusal(await create(ported('28282803', id, { effectiveDate: '2199-01-04' }))),
      'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
    );
    const foreign = await attachment('superadmin@demo.example');
    assert.equal(refusal(await create(ported('28282803', foreign))), 'AttachmentNotFound');
    const bare = { ...ported('28282803', id), number: { mode: 'Port', number: '28282803' } };
    assert.equal((await create(bare)).statusCode, 400);
    assert.equal((await create(ported('28282803', id))).statusCode, 202);
    assert.equal(refusal(await create(ported('28282804', id))), 'AttachmentNotFound');
  });

  it('is ordered once per number', async () => {
    const [one, other] = [await attachment(), await attachment()];
    const both = await Promise.all([create(ported('28282805', one)), create(ported('28282805', other))]);
    assert.deepEqual(both.map(answer => answer.statusCode).sort(), [202, 400]);
  });
});
