import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BILLING_ITEM_STATUSES, DOCUMENT_TYPES } from 'shared/contracts/billing-item';
import { ORDER_TYPES } from 'shared/contracts/order';
import { createClock } from '../time/clock.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { verify } from '../hashing/argon2id.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { generateDemoData } from './demo-data.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { seedDemoData } from './seed.ts';

const day = new Date('2026-11-21T10:00:00Z');

describe('the demo data', () => {
  it('is deterministic for a day', () => {
    assert.deepEqual(generateDemoData(day, 'hash'), generateDemoData(day, 'hash'));
  });

  it('has invoices that fit their status on any day, at the ends of months too', () => {
    for (const text of ['2026-01-01', '2027-02-28', '2028-02-29', '2026-03-31', '2026-12-31']) {
      const rows = generateDemoData(new Date(`${text}T12:00:00Z`), 'hash');
      const invoices = rows.billing_items.filter(item => item.document_type === 'Invoice');
      const dueDates = (status: string) =>
        invoices.filter(item => item.status === status).map(item => item.due_date);
      const [open, overdue] = [dueDates('Open'), dueDates('Overdue')];
      assert(open.length > 0 && overdue.length > 0, text);
      assert.deepEqual(
        open.filter(due => due < text),
        [],
        text,
      );
      assert.deepEqual(
        overdue.filter(due => due >= text),
        [],
        text,
      );
      assert(
        invoices.every(item => item.issue_date <= text),
        text,
      );
    }
  });

  it('has CVR numbers that no real company has, with a wrong check digit', () => {
    for (const { cvr } of generateDemoData(day, 'hash').customers) {
      if (cvr === null) continue;
      const sum = Array.from(cvr).reduce(
        (total, digit, index) => total + Number(digit) * (index === 0 ? 2 : 8 - index),
        0,
      );
      assert.notEqual(sum % 11, 0, cvr);
    }
  });
});

describe('the content of the demo data', () => {
  const rows = generateDemoData(day, 'hash');

  it('includes invoices of every status and documents of every type at the first customer', () => {
    const ofFirst = rows.billing_items.filter(item => item.customer_id === '1001');
    const found = new Set<string>(ofFirst.flatMap(item => [item.status, item.document_type]));
    const missing = [...BILLING_ITEM_STATUSES, ...DOCUMENT_TYPES].filter(value => !found.has(value));
    assert.deepEqual(missing, ['Unknown', 'Unknown']);
  });

  it('draws only what has a payment agreement automatically', () => {
    const formats = (...statuses: readonly string[]) =>
      [
        ...new Set(
          rows.billing_items
            .filter(item => item.issue_date === '2026-11-01' && statuses.includes(item.status))
            .map(item => item.invoice_format),
        ),
      ].sort();
    assert.deepEqual(formats('AutomaticPayment'), ['Betalingsservice', 'Leverandorservice']);
    assert.deepEqual(formats('Open', 'PaymentPending'), ['Ean', 'EmailPdf', 'Giro']);
    const methods = rows.billing_items
      .filter(item => item.invoice_format === 'Leverandorservice')
      .flatMap(item => item.payments.map(({ method }) => method));
    assert.deepEqual([...new Set(methods)], ['Leverandørservice']);
  });

  it('includes the installation data of each data card on eSIM, and of no others', () => {
    const cards = rows.sim_cards.filter(({ name }) => name === 'Datakort på e-sim');
    const installed = rows.data_card_esims.map(({ icc }) => icc);
    assert.deepEqual(
      installed,
      cards.map(({ icc }) => icc),
    );
    assert.notEqual(installed.length, 0);
  });

  it('has no orders for a plan, SIM card, data card or call setting for a line without a number', () => {
    const withoutNumber = new Set(
      rows.subscriptions
        .filter(({ local_number }) => local_number === null)
        .map(({ subscription_id }) => subscription_id),
    );
    const odd = rows.orders.filter(
      ({ subscription_id, type }) =>
        withoutNumber.has(subscription_id ?? '') &&
        /Priceplan|SimCard|DataCard|Barring|NumberPorting|CallForvarding/.test(type),
    );
    assert.deepEqual(odd, []);
    const changed = rows.orders.flatMap(({ changes, product_name }) =>
      changes.filter(({ field }) => field === 'pricePlan').map(({ from }) => [from, product_name]),
    );
    assert.ok(changed.every(([from, to]) => from !== to));
    const types = new Set(rows.orders.map(({ type }) => type));
    assert.deepEqual(
      ORDER_TYPES.filter(type => type !== 'Unknown' && !types.has(type)),
      [],
    );
    const longest = rows.orders.filter(({ subscription_id }) => subscription_id === '1001000071');
    assert.ok(longest.length > 100);
    assert.ok(longest.every(({ type }) => type !== 'ChangeSimCard'));
  });

  it('includes a few failed orders', () => {
    const failed = rows.orders.filter(({ status }) => status === 'Failed');
    assert(failed.length > 0 && failed.length < rows.orders.length / 20, `${failed.length} failed`);
  });

  it('includes the changed status on suspensions and reactivations', () => {
    for (const [type, from, to] of [
      ['Suspension', 'Active', 'Suspended'],
      ['Reactivation', 'Suspended', 'Active'],
    ]) {
      const order = rows.orders.find(each => each.type === type);
      assert.deepEqual(order?.changes, [{ field: 'status', from, to }]);
    }
  });
});

