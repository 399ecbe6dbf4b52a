import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { newOfferingsAnswer, numbersAnswer } from 'shared/contracts/new-subscription';
import { orderDetailsAnswer } from 'shared/contracts/order-details';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import * as z from 'zod/mini';
import { addOrder } from '../testing/rows/add-order.ts';
import { addBlankSimCard } from '../testing/rows/add-sim-card.ts';
import { newSubscription } from '../testing/tenant-matrix/new-subscription-rows.ts';
import { openTestApi } from '../testing/test-api.ts';
import { startWhileLocked } from '../testing/database/lock-waits.ts';
import { holdBlankCard } from '../sims/hold-blank-card.ts';

const admin = 'admin@demo.example';
const written = {
  streetName: 'Kajvej',
  houseNumber: '4',
  zip: '2150',
  city: 'Nordhavn',
  country: 'Danmark',
};

const test = await openTestApi();
after(() => test.close());
beforeEach(() => {
  test.clock.set(new Date());
});

const create = (data: unknown, as = admin, customerId = '1001', headers: Record<string, string> = {}) =>
  test.call({ method: 'POST', path: `/subscriptions?customerId=${customerId}`, as, data, headers });
const refusal = (answer: { json: <T>() => T }) => answer.json<{ subCode?: string }>().subCode;
const idsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { subscriptionId: string; orderId: string } }>().data;
const read = async (id: string) => {
  const answer = await test.get(`/subscriptions/${id}?customerId=1001`, admin);
  return answer.statusCode === 200
    ? z.parse(subscriptionAnswer, answer.json()).data.subscription
    : answer.statusCode;
};
const numbers = async (searchQuery = '', as = admin) =>
  z.parse(numbersAnswer, (await test.get(`/numbers?customerId=1001&searchQuery=${searchQuery}`, as)).json())
    .data.numbers;
const reserve = (number: string, as = admin) =>
  test.call({ method: 'POST', path: '/numbers/reservations?customerId=1001', as, data: { number } });
const undo = (orderId: string) =>
  test.call({
    method: 'POST',
    path: `/orders/${orderId}/cancel?customerId=1001`,
    as: admin,
    headers: { 'idempotency-key': orderId },
  });
const orderOf = async (orderId: string) => {
  const answer = await test.get(`/orders/${orderId}?customerId=1001`, admin);
  return z.parse(orderDetailsAnswer, answer.json()).data.order;
};
/** The new values of an order by field. */
const brought = async (orderId: string) =>
  Object.fromEntries((await orderOf(orderId)).changes.map(({ field, to }) => [field, to]));

async function reserved(): Promise<string> {
  const [number = ''] = await numbers();
  assert.equal((await reserve(number)).statusCode, 200);
  return number;
}
const voice = (number: string) => ({
  ...newSubscription,
  category: 'Voice',
  offering: { id: 'EMOB50', pricePlanCode: 'EMOB50' },
  number: { mode: 'New', number },
  extraServices: ['SAFESURF'],
});

