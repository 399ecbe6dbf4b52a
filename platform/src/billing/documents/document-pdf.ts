import type { BillingLine } from 'shared/contracts/billing-item-details';
import { documentTitle } from 'shared/format/document-type';
import { formatLongDate, formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { formatPhoneNumber } from 'shared/format/phone';
import { formatQuantity } from 'shared/format/quantity';
import { supplierName, type BillingDocument } from './billing-document.ts';
import { startTaggedPdf } from './tagged-pdf.ts';

type Fact = readonly [term: string, value: string];

/** A billing item as an accessible PDF (PDF/UA) for printing and archiving. */
export async function documentPdf(document: BillingDocument): Promise<Buffer> {
  const { item, recipient } = document;
  const title = documentTitle(item.documentType, item.invoiceNumber);
  const madeAt = new Date(`${item.issueDate}T00:00:00Z`);
  const pdf = startTaggedPdf({ title, author: supplierName, madeAt });
  pdf.paragraph(supplierName, 'strong');
  pdf.space(1.5);
  for (const line of recipient) pdf.paragraph(line);
  pdf.space(1.5);
  pdf.heading(title);
  pdf.facts(factsOf(document));

  pdf.section('Specifikation');
  if (item.lines.length > 0)
    pdf.table(
      lineColumns,
      item.lines.map(line => lineRow(line, item.period)),
    );
  pdf.space(0.5);
  pdf.facts(
    [
      ['I alt ekskl. moms', formatMoney(item.totalExclVat)],
      ['Moms', formatMoney(item.vatAmount)],
      ['I alt inkl. moms', formatMoney(item.totalInclVat)],
    ],
    'amounts',
  );
  if (item.lines.some(line => line.vatRate === 0)) {
    pdf.space(0.5);
    pdf.paragraph('Linjernes beløb er ekskl. moms. Linjer med * er momsfri.', 'muted');
  }

  const payment = paymentFacts(document);
  if (payment.length > 0) {
    pdf.section('Betaling');
    pdf.facts(payment);
  }
  if (item.payments.length > 0) {
    pdf.section('Modtagne betalinger');
    pdf.table(
      [{ heading: 'Dato' }, { heading: 'Betalt med' }, { heading: 'Beløb', isNumber: true }],
      item.payments.map(({ paidAt, method, amount }) => [
        formatMediumDate(paidAt),
        method,
        formatMoney(amount),
      ]),
    );
  }
  return pdf.end((page, pages) => `${title} · side ${String(page)} af ${String(pages)}`);
}

const lineColumns = [
  { heading: 'Tekst' },
  { heading: 'Antal', width: 70, isNumber: true },
  { heading: 'Pris', width: 80, isNumber: true },
  { heading: 'Beløb', width: 90, isNumber: true },
];

function lineRow(line: BillingLine, { from, to }: BillingDocument['item']['period']): string[] {
  const number = line.msisdn ? formatPhoneNumber(line.msisdn) : undefined;
  const { period } = line;
  const isPart = period && (period.from !== from || period.to !== to);
  const days = isPart && `${formatMediumDate(period.from)} – ${formatMediumDate(period.to)}`;
  const user = [number, line.userName, days].filter(Boolean).join(', ');
  return [
    `${line.text}${user ? ` (${user})` : ''}${line.vatRate === 0 ? ' *' : ''}`,
    formatQuantity({ value: line.quantity, unit: line.unit }),
    formatMoney(line.unitPrice),
    formatMoney(line.amountExclVat),
  ];
}

function factsOf({ item, reference }: BillingDocument): Fact[] {
  const { from, to } = item.period;
  return [
    ['Kundenummer', `${item.accountName} (${item.accountId})`],
    ...(item.cvr ? [['CVR-nummer', item.cvr] as const] : []),
    ['Udstedt', formatLongDate(item.issueDate)],
    ['Betalingsfrist', formatLongDate(item.dueDate)],
    ['Periode', `${formatMediumDate(from)} – ${formatMediumDate(to)}`],
    ...(item.paymentInfo.ean ? [['EAN-nummer', item.paymentInfo.ean] as const] : []),
    ...(reference ? [['Reference', reference] as const] : []),
  ];
}

function paymentFacts({ item }: BillingDocument): Fact[] {
  const { fik, bank } = item.paymentInfo;
  // An electronic invoice cannot be paid in the portal, but is owed all the same.
  if (!item.isPayable && item.notPayableReason !== 'ElectronicInvoice') return [];
  return [
    ['Beløb', formatMoney(item.amountDue)],
    ['Betalingsfrist', formatLongDate(item.dueDate)],
    ...(fik ? [['Betalingslinje', fik] as const] : []),
    ...(bank ? [['Registreringsnummer', bank.regNo] as const, ['Kontonummer', bank.accountNo] as const] : []),
  ];
}
