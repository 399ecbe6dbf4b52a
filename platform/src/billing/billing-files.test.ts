import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { performance } from 'node:perf_hooks';
import { apiErrorSchema } from 'shared/contracts/api-error';
import { billingItemsAnswer } from 'shared/contracts/billing-item';
import { Piscina } from 'piscina';
import * as z from 'zod';
import { danishDay } from '../time/danish-day.ts';
import { limitedAccountIds } from '../demo-data/accounts.ts';
import { addBillingItem } from '../testing/rows/add-billing-item.ts';
import { readZip } from '../testing/read-zip.ts';
import { openTestApi } from '../testing/test-api.ts';

const reader = 'admin@demo.example';
const limited = 'limited@demo.example';

const test = await openTestApi();
after(() => test.close());

async function listed(query: string, as = reader) {
  const answer = await test.get(`/billing-items?customerId=1001&${query}`, as);
  return z.parse(billingItemsAnswer, answer.json()).data.billingItems;
}

const archiveOf = (ids: readonly string[], as = reader) =>
  test.get(`/billing-items/documents?customerId=1001&${ids.map(id => `billingItemIds=${id}`).join('&')}`, as);

describe('documents of several billing items', () => {
  it('come as one archive of PDF documents, in the requested order', async () => {
    const items = (await listed('pageSize=4')).toReversed();
    const answer = await archiveOf(items.map(({ billingItemId }) => billingItemId));
    assert.equal(answer.headers['content-type'], 'application/zip');
    const name = `fakturaer-1001-${danishDay(test.clock.now())}.zip`;
    assert.equal(answer.headers['content-disposition'], `attachment; filename="${name}"`);
    const files = readZip(answer.rawPayload);
    assert.deepEqual(
      [...files.keys()],
      items.map(({ invoiceNumber }) => `${invoiceNumber}.pdf`),
    );
    for (const { billingItemId, invoiceNumber, issueDate } of items) {
      const path = `/billing-items/${billingItemId}/documents/${billingItemId}-pdf?customerId=1001`;
      const alone = (await test.get(path, reader)).rawPayload;
      const file = files.get(`${invoiceNumber}.pdf`);
      assert(file);
      assert(file.content.equals(alone), invoiceNumber);
      assert.deepEqual(file.modifiedAt, new Date(issueDate), 'as old as the invoice');
    }
  });

  it('are limited to 100, without duplicates', async () => {
    const ids = (await listed('pageSize=101')).map(({ billingItemId }) => billingItemId);
    assert.equal(ids.length, 101);
    const refusal = z.parse(apiErrorSchema, (await archiveOf(ids)).json());
    assert.equal(`${refusal.statusCode} ${refusal.subCode ?? ''}`, '400 TooManyDocuments');
    const whole = await archiveOf([...ids.slice(1), ...ids.slice(1, 3)]);
    assert.equal(readZip(whole.rawPayload).size, 100);
  });

  it('are refused when one of them is out of reach', async () => {
    const own = await addBillingItem(test.database.db, limitedAccountIds[0]);
    const outside = (await listed('pageSize=200')).find(
      ({ accountId }) => !limitedAccountIds.some(id => id === accountId),
    );
    assert(outside);
    assert.equal((await archiveOf([own], limited)).statusCode, 200);
    assert.equal((await archiveOf([own, outside.billingItemId], limited)).statusCode, 404);
  });

  it('are limited to six concurrent requests per person', async () => {
    const [item] = await listed('pageSize=1&types=Invoice');
    const id = item?.billingItemId ?? '';
    const path = `/billing-items/${id}/documents/${id}-pdf?customerId=1001`;
    const colleague = 'superadmin@demo.example';
    const both = (as: string) => [archiveOf([id], as), test.get(path, as)];
    const answers = await Promise.all([...[1, 2, 3, 4, 5].flatMap(() => both(reader)), ...both(colleague)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    assert.deepEqual(statuses.slice(0, 10).sort(), [
      ...Array<number>(6).fill(200),
      ...Array<number>(4).fill(429),
    ]);
    assert.deepEqual(statuses.slice(10), [200, 200]);
    assert.equal((await archiveOf([id])).statusCode, 200, 'released once sent');
  });

  it('are refused when 300 wait to be rendered', async t => {
    const [item] = await listed('pageSize=1&types=Invoice');
    const id = item?.billingItemId ?? '';
    const path = `/billing-items/${id}/documents/${id}-pdf?customerId=1001`;
    let waiting = 299;
    t.mock.getter(Piscina.prototype, 'queueSize', () => waiting);
    assert.equal((await test.get(path, reader)).statusCode, 200);
    waiting = 300;
    assert.equal((await test.get(path, reader)).statusCode, 503);
  });

  it('are rendered without blocking the event loop', async () => {
    const ids = (await listed('pageSize=60&types=Invoice')).map(({ billingItemId }) => billingItemId);
    const before = performance.eventLoopUtilization();
    await archiveOf(ids);
    const { utilization } = performance.eventLoopUtilization(before);
    assert(utilization < 0.7, `busy for ${String(utilization)} of the time`);
  });
});

describe('GET /billing-items as CSV', () => {
  const fileOf = async (query: string, as = reader) => {
    const answer = await test.get(`/billing-items?customerId=1001&format=csv&${query}`, as);
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    const [header = '', ...rows] = answer.body.trimEnd().split('\r\n');
    return { header, rows: rows.map(row => row.split(';')) };
  };

  it('has all matching rows regardless of the page, in the order of the list', async () => {
    const query = 'statuses=Paid&types=Invoice&orderBy=Amount&sortOrder=Ascending';
    const { header, rows } = await fileOf(`${query}&pageSize=2&offset=4`);
    const items = await listed(`${query}&pageSize=200`);
    assert.equal(
      header,
      '\uFEFFType;Fakturanummer;Kundenummer;Navn;CVR-nummer;Udstedt;Betalingsfrist;Periode fra;Periode til;Status;Rykkere;Beløb ekskl. moms;Moms;Beløb inkl. moms;Restbeløb',
    );
    assert.deepEqual(
      rows.slice(0, 200).map(([, number]) => number),
      items.map(({ invoiceNumber }) => invoiceNumber),
    );
    const [item] = items;
    const kroner = (value = 0) => String(value).replace('.', ',');
    assert(item);
    const { totalExclVat, vatAmount, totalInclVat, amountDue } = item;
    assert.deepEqual(rows[0], [
      'Faktura',
      item.invoiceNumber,
      item.accountId,
      item.accountName,
      item.cvr,
      item.issueDate,
      item.dueDate,
      item.period.from,
      item.period.to,
      'Betalt',
      '0',
      ...[totalExclVat, vatAmount, totalInclVat, amountDue].map(({ value }) => kroner(value)),
    ]);
  });

  it('has only the accounts within reach of a limited administrator', async () => {
    const { rows } = await fileOf('', limited);
    assert(rows.length > 0);
    for (const [, , accountId] of rows)
      assert(
        limitedAccountIds.some(id => id === accountId),
        accountId,
      );
  });
});
