import { fromOre } from 'shared/contracts/money';
import { formatLongDate } from 'shared/format/date';
import { documentTitle } from 'shared/format/document-type';
import { formatMoney } from 'shared/format/money';
import type { OutboxMessage } from '../outbox/messages.ts';
import type { DueInvoice } from './due-invoices.query.ts';

/** The mail with the invoices one person soon has to pay for one customer, in the order of their due dates. */
export function invoiceReminderMail(invoices: readonly DueInvoice[], portalOrigin: string): OutboxMessage {
  const [first] = invoices;
  if (!first) throw new Error('A reminder is about an invoice');
  const base = `${portalOrigin}/selvbetjening/${first.customer_id}`;
  const unsubscribe = `${base}/indstillinger/paamindelser`;
  const links = invoices.map(({ billing_item_id }) => `${base}/faktura/${billing_item_id}`);
  const day = formatLongDate(first.due_date);
  return {
    to: first.email,
    channel: 'mail',
    subject:
      invoices.length === 1
        ? `${titleOf(first)} skal betales senest ${day}`
        : `${String(invoices.length)} fakturaer skal snart betales, den første senest ${day}`,
    text: [
      `Hej ${first.first_name}`.trim(),
      `Det her er ikke betalt endnu for ${first.company_name ?? first.customer_id}:`,
      ...invoices.map(
        (invoice, index) =>
          `${titleOf(invoice)}: ${formatMoney(fromOre(invoice.amount_due_ore))}, senest ${formatLongDate(invoice.due_date)}\n${links[index] ?? ''}`,
      ),
      'Har I betalt inden for de sidste par dage, kan du se bort fra denne mail.',
      `Du får den, fordi du har bedt om påmindelser. Dem slår du fra her:\n${unsubscribe}`,
    ].join('\n\n'),
    links: [...links, unsubscribe],
  };
}

const titleOf = ({ document_type, invoice_number }: DueInvoice): string =>
  documentTitle(document_type, invoice_number);
