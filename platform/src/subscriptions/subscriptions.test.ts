import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  SUBSCRIPTION_SORT_COLUMNS,
  subscriptionsAnswer,
  type SubscriptionListItem,
} from 'shared/contracts/subscription-list';
import { subscriptionAnswer } from 'shared/contracts/subscription';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import * as z from 'zod/mini';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { openTestApi } from '../testing/test-api.ts';

const superadmin = 'superadmin@demo.example';
const collator = new Intl.Collator('da', { numeric: true, sensitivity: 'base' });

const test = await openTestApi();
after(() => test.close());

async function list(query: string, customerId = '1001', email = superadmin) {
  const answer = await test.get(`/subscriptions?customerId=${customerId}&${query}`, email);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(subscriptionsAnswer, answer.json()).data;
}

async function walk(query: string, customerId: string, pageSize: number): Promise<SubscriptionListItem[]> {
  const all: SubscriptionListItem[] = [];
  for (;;) {
    const page = await list(`${query}&pageSize=${String(pageSize)}&offset=${String(all.length)}`, customerId);
    assert.equal(page.pageNumber, Math.floor(all.length / pageSize) + 1);
    assert.equal(page.hasPreviousPage, all.length > 0);
    all.push(...page.subscriptions);
    assert.equal(page.hasNextPage, all.length < page.totalCount);
    if (!page.hasNextPage) return all;
  }
}

const userName = (item: SubscriptionListItem) =>
  [item.firstName, item.lastName].filter(Boolean).join(' ') || item.name;

describe('GET /subscriptions', () => {
  for (const [customerId, count, pageSize] of [
    ['1001', 600, 40],
    ['1003', 10_000, 200],
  ] as const) {
    it(`pages through all ${String(count)} rows of ${customerId} once, with Æ, Ø and Å last (HTTP-014, SUB-022)`, async () => {
      const all = await walk('orderBy=Name', customerId, pageSize);
      assert.equal(all.length, count);
      assert.equal(new Set(all.map(item => item.id)).size, count);
      const names = all.map(userName);
      assert.deepEqual(names, names.toSorted(collator.compare));
      assert(names.some(name => name.startsWith('Å')) && names.some(name => name.startsWith('Ø')));
    });
  }

  for (const column of SUBSCRIPTION_SORT_COLUMNS) {
    it(`sorts by ${column} in both directions, with missing values last`, async () => {
      const keyOf = (item: SubscriptionListItem): string | number | null | undefined =>
        ({
          Name: userName(item),
          Number: item.telephoneNumber ?? item.circuitId,
          Product: item.name,
          Status: ['Unknown', 'Active', 'Reserved', 'Cancelled', 'Suspended', 'SuspendedNoAltering'].indexOf(
            item.status,
          ),
          Account: item.accountName,
          EffectiveDate: item.effectiveDate,
          Price: item.recurringRate?.value,
        })[column];
      for (const sortOrder of ['Ascending', 'Descending']) {
        const keys = (await walk(`orderBy=${column}&sortOrder=${sortOrder}`, '1001', 200)).map(keyOf);
        const present = keys.filter(key => key !== null && key !== undefined);
        assert.deepEqual(keys.slice(0, present.length), present, 'missing values come last');
        const sign = sortOrder === 'Ascending' ? 1 : -1;
        for (const [index, key] of present.slice(1).entries()) {
          const before = present[index] ?? '';
          const compared =
            typeof key === 'number' ? Number(before) - key : collator.compare(String(before), key);
          assert(compared * sign <= 0, `${String(before)} stands before ${String(key)}`);
        }
      }
    });
  }

  it('filters by type, status and account, with OR within and AND between them', async () => {
    const all = await walk('', '1001', 200);
    const expected = all.filter(
      item =>
        ['MOBILE', 'BROADBAND'].includes(subscriptionType(item.category)) &&
        ['Suspended', 'Reserved'].includes(item.status) &&
        ['80011003', '80011004', '80011001'].includes(item.accountId),
    );
    const filter =
      'types=MOBILE&types=BROADBAND&statuses=Suspended&statuses=Reserved' +
      '&accountIds=80011003&accountIds=80011004&accountIds=80011001';
    const found = await walk(filter, '1001', 5);
    assert(expected.length > 5);
    assert.deepEqual(
      found.map(item => item.id),
      expected.map(item => item.id),
    );
  });

  it('counts each facet value as if it were chosen alone', async () => {
    const { facets } = await list('types=MOBILE&statuses=Active&pageSize=1&searchQuery=an');
    assert(facets.types.length > 1 && facets.statuses.length > 1 && facets.accounts.length > 1);
    for (const { value, count } of facets.types) {
      assert.equal(
        (await list(`types=${value}&statuses=Active&pageSize=1&searchQuery=an`)).totalCount,
        count,
        value,
      );
    }
    for (const { value, count } of facets.statuses) {
      assert.equal(
        (await list(`types=MOBILE&statuses=${value}&pageSize=1&searchQuery=an`)).totalCount,
        count,
        value,
      );
    }
    for (const { value, count } of facets.accounts) {
      const chosen = await list(`types=MOBILE&statuses=Active&accountIds=${value}&pageSize=1&searchQuery=an`);
      assert.equal(chosen.totalCount, count, value);
    }
  });
});

