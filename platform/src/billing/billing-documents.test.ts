import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { billingItemAnswer, type BillingItemDetails } from 'shared/contracts/billing-item-details';
import type { Money } from 'shared/contracts/money';
import { formatLongDate, formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { formatPhoneNumber } from 'shared/format/phone';
import { formatQuantity } from 'shared/format/quantity';
import * as z from 'zod';
import { sql } from 'kysely';
import { convert } from 'xmlbuilder2';
import { openTestApi } from '../testing/test-api.ts';

const reader = 'admin@demo.example';

const test = await openTestApi();
after(() => test.close());

/** The newest item of customer 1001 that meets the condition. */
async function itemWhere(condition: string): Promise<BillingItemDetails> {
  const { db } = test.database;
  const { rows } = await sql<{ id: string }>`select billing_item_id as id from billing_items
    where customer_id = '1001' and ${sql.raw(condition)} order by issue_date desc, billing_item_id limit 1`.execute(
    db,
  );
  const answer = await test.get(`/billing-items/${rows[0]?.id ?? ''}?customerId=1001`, reader);
  return z.parse(billingItemAnswer, answer.json()).data.billingItem;
}

async function fetchDocument(item: BillingItemDetails, format: string) {
  const document = item.documents.find(each => each.format === format);
  assert(document, `no ${format}`);
  const path = `/billing-items/${item.billingItemId}/documents/${document.documentId}?customerId=1001`;
  const answer = await test.get(path, reader);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.headers['content-disposition'], `attachment; filename="${document.fileName}"`);
  assert.equal(answer.headers['cache-control'], 'no-store');
  return answer;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the documents of a billing item (BIL-007)', () => {
  it('have a PDF in Danish with everything that the page shows', async () => {
    const item = await itemWhere("status = 'PartiallyPaid'");
    const answer = await fetchDocument(item, 'Pdf');
    assert.equal(answer.headers['content-type'], 'application/pdf');
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
    const shown = plain(text);
    for (const part of [
      `Faktura ${item.invoiceNumber}`,
      item.accountName,
      ...item.lines.map(line => plain(line.text)),
      'I alt inkl. moms',
      item.paymentInfo.fik ?? 'none',
      'Modtagne betalinger',
    ])
      assert(shown.includes(part), `${part} in ${shown}`);
  });

  it('have a PDF with customer, lines, amounts and payment details, in that order', async () => {
    const item = await itemWhere("status = 'PartiallyPaid' and jsonb_array_length(lines::jsonb) > 1");
    const { text } = await extractText(new Uint8Array((await fetchDocument(item, 'Pdf')).rawPayload), {
      mergePages: true,
    });
    const { fik, bank } = item.paymentInfo;
    const { from, to } = item.period;
    const row = (line: BillingItemDetails['lines'][number]) => [
      formatQuantity({ value: line.quantity, unit: line.unit }),
      formatMoney(line.unitPrice),
      formatMoney(line.amountExclVat),
    ];
    const parts = [
      'Lyng Erhverv',
      'Nordhavn Byg A/S',
      `Faktura ${item.invoiceNumber}`,
      'Kundenummer',
      `${item.accountName} (${item.accountId})`,
      'CVR-nummer',
      item.cvr ?? '',
      'Udstedt',
      formatLongDate(item.issueDate),
      'Betalingsfrist',
      formatLongDate(item.dueDate),
      'Periode',
      `${formatMediumDate(from)} – ${formatMediumDate(to)}`,
      'Specifikation',
      'Tekst',
      'Antal',
      'Pris',
      'Beløb',
      ...item.lines.flatMap(line => [line.text, ...row(line)]),
      'I alt ekskl. moms',
      formatMoney(item.totalExclVat),
      'Moms',
      formatMoney(item.vatAmount),
      'I alt inkl. moms',
      formatMoney(item.totalInclVat),
      'Betaling',
      'Beløb',
      formatMoney(item.amountDue),
      'Betalingsfrist',
      formatLongDate(item.dueDate),
      'Betalingslinje',
      fik ?? '',
      'Registreringsnummer',
      bank?.regNo ?? '',
      'Kontonummer',
      bank?.accountNo ?? '',
      'Modtagne betalinger',
      'Dato',
      'Betalt med',
      'Beløb',
      ...item.payments.flatMap(({ paidAt, method, amount }) => [
        formatMediumDate(paidAt),
        method,
        formatMoney(amount),
      ]),
    ].map(plain);
    let rest = plain(text);
    for (const part of parts) {
      const at = rest.indexOf(part);
      assert(part !== '' && at !== -1, `${part} in ${rest}`);
      rest = rest.slice(at + part.length);
    }
  });

  it('have a PDF with the EAN number, the reference, and the user of each number', async () => {
    const item = await itemWhere(`invoice_format = 'Ean' and document_type = 'Invoice'
      and exists (select from jsonb_array_elements(lines::jsonb) line where line->>'userName' <> '')`);
    const account = test.database.db.selectFrom('accounts').where('account_id', '=', item.accountId);
    const { reference } = await account.select('reference').executeTakeFirstOrThrow();
    const line = item.lines.find(({ userName }) => userName);
    assert(item.paymentInfo.ean && reference && line?.msisdn && line.userName);
    const { rawPayload } = await fetchDocument(item, 'Pdf');
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    for (const part of [
      `EAN-nummer ${item.paymentInfo.ean}`,
      `Reference ${reference}`,
      `${line.text} (${formatPhoneNumber(line.msisdn)}, ${line.userName}`,
    ])
      assert(plain(text).includes(plain(part)), `${part} in ${text}`);
  });

  it('have a PDF without payment details for a paid invoice', async () => {
    const { rawPayload } = await fetchDocument(
      await itemWhere("status = 'Paid' and jsonb_array_length(payments::jsonb) > 0"),
      'Pdf',
    );
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    assert(plain(text).includes('Modtagne betalinger'));
    assert.doesNotMatch(plain(text), /Betaling Beløb|Betalingslinje|Kontonummer/);
  });

  it('have a PDF with right-aligned amounts', async () => {
    const item = await itemWhere("status = 'Open' and jsonb_array_length(lines::jsonb) between 3 and 8");
    const answer = await fetchDocument(item, 'Pdf');
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const edge = 595 - 56 - 2;
    const endingAt = (end: number) =>
      items.flatMap(each =>
        'str' in each && each.str.trim() !== '' && Math.round(Number(each.transform[4]) + each.width) === end
          ? [plain(each.str)]
          : [],
      );
    const written = (amounts: readonly Money[]) => amounts.map(amount => plain(formatMoney(amount)));
    assert.deepEqual(endingAt(edge), [
      'Beløb',
      ...written(item.lines.map(({ amountExclVat }) => amountExclVat)),
      ...written([item.totalExclVat, item.vatAmount, item.totalInclVat]),
    ]);
    const prices = written(item.lines.map(({ unitPrice }) => unitPrice));
    assert.deepEqual(endingAt(edge - 90).slice(0, prices.length + 1), ['Pris', ...prices]);
  });

  it('have a PDF that marks lines without VAT, with a note', async () => {
    const item = await itemWhere(
      "exists (select from jsonb_array_elements(lines::jsonb) line where line->>'vatRate' = '0')",
    );
    const free = item.lines.filter(line => line.vatRate === 0).length;
    const answer = await fetchDocument(item, 'Pdf');
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
    assert(plain(text).includes('Linjer med * er momsfri.'));
    assert.equal(text.split('*').length - 1, free + 1);
  });

  it('have a tagged PDF with language, title, headings and tables', async () => {
    const answer = await fetchDocument(await itemWhere("document_type = 'Invoice'"), 'Pdf');
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    assert.equal((await pdf.getMarkInfo())?.Marked, true);
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
    assert.match(info.Title ?? '', /^Faktura \d+$/);
    assert.equal(info.Language, 'da-DK');
    const structure = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
      assert(structure.includes(`"role":"${role}"`), role);
  });

  it('have a PDF with the days of lines for part of the period', async () => {
    const item = await itemWhere(`exists (select 1 from jsonb_array_elements(lines) line
      where line->'period'->>'from' > period_from::text)`);
    const { from, to } = item.period;
    const part = item.lines.find(({ period }) => period && (period.from > from || period.to < to))?.period;
    assert(part);
    const { rawPayload } = await fetchDocument(item, 'Pdf');
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    const days = plain(`${formatMediumDate(part.from)} – ${formatMediumDate(part.to)}`);
    assert(plain(text).includes(days), `${days} in ${text}`);
  });

  it('have the same PDF on every download', async () => {
    const item = await itemWhere("document_type = 'Invoice'");
    const [first, second] = [await fetchDocument(item, 'Pdf'), await fetchDocument(item, 'Pdf')];
    assert(first.rawPayload.equals(second.rawPayload));
  });

  it('have a PDF with several pages for a long list of lines', async () => {
    const item = await itemWhere("document_type = 'Invoice'");
    const { db } = test.database;
    const lines = Array.from({ length: 120 }, () => item.lines[0]);
    const keep = await db
      .selectFrom('billing_items')
      .select('lines')
      .where('billing_item_id', '=', item.billingItemId)
      .executeTakeFirstOrThrow();
    const store = (stored: unknown) =>
      db
        .updateTable('billing_items')
        .set({ lines: JSON.stringify(stored) })
        .where('billing_item_id', '=', item.billingItemId)
        .execute();
    await store(lines);
    try {
      const pdf = await getDocumentProxy(new Uint8Array((await fetchDocument(item, 'Pdf')).rawPayload));
      const { text } = await extractText(pdf, { mergePages: true });
      assert(pdf.numPages > 1);
      assert.equal(text.split(plain(item.lines[0]?.text ?? '')).length - 1, 120);
      assert(plain(text).includes(`side ${String(pdf.numPages)} af ${String(pdf.numPages)}`));
    } finally {
      await store(keep.lines);
    }
  });

  it('have a CSV file with a row per line', async () => {
    const item = await itemWhere("document_type = 'CreditNote'");
    const answer = await fetchDocument(item, 'Csv');
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    const [header, ...rows] = answer.body.trimEnd().split('\r\n');
    assert.equal(
      header,
      '\uFEFFFakturanummer;Kundenummer;Udstedt;Tekst;Mobilnummer;Navn;Antal;Enhed;Pris ekskl. moms;Beløb ekskl. moms;Momssats i procent;Beløb inkl. moms',
    );
    const decimal = (value: number) => String(value).replace('.', ',');
    const written = item.lines.map(line => [
      item.invoiceNumber,
      item.accountId,
      item.issueDate,
      line.text,
      line.msisdn ?? '',
      line.userName ?? '',
      decimal(line.quantity),
      line.unit,
      ...[line.unitPrice, line.amountExclVat].map(({ value }) => decimal(value)),
      decimal(line.vatRate),
      decimal(line.amountInclVat.value),
    ]);
    assert.deepEqual(
      rows,
      written.map(row => row.join(';')),
    );
    assert((item.lines[0]?.amountExclVat.value ?? 0) < 0);
  });

  it('have an OIOUBL invoice for EAN, with sums that add up', async () => {
    const item = await itemWhere("invoice_format = 'Ean' and document_type = 'Invoice'");
    const answer = await fetchDocument(item, 'OioUbl');
    assert.equal(answer.headers['content-type'], 'application/xml; charset=utf-8');
    const { Invoice } = convert({ encoding: 'UTF-8' }, answer.body, { format: 'object' }) as unknown as {
      Invoice: UblInvoice;
    };
    assert.equal(Invoice['cbc:ID'], item.invoiceNumber);
    assert.equal(
      Invoice['cac:AccountingCustomerParty']['cac:Party']['cbc:EndpointID']['#'],
      item.paymentInfo.ean,
    );
    assert.equal(
      Invoice['cac:LegalMonetaryTotal']['cbc:PayableAmount']['#'],
      item.totalInclVat.value.toFixed(2),
    );
    assert.equal([Invoice['cac:InvoiceLine']].flat().length, item.lines.length);
    const taxes = [Invoice['cac:TaxTotal']['cac:TaxSubtotal']]
      .flat()
      .map(({ 'cbc:TaxAmount': amount }) => Number(amount['#']));
    assert.equal(taxes.reduce((sum, tax) => sum + tax, 0).toFixed(2), item.vatAmount.value.toFixed(2));
  });

  it('have an OIOUBL credit note with positive amounts', async () => {
    const item = await itemWhere("invoice_format = 'Ean' and document_type = 'CreditNote'");
    const { body } = await fetchDocument(item, 'OioUbl');
    assert.match(body, /<CreditNote /);
    assert.match(body, /<cbc:PayableAmount currencyID="DKK">\d/);
  });

  it('are not found under other names', async () => {
    const item = await itemWhere("invoice_format = 'EmailPdf'");
    for (const name of ['xml', 'pdf/..', 'exe'].map(extension => `${item.billingItemId}-${extension}`)) {
      const path = `/billing-items/${item.billingItemId}/documents/${encodeURIComponent(name)}?customerId=1001`;
      assert.equal((await test.get(path, reader)).statusCode, 404, name);
    }
  });
});

type UblAmount = Record<'#', string>;
interface UblInvoice {
  'cbc:ID': string;
  'cac:AccountingCustomerParty': { 'cac:Party': { 'cbc:EndpointID': UblAmount } };
  'cac:LegalMonetaryTotal': { 'cbc:PayableAmount': UblAmount };
  'cac:TaxTotal': { 'cac:TaxSubtotal': { 'cbc:TaxAmount': UblAmount } | { 'cbc:TaxAmount': UblAmount }[] };
  'cac:InvoiceLine': object | object[];
}