describe('POST /subscriptions', () => {
  it('creates a reserved subscription at once, which is active when the order completes (PLAN-010)', async () => {
    const number = await reserved();
    const answer = await create(voice(number));
    assert.equal(answer.statusCode, 202, answer.body);
    const { subscriptionId, orderId } = idsOf(answer);
    const there = await read(subscriptionId);
    assert(typeof there === 'object');
    assert.deepEqual(
      [there.status, there.name, there.telephoneNumber?.localNumber, there.firstName, there.category],
      ['Reserved', 'Erhverv Mobil 50 GB', number, 'Ægir', 'Voice'],
    );
    assert.deepEqual(
      [there.simCards.map(card => card.serviceCode), there.services.map(each => each.code)],
      [['SIM'], ['SAFESURF']],
    );
    const orders = await test.get(`/orders?customerId=1001&searchQuery=${orderId}`, admin);
    assert.match(orders.body, /"type":"CreateSubscription"/);
    const log = await test.get('/audit-log?customerId=1001&action=OrderPlaced', 'superadmin@demo.example');
    const [entry] = z.parse(auditLogAnswer, log.json()).data.entries;
    assert.deepEqual([entry?.subject, entry?.after?.orderType], [number, 'CreateSubscription']);
    await test.passTime(60);
    const done = await read(subscriptionId);
    assert(typeof done === 'object');
    assert.equal(done.status, 'Active');
  });

  it('creates a subscription that is kept when another order is placed while its own is cancelled', async ({
    signal,
  }) => {
    const { subscriptionId, orderId } = idsOf(await create(newSubscription));
    const undone = await startWhileLocked(
      test.database,
      signal,
      transaction => addOrder(transaction, subscriptionId, test.clock.now()),
      () => undo(orderId),
    );
    assert.equal(refusal(undone), 'OrderCannotBeCancelled');
  });

  it('refuses a card that another order has just taken', async ({ signal }) => {
    const icc = await addBlankSimCard(test.database.db);
    const answer = await startWhileLocked(
      test.database,
      signal,
      transaction => holdBlankCard(transaction, icc),
      () => create({ ...newSubscription, sim: { kind: 'InHand', icc } }),
    );
    assert.equal(refusal(answer), 'IccNotAvailable');
  });

  it('creates a subscription that is removed when its order is cancelled; the order remains', async () => {
    const icc = await addBlankSimCard(test.database.db);
    const inHand = { ...newSubscription, sim: { kind: 'InHand', icc } };
    const { subscriptionId, orderId } = idsOf(await create(inHand));
    assert.equal(refusal(await create(inHand)), 'IccAlreadyInUse');
    const undone = await undo(orderId);
    assert.equal(undone.statusCode, 202, undone.body);
    assert.equal(await read(subscriptionId), 404);
    const orders = await test.get(`/orders?customerId=1001&searchQuery=${orderId}`, admin);
    assert.match(orders.body, /"status":"Cancelled"/);
    assert.equal((await create(inHand)).statusCode, 202);
  });

  it('stores the details in its order, in progress, completed and cancelled (ORD-015)', async () => {
    const card = { kind: 'SimCard' } as const;
    const told = {
      pricePlan: 'Erhverv Mobil 50 GB',
      planPrice: 169,
      services: 'Sikker surf',
      totalPrice: 184,
      simCard: 'SIM',
      shipment: 'Kajvej 4, 2. tv, 2150 Nordhavn',
    };
    const shipment = { type: 'Custom', address: { ...written, floor: '2', direction: 'tv' } };
    const number = await reserved();
    const done = idsOf(await create({ ...voice(number), sim: card, shipment }));
    const undone = idsOf(await create({ ...voice(await reserved()), sim: card, shipment }));
    assert.deepEqual(await brought(done.orderId), told);
    assert.equal((await undo(undone.orderId)).statusCode, 202);
    await test.passTime(60);
    assert.equal((await orderOf(done.orderId)).status, 'Completed');
    assert.deepEqual(await brought(done.orderId), told);
    const { status, userName, accountId, subscriptionId } = await orderOf(undone.orderId);
    assert.deepEqual(
      { status, userName, accountId, subscriptionId },
      { status: 'Cancelled', userName: 'Ægir Ørnholt', accountId: '80011001', subscriptionId: null },
    );
    assert.deepEqual(await brought(undone.orderId), told);
    const elsewhere = await test.get(`/orders/${done.orderId}?customerId=1002`, 'single@demo.example');
    assert.equal(elsewhere.statusCode, 404);
  });

  it('stores each kind of card in its order (ORD-015)', async () => {
    const icc = await addBlankSimCard(test.database.db);
    const cardOf = async (changes: object) => {
      const { simCard, shipment = null } = await brought(
        idsOf(await create({ ...newSubscription, ...changes })).orderId,
      );
      return [simCard, shipment];
    };
    assert.deepEqual(await cardOf({}), ['SIM', 'PickUp']);
    assert.deepEqual(await cardOf({ sim: { kind: 'Esim' } }), ['ESIM', null]);
    assert.deepEqual(await cardOf({ sim: { kind: 'InHand', icc } }), [icc, null]);
  });

  it('has details in the orders of the demo data, too', async () => {
    const { db } = test.database;
    const told = async (category: 'Voice' | 'HomeOffice') => {
      const order = await db
        .selectFrom('orders as o')
        .innerJoin('subscriptions as s', 's.subscription_id', 'o.subscription_id')
        .where('o.type', '=', 'CreateSubscription')
        .where('o.customer_id', '=', '1001')
        .where('o.created_by_id', 'is', null)
        .where('s.category', '=', category)
        .select(['o.order_id', 's.name', 's.recurring_rate_ore', 's.installation_address'])
        .executeTakeFirstOrThrow();
      return { order, brought: await brought(order.order_id) };
    };
    const phone = await told('Voice');
    assert.deepEqual(phone.brought, {
      pricePlan: phone.order.name,
      planPrice: (phone.order.recurring_rate_ore ?? 0) / 100,
      simCard: 'SIM',
    });
    const line = await told('HomeOffice');
    assert.match(
      String(line.brought['installationAddress']),
      new RegExp(`^${line.order.installation_address?.streetName ?? '-'} `),
    );
  });

  it('creates one subscription per idempotency key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const [one, other] = [
      await create(newSubscription, admin, '1001', headers),
      await create(newSubscription, admin, '1001', headers),
    ];
    assert.deepEqual(idsOf(one), idsOf(other));
  });

  it('creates an eSIM to be installed', async () => {
    const { subscriptionId } = idsOf(await create({ ...newSubscription, sim: { kind: 'Esim' } }));
    const esim = await test.get(`/subscriptions/${subscriptionId}/sims/esims?customerId=1001`, admin);
    assert.equal(esim.json<{ data: { status: string } }>().data.status, 'Ordered');
  });

  it('requires a contract, an administrator and an account within reach (CUST-026)', async () => {
    assert.equal(
      refusal(await create(newSubscription, 'single@demo.example', '1002')),
      'CustomerIsMissingContract',
    );
    assert.equal((await create(newSubscription, 'employee@demo.example')).statusCode, 403);
    const limited = (accountId: string) => create({ ...newSubscription, accountId }, 'limited@demo.example');
    assert.equal((await limited('80011002')).statusCode, 404);
    assert.equal((await limited('80011001')).statusCode, 202);
  });

  it('refuses a closed billing account', async () => {
    const answer = await create({ ...newSubscription, accountId: '80011013' });
    assert.deepEqual([answer.statusCode, refusal(answer)], [400, 'TargetAccountIsClosed']);
  });

  it('requires the right, a fitting account and an address for a home office (CUST-024, SUB-012)', async () => {
    const { db } = test.database;
    const { account_id: accountId } = await db
      .selectFrom('accounts')
      .where('customer_id', '=', '1001')
      .where('product_group', '=', 'HomeOffice')
      .select('account_id')
      .executeTakeFirstOrThrow();
    const home = {
      category: 'HomeOffice',
      offering: { id: 'HO500', pricePlanCode: 'HO500' },
      user: newSubscription.user,
      extraServices: [],
    };
    const wanted = { ...home, accountId, installationAddress: written };
    const answer = await create(wanted);
    assert.equal(answer.statusCode, 202, answer.body);
    const there = await read(idsOf(answer).subscriptionId);
    assert(typeof there === 'object');
    assert.deepEqual([there.category, there.installationAddress?.streetName], ['HomeOffice', 'Kajvej']);
    const ofType = `customerId=1001&types=UNKNOWN&searchQuery=${there.id}`;
    assert.match((await test.get(`/subscriptions?${ofType}`, admin)).body, /"totalCount":1\b/);
    assert.deepEqual(await brought(idsOf(answer).orderId), {
      pricePlan: 'Home Office Bredbånd 500/500',
      planPrice: 279,
      installationAddress: 'Kajvej 4, 2150 Nordhavn',
    });
    assert.equal((await create({ ...home, accountId })).statusCode, 400);
    assert.equal(
      refusal(await create({ ...wanted, accountId: '80011001' })),
      'AccountProductGroupDoesNotFit',
    );
    const mobile = { ...newSubscription, category: 'HomeOfficeMobileBroadband' };
    assert.equal(refusal(await create(mobile)), 'AccountProductGroupDoesNotFit');
    assert.equal((await create({ ...mobile, accountId })).statusCode, 202);
    const may = (can_create_home_office_subscription: boolean) =>
      db
        .updateTable('customers')
        .set({ can_create_home_office_subscription })
        .where('customer_id', '=', '1001')
        .execute();
    await may(false);
    assert.equal((await create(wanted)).statusCode, 403);
    await may(true);
  });

  for (const [what, changes, code] of [
    [
      'a plan that is not sold',
      { offering: { id: 'EMOB50', pricePlanCode: 'EMOB50' } },
      'PricePlanNotOffered',
    ],
    [
      'a name with invisible characters',
      { user: { ...newSubscription.user, lastName: '\u202emloH' } },
      'InvisibleCharacters',
    ],
    ['a service of other plans', { extraServices: ['INTCALL60'] }, 'ExtraServiceNotOffered'],
    [
      'a service without the one it requires',
      { extraServices: ['WORLDDATA'] },
      'ExtraServiceRequiresAnother',
    ],
    ['a card without a shipment', { shipment: undefined }, 'UnknownShipmentTypeIsSelected'],
    [
      'a custom shipment without an address',
      { shipment: { type: 'Custom' } },
      'ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected',
    ],
    ['an unknown card', { sim: { kind: 'InHand', icc: '1' } }, 'IccCantBeFound'],
    [
      'a day too far ahead',
      { effectiveDate: '2199-01-01' },
      'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
    ],
  ] as const)
    it(`refuses ${what}`, async () => {
      assert.equal(refusal(await create({ ...newSubscription, ...changes })), code);
    });
});

