import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { dataCardsAnswer } from 'shared/contracts/data-card';
import { orderDetailsAnswer } from 'shared/contracts/order-details';
import { orderPreviewAnswer } from 'shared/contracts/order-preview';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import * as z from 'zod/mini';
import { installEsim } from '../sims/install-esim.ts';
import { addBlankSimCard, addDataCard, addSubscriptionWithSimCard } from '../testing/rows/add-sim-card.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi } from '../testing/test-api.ts';

const admin = 'admin@demo.example';
const test = await openTestApi();
let id: string;
beforeEach(async () => {
  id = await addSubscriptionWithSimCard(test.database.db);
});
after(() => test.close());

async function read(as = admin, of = id) {
  const answer = await test.get(`/subscriptions/${of}/sims/datacard-offerings?customerId=1001`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(dataCardsAnswer, answer.json()).data;
}

async function simNumbers() {
  const answer = await test.get(`/subscriptions/${id}?customerId=1001`, admin);
  const { simCards } = z.parse(subscriptionAnswer, answer.json()).data.subscription;
  return simCards.filter(({ isMain }) => !isMain).map(({ number }) => number);
}

const send = (method: 'POST' | 'PUT' | 'DELETE', endpoint: string, data?: object, as = admin) =>
  test.call({ method, path: `/subscriptions/${id}/sims/${endpoint}?customerId=1001`, as, data });
const add = (data: object, as = admin) => send('POST', 'datacards', data, as);
const done = () => test.passTime(60);
const inShop = { shipment: { type: 'PickUp' } };
const isFree = async (icc: string) => (await test.get(`/sim/${icc}/validate`, admin)).statusCode === 200;

async function addedCard(): Promise<string> {
  await addDataCard(test.database.db, id);
  return (await simNumbers())[0] ?? '';
}

describe('data card offerings', () => {
  it('have product, price, data sharing and used count (SIM-033)', async () => {
    await addDataCard(test.database.db, id);
    const { offerings } = await read();
    assert.deepEqual(
      offerings.map(each => `${each.simcardProductCode} ${each.simKind} ${String(each.sharesMainData)}`),
      ['DATADEL Physical true', 'DATADELESIM Esim true', 'DATA20 Physical false', 'DATA20ESIM Esim false'],
    );
    assert.deepEqual(
      [offerings[0]?.recurringPrice.value, offerings[0]?.oneTimePrice.value, offerings[0]?.usedCount],
      [29, 49, 1],
    );
    assert.deepEqual(offerings[2]?.ownData, { value: 20, unit: 'GB' });
  });

  it('share no data without data in the price plan, and are empty for a fixed line', async () => {
    const { db } = test.database;
    const codes = async () => (await read()).offerings.map(each => each.simcardProductCode);
    const change = (column: 'price_plan_information' | 'local_number') =>
      db
        .updateTable('subscriptions')
        .set({ [column]: null })
        .where('subscription_id', '=', id)
        .execute();
    await change('price_plan_information');
    assert.deepEqual(await codes(), ['DATA20', 'DATA20ESIM']);
    await change('local_number');
    assert.deepEqual(await codes(), []);
  });
});

describe('adding a data card', () => {
  it("adds the customer's card to the subscription when the order completes, and makes it searchable", async () => {
    const icc = await addBlankSimCard(test.database.db);
    const answer = await add({ simcardProductCode: 'DATADEL', icc });
    assert.equal(answer.statusCode, 202, answer.body);
    assert.equal(await isFree(icc), false);
    assert.deepEqual(await simNumbers(), []);
    await done();
    assert.deepEqual(await simNumbers(), [icc]);
    assert.deepEqual((await read()).dataCards, [{ icc, simcardProductCode: 'DATADEL', esim: null }]);
    const found = await test.get(`/subscriptions?customerId=1001&searchQuery=${icc}`, admin);
    assert.equal(found.json<{ data: { totalCount: number } }>().data.totalCount, 1);
  });

  it('ships a card, with tracking on the order', async () => {
    const address = {
      streetName: 'Kajvej',
      houseNumber: '4',
      zip: '2150',
      city: 'Nordhavn',
      country: 'Danmark',
    };
    const answer = await add({ simcardProductCode: 'DATA20', shipment: { type: 'Custom', address } });
    const { orderId } = z.parse(placedOrderAnswer, answer.json()).data;
    const order = async () => {
      const read = await test.get(`/orders/${orderId}?customerId=1001`, admin);
      return z.parse(orderDetailsAnswer, read.json()).data.order;
    };
    assert.equal((await order()).tracking, null);
    await done();
    assert.equal((await simNumbers()).length, 1);
    assert.match((await order()).tracking?.url ?? '', /^https:\/\/pakkepost\.example\/spor\/LY\d+DK$/);
  });

  it('provides an eSIM code that installs once, to administrators only', async () => {
    await add({ simcardProductCode: 'DATADELESIM' });
    await done();
    const esimFor = async (as: string) => (await read(as)).dataCards[0]?.esim;
    assert.match((await esimFor(admin))?.qrCodeContent ?? '', /^LPA:1\$/);
    assert.deepEqual(await esimFor('employee@demo.example'), {
      status: 'Ordered',
      qrCodeContent: null,
      qrCodeUrl: null,
    });
    assert.equal(await installEsim(test.database.db, id, 'Activated'), true);
    assert.deepEqual(await esimFor(admin), { status: 'Activated', qrCodeContent: null, qrCodeUrl: null });
    assert.equal(await installEsim(test.database.db, id, 'Activated'), false);
  });

  it('previews the monthly price before and after, and the one-time price', async () => {
    const answer = await send('POST', 'datacards/preview', { simcardProductCode: 'DATADEL', ...inShop });
    const { price, changes } = z.parse(orderPreviewAnswer, answer.json()).data;
    assert.deepEqual([price?.after.value, price?.oneTime?.value], [(price?.before.value ?? 0) + 29, 49]);
    assert.deepEqual(changes[0], { field: 'dataCards', from: null, to: 'Datakort, der deler data' });
  });

  it('refuses unknown products, missing or invalid shipments, and more than the limit', async () => {
    for (const [data, expected] of [
      [{ simcardProductCode: 'FINDESIKKE', ...inShop }, '400 DataCardNotOffered'],
      [{ simcardProductCode: 'DATADEL' }, '400 UnknownShipmentTypeIsSelected'],
      [
        { simcardProductCode: 'DATADEL', shipment: { type: 'Custom' } },
        '400 ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected',
      ],
      [{ simcardProductCode: 'DATADEL', icc: '89450000000000000000' }, '400 IccCantBeFound'],
      [{ simcardProductCode: 'DATADEL', icc: '8945', ...inShop }, '400 ArgumentError'],
      [{ simcardProductCode: 'DATADELESIM', ...inShop }, '400 ArgumentError'],
    ] as const)
      assert.equal(statusAndCode(await add(data)), expected);
    for (let count = 0; count < 2; count += 1) {
      assert.equal((await add({ simcardProductCode: 'DATA20', ...inShop })).statusCode, 202);
      await done();
    }
    assert.equal(
      statusAndCode(await add({ simcardProductCode: 'DATA20', ...inShop })),
      '400 DataCardLimitReached',
    );
  });

  it('refuses a second card while one is ordered, releases a cancelled one, and is for administrators', async () => {
    const icc = await addBlankSimCard(test.database.db);
    assert.equal(
      statusAndCode(await add({ simcardProductCode: 'DATADEL', icc }, 'employee@demo.example')),
      '403 Forbidden',
    );
    const { orderId } = z.parse(
      placedOrderAnswer,
      (await add({ simcardProductCode: 'DATADEL', icc })).json(),
    ).data;
    assert.equal(
      statusAndCode(await add({ simcardProductCode: 'DATA20', ...inShop })),
      '400 SubscriptionOrderInProcessing',
    );
    const path = `/orders/${orderId}/cancel?customerId=1001`;
    assert.equal((await test.call({ method: 'POST', path, as: admin })).statusCode, 202);
    assert.equal(await isFree(icc), true);
  });
});

describe('a data card of the subscription', () => {
  it('is replaced by another of the same product, and then unusable (SIM-033)', async () => {
    const [old, icc] = [await addedCard(), await addBlankSimCard(test.database.db)];
    assert.equal((await send('PUT', `datacards/${old}`, { icc })).statusCode, 202);
    await done();
    assert.deepEqual((await read()).dataCards, [{ icc, simcardProductCode: 'DATADEL', esim: null }]);
    assert.equal(
      statusAndCode(await test.get(`/sim/${old}/validate`, admin)),
      '400 IccShouldContainDigitsOnly',
    );
    assert.equal(statusAndCode(await send('PUT', `datacards/${old}`, inShop)), '404 NotFound');
  });

  it('is removed, with a preview at a route of its own (SIM-034)', async () => {
    const old = await addedCard();
    const preview = await send('POST', `datacards/${old}/removal-preview`);
    const { changes, ends } = z.parse(orderPreviewAnswer, preview.json()).data;
    assert.deepEqual(ends, ['DataCardEnds']);
    assert.deepEqual(changes[0], { field: 'dataCards', from: 'Datakort, der deler data', to: null });
    assert.deepEqual(await simNumbers(), [old]);
    assert.equal((await send('DELETE', `datacards/${old}`)).statusCode, 202);
    await done();
    assert.deepEqual(await simNumbers(), []);
  });

  it('is never the main card', async () => {
    const { db } = test.database;
    const main = await db
      .selectFrom('sim_cards')
      .where('subscription_id', '=', id)
      .select('icc')
      .executeTakeFirstOrThrow();
    assert.equal(statusAndCode(await send('DELETE', `datacards/${main.icc}`)), '404 NotFound');
    assert.equal(statusAndCode(await send('PUT', `datacards/${main.icc}`, inShop)), '404 NotFound');
  });
});