describe('the search of subscriptions', () => {
  let sample: SubscriptionListItem;
  before(async () => {
    const { subscriptions } = await list('types=MOBILE&statuses=Active&searchQuery=M1');
    const found = subscriptions.find(item => item.employeeId && item.lastName && item.telephoneNumber);
    assert(found);
    sample = found;
  });
  const findsSample = async (text: string) => {
    const { subscriptions } = await list(`pageSize=200&searchQuery=${encodeURIComponent(text)}`);
    assert(
      subscriptions.some(item => item.id === sample.id),
      text,
    );
    return subscriptions;
  };

  it('finds the words of a name in any order and case', async () => {
    const first = String(sample.firstName);
    const last = String(sample.lastName);
    for (const text of [`${last} ${first}`, first.toUpperCase(), `  ${last.slice(0, 4).toLowerCase()} `]) {
      await findsSample(text);
    }
  });

  it('finds a number in any notation', async () => {
    const number = String(sample.telephoneNumber);
    const pairs = number.match(/../g)?.join(' ') ?? '';
    for (const text of [number, pairs, `+45 ${pairs}`, `0045${number}`, number.slice(2)])
      await findsSample(text);
    assert.equal((await findsSample(pairs)).length, 1);
  });

  it('finds by subscription id, employee id, account, account name, product and SIM number', async () => {
    const answer = await test.get(`/subscriptions/${sample.id}?customerId=1001`, superadmin);
    const { simCards } = z.parse(subscriptionAnswer, answer.json()).data.subscription;
    const texts = [
      sample.id,
      sample.employeeId,
      sample.accountId,
      sample.accountName,
      sample.name,
      simCards[0]?.number,
    ];
    for (const text of texts) await findsSample(String(text));
  });

  it('finds all of a pasted list of numbers and ids, with any separator', async () => {
    const [one, two, three] = (await list('types=MOBILE&pageSize=3&orderBy=Number')).subscriptions;
    assert(one && two && three);
    const parts = [one.telephoneNumber, `+45 ${String(two.telephoneNumber)}`, three.id, '10999999'];
    for (const separator of ['\n', '; ', ', ', '\r\n', '\t']) {
      const { subscriptions } = await list(
        `searchQuery=${encodeURIComponent(parts.join(separator))}&orderBy=Number`,
      );
      assert.deepEqual(
        subscriptions.map(item => item.id),
        [one.id, two.id, three.id],
        JSON.stringify(separator),
      );
    }
    const bySpace = await list(`searchQuery=${String(one.telephoneNumber)}%20${String(two.telephoneNumber)}`);
    assert.equal(bySpace.totalCount, 2);
  });

  it('escapes %, _ and \\', async () => {
    for (const text of ['%', '_', '\\', '100%']) {
      assert.equal((await list(`searchQuery=${encodeURIComponent(text)}`)).totalCount, 0, text);
    }
  });
});

describe('GET /subscriptions/:subscriptionId', () => {
  it('returns the specified fields in every category and status (SUB-001, SUB-024)', async () => {
    const all = await walk('', '1001', 200);
    const kinds = new Map(all.map(item => [`${item.category} ${item.status}`, item.id]));
    assert.equal(kinds.size, 60);
    for (const id of kinds.values()) {
      const answer = await test.get(`/subscriptions/${id}?customerId=1001`, superadmin);
      const { subscription } = z.parse(subscriptionAnswer, answer.json()).data;
      assert.equal(subscription.id, id);
      assert.equal(
        subscription.simCards.filter(card => card.isMain).length,
        subscription.telephoneNumber ? 1 : 0,
      );
    }
  });

  it('returns the PUK code to administrators only', async () => {
    const { subscriptions } = await list('types=MOBILE&statuses=Active&pageSize=1');
    const pukCodes = async (email: string) => {
      const answer = await test.get(`/subscriptions/${String(subscriptions[0]?.id)}?customerId=1001`, email);
      return z.parse(subscriptionAnswer, answer.json()).data.subscription.simCards.map(card => card.pukCode);
    };
    assert.match(String((await pukCodes('admin@demo.example'))[0]), /^\d{8}$/);
    assert.deepEqual([...new Set(await pukCodes('employee@demo.example'))], [null]);
  });
});