describe('seedDemoData', () => {
  let database: OpenDatabase;
  const clock = createClock();
  before(async () => {
    database = await openTestDatabase();
    clock.set(day);
    await seedDemoData(database.db, clock);
  });
  after(() => database.close());

  const counts = async () => {
    const { db } = database;
    const tables = [
      'customers',
      'users',
      'memberships',
      'accounts',
      'subscriptions',
      'orders',
      'billing_items',
    ] as const;
    const found: Record<string, number> = {};
    for (const table of tables) {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      found[table] = row.count;
    }
    return found;
  };

  it('creates the documented customers', async () => {
    const rows = await database.db
      .selectFrom('customers as c')
      .select(({ selectFrom, fn }) => [
        'c.customer_id',
        'c.has_contract',
        selectFrom('subscriptions as s')
          .whereRef('s.customer_id', '=', 'c.customer_id')
          .select(fn.countAll<number>().as('n'))
          .as('subscriptions'),
        selectFrom('memberships as m')
          .whereRef('m.customer_id', '=', 'c.customer_id')
          .where('m.role', '!=', 'User')
          .select(fn.countAll<number>().as('n'))
          .as('administrators'),
      ])
      .orderBy('c.customer_id')
      .execute();
    assert.deepEqual(
      rows.map(row => [row.customer_id, row.has_contract, row.subscriptions, row.administrators]),
      [
        ['1001', true, 600, 40],
        ['1002', false, 3, 2],
        ['1003', true, 10_000, 1000],
        ['1004', true, 4, 2],
      ],
    );
  });

  it('sets the documented password on every demo account', async () => {
    const rows = await database.db
      .selectFrom('users')
      .where('email', 'like', '%@demo.example')
      .select(['email', 'password_hash', 'has_customer_roles'])
      .execute();
    assert.equal(rows.length, 7);
    for (const row of rows) {
      assert(await verify(row.password_hash, DEMO_PASSWORD), row.email);
      assert.equal(row.has_customer_roles, row.email !== 'noroles@demo.example');
    }
  });

  it('undoes every change, and moves with the clock to another day', async () => {
    const original = await counts();
    await database.db.deleteFrom('subscriptions').where('customer_id', '=', '1001').execute();
    await database.db.deleteFrom('memberships').where('customer_id', '=', '1003').execute();
    await seedDemoData(database.db, clock);
    assert.deepEqual(await counts(), original);

    clock.set(new Date('2027-05-02T10:00:00Z'));
    await seedDemoData(database.db, clock);
    const newest = await database.db
      .selectFrom('billing_items')
      .select(({ fn }) => fn.max('issue_date').as('day'))
      .executeTakeFirstOrThrow();
    assert.equal(newest.day, '2027-05-01');
  });
});