describe('GET /subscriptions/offerings', () => {
  const offerings = async (category: string) =>
    z.parse(
      newOfferingsAnswer,
      (await test.get(`/subscriptions/offerings?customerId=1001&category=${category}`, admin)).json(),
    ).data;

  it('lists the plans of a category and its extra services (PLAN-013)', async () => {
    const codes = async (category: string) =>
      (await offerings(category)).offerings.map(plan => plan.pricePlanCode);
    assert.equal((await codes('Voice')).includes('EMOB30'), false);
    assert.equal((await codes('Voice')).includes('EMOB50'), true);
    assert.deepEqual(await codes('HomeOffice'), ['HO500']);
    const { services } = await offerings('MobileBroadband');
    assert.deepEqual(
      services.map(({ code }) => code),
      ['EUDATA', 'WORLDDATA', 'FIXEDIP', 'SAFESURF'],
    );
  });
});

describe('telephone numbers', () => {
  it('are found by their digits, and reserved for one person for 15 minutes (PLAN-015)', async () => {
    const found = await numbers('77');
    assert(found.length > 0 && found.every(number => number.includes('77')));
    const number = found[0] ?? '';
    assert.equal((await reserve(number)).statusCode, 200);
    assert.equal((await numbers('77', 'superadmin@demo.example')).includes(number), false);
    assert.equal((await numbers('77')).includes(number), true);
    assert.equal(refusal(await reserve(number, 'superadmin@demo.example')), 'NumberNotAvailable');
    await test.passTime(15 * 60);
    assert.equal((await reserve(number, 'superadmin@demo.example')).statusCode, 200);
    assert.equal(refusal(await create(voice(number))), 'NumberNotAvailable');
  });

  it('are limited to twenty reservations per person', async () => {
    const colleague = 'superadmin@demo.example';
    const found = await Promise.all(['2', '3', '4', '6'].map(digits => numbers(digits)));
    const chosen = [...new Set(found.flat())].slice(0, 21);
    assert.equal(chosen.length, 21);
    for (const number of chosen) {
      assert.equal((await reserve(number)).statusCode, 200);
      test.clock.advance(1000);
    }
    const [first = '', second = '', ...others] = chosen;
    assert.equal((await reserve(first, colleague)).statusCode, 200);
    for (const number of [second, ...others])
      assert.equal(refusal(await reserve(number, colleague)), 'NumberNotAvailable');
    await test.database.db.deleteFrom('number_reservations').execute();
  });

  it('are assigned once', async () => {
    const number = await reserved();
    const both = await Promise.all([create(voice(number)), create(voice(number))]);
    assert.deepEqual(both.map(answer => answer.statusCode).sort(), [202, 400]);
    assert.equal((await numbers()).includes(number), false);
    assert.equal(refusal(await reserve(number)), 'NumberNotAvailable');
  });

  it('may be ordered without a reservation if free, and must be in the pool', async () => {
    const [, free = ''] = await numbers('5');
    assert.equal((await reserve(free, 'superadmin@demo.example')).statusCode, 200);
    assert.equal(refusal(await create(voice(free))), 'NumberNotAvailable');
    await test.passTime(15 * 60);
    assert.equal((await create(voice(free))).statusCode, 202);
    assert.equal(refusal(await create(voice('20202020'))), 'NumberNotAvailable');
    assert.equal(refusal(await reserve('20202020')), 'NumberNotAvailable');
  });
});

describe('GET /addresses/suggestions', () => {
  it('suggests addresses as they are typed, for signed-in people (HTTP-010, PLAN-015)', async () => {
    const suggest = (typed: string) =>
      test.get(`/addresses/suggestions?searchQuery=${encodeURIComponent(typed)}`, 'employee@demo.example');
    const answer = await suggest('tang 12 fjord');
    assert.deepEqual(answer.json<{ data: { suggestions: { text: string }[] } }>().data.suggestions, [
      {
        id: '5997-tangvejen-12',
        text: 'Tangvejen 12, 5997 Fjordby',
        streetName: 'Tangvejen',
        houseNumber: '12',
        zip: '5997',
        city: 'Fjordby',
      },
    ]);
    assert.equal((await suggest('t')).body, '{"data":{"suggestions":[]}}');
  });
});