describe('a limited administrator', () => {
  it('gets rows and counts of their own billing accounts only (CUST-032)', async () => {
    const all = await walk('', '1001', 200);
    const expected = all.filter(item => limitedAccountIds.some(id => id === item.accountId));
    const mine = await list('pageSize=200', '1001', 'limited@demo.example');
    assert.equal(mine.totalCount, expected.length);
    assert.deepEqual(mine.facets.accounts.map(account => account.value).sort(), [...limitedAccountIds]);
    const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
    assert.equal(sum(mine.facets.types), expected.length);
    assert.equal(sum(mine.facets.statuses), expected.length);
  });
});

describe('GET /subscriptions as CSV', () => {
  const file = async (query: string, customerId = '1001', email = superadmin) => {
    const answer = await test.get(`/subscriptions?customerId=${customerId}&format=csv&${query}`, email);
    assert.equal(answer.statusCode, 200, answer.body);
    const name = new RegExp(`"abonnementer-${customerId}-\\d{4}-\\d\\d-\\d\\d\\.csv"`);
    assert.match(String(answer.headers['content-disposition']), name);
    const [header = '', ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    return { header, lines };
  };

  it('has the columns of the list in its order, and all matching rows regardless of the page', async () => {
    const query = 'statuses=Active&types=MOBILE&orderBy=Price&sortOrder=Descending';
    const { header, lines } = await file(`${query}&columns=Price&columns=Number&columns=Name&pageSize=20`);
    assert.equal(header, 'Bruger;Nummer;Pris i kr./md. ekskl. moms');
    const listed = await walk(query, '1001', 200);
    assert(listed.length > 200);
    const rows = listed.map(item =>
      [
        [item.firstName, item.lastName].filter(Boolean).join(' ') || 'Ingen bruger',
        item.telephoneNumber ?? item.circuitId ?? '',
        String(item.recurringRate?.value ?? '').replace('.', ','),
      ].join(';'),
    );
    assert.deepEqual(lines, rows);
  });

  it('has the same texts as the list', async () => {
    const { db } = test.database;
    const [item] = (await list('types=MOBILE&statuses=Active&pageSize=1')).subscriptions;
    assert(item);
    const set = { employee_id: 'M-17', effective_date: '2024-02-01', future_cancellation_date: '2031-01-31' };
    const before = await db
      .selectFrom('subscriptions')
      .select(['employee_id', 'effective_date', 'future_cancellation_date'])
      .where('subscription_id', '=', item.id)
      .executeTakeFirstOrThrow();
    const change = (values: typeof before) =>
      db.updateTable('subscriptions').set(values).where('subscription_id', '=', item.id).execute();
    await change(set);
    const { header, lines } = await file(`searchQuery=${item.id}`);
    await change(before);
    assert.equal(
      header,
      'Bruger;Nummer;Status;Produkt;Kundenummer;Pris i kr./md. ekskl. moms;Medarbejdernummer;Startdato;Slutdato',
    );
    const [cells = []] = lines.map(line => line.split(';'));
    assert.match(cells[2] ?? '', /^Opsagt til 31\. jan\. 2031/);
    assert.match(cells[3] ?? '', new RegExp(`^${item.name}, Mobilabonnement$`));
    assert.equal(cells[4], `${item.accountName}, ${item.accountId}`);
    assert.deepEqual(cells.slice(6), ['M-17', '2024-02-01', '2031-01-31']);
  });

  it('has all 10,000 rows of a large customer', async () => {
    assert.equal((await file('columns=Number', '1003')).lines.length, 10_000);
  });

  it('has only rows within reach of a limited administrator', async () => {
    const { lines } = await file('columns=Account', '1001', 'limited@demo.example');
    assert(lines.length > 0);
    for (const line of lines)
      assert(
        limitedAccountIds.some(id => line.endsWith(id)),
        line,
      );
  });
});
