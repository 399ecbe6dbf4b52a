import type { InvoiceFormat } from 'shared/contracts/account';
import type { BillingItemStatus, DocumentType } from 'shared/contracts/billing-item';
import type { BilledLine } from 'shared/contracts/explain-bills';
import { fromOre, oreOf } from 'shared/contracts/money';
import { addDays, firstOfMonth } from '../time/danish-day.ts';
import { billingHistory, chargedIn } from './billing-history.ts';
import { billingLine, monthlyLines, totalsOf } from './billing-lines.ts';
import type { DemoCustomer } from './customers.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Moments } from './moments.ts';
import { createRandom } from 'shared/catalogue/random';

const months = 24;
/** 24 months of invoices per billing account, with the reminders and credit notes that follow from unpaid ones. */
export function generateBillingItems(
  customer: DemoCustomer,
  accounts: readonly DemoRow<'accounts'>[],
  subscriptions: readonly DemoRow<'subscriptions'>[],
  moments: Moments,
): DemoRow<'billing_items'>[] {
  const customerId = customer.row.customer_id;
  const random = createRandom(`billing of ${customerId}`);
  const items: DemoRow<'billing_items'>[] = [];
  const billed = accounts.filter(account => account.root_account_id !== null);

  for (const [accountIndex, account] of billed.entries()) {
    const own = subscriptions.filter(
      ({ account_id, status }) =>
        account_id === account.account_id && status !== 'Cancelled' && status !== 'Reserved',
    );
    const history = billingHistory(account.account_id, accountIndex, subscriptions, own, moments);
    for (let age = 0; age < months; age += 1) {
      const period = firstOfMonth(moments.today, -age - 1);
      const lines = monthlyLines(account, own, chargedIn(period, own, history), random);
      const { type, status, reminders } =
        age === 0
          ? newestStory(account.invoice_format, accountIndex)
          : storyOf(customerId, accountIndex, age);
      const invoice = add(account, period, type, status, lines);
      if (reminders > 0) remind(invoice, account, period, reminders);
      if (status === 'Credited') {
        const credit = lines.map(line =>
          billingLine({
            type: 'Correction',
            text: `Kreditering: ${line.text}`,
            unitOre: -oreOf(line.amountExclVat),
            vatRate: line.vatRate === 0 ? 0 : 25,
          }),
        );
        add(account, period, 'CreditNote', 'Credited', credit);
      }
    }
  }
  for (const root of accounts.filter(account => account.root_account_id === null)) {
    for (let age = 0; age < months; age += 3) {
      const text = billingLine({ type: 'OneTime', text: 'Kontoudtog uden betaling', unitOre: 0, vatRate: 0 });
      add(root, firstOfMonth(moments.today, -age - 1), 'Statement', 'Paid', [text]);
    }
  }
  return items;

  function add(
    account: DemoRow<'accounts'>,
    period: string,
    type: DocumentType,
    status: BillingItemStatus,
    lines: BilledLine[],
  ): DemoRow<'billing_items'> {
    const issue = firstOfMonth(period, 1);
    const totals = totalsOf(lines);
    // The last day of the month, so that the newest invoices are never due yet and the previous ones always are.
    const due = addDays(firstOfMonth(issue, 1), -1);
    const owed = owedShare[status] ?? 0;
    const amountDue = Math.round(totals.total_incl_vat_ore * owed);
    const paid = totals.total_incl_vat_ore - amountDue;
    const number = `9${customerId.slice(-1)}${String(items.length + 1).padStart(7, '0')}`;
    const item: DemoRow<'billing_items'> = {
      billing_item_id: `F${number}`,
      customer_id: customerId,
      account_id: account.account_id,
      document_type: type,
      invoice_number: number,
      issue_date: issue,
      due_date: due,
      period_from: period,
      period_to: addDays(issue, -1),
      ...totals,
      amount_due_ore: amountDue,
      status,
      reminder_level: 0,
      invoice_format: account.invoice_format,
      lines,
      payments:
        paid > 0 && ['Paid', 'PartiallyPaid'].includes(status)
          ? [
              {
                paidAt: `${earlier(addDays(due, -2), moments.today)}T09:00:00.000Z`,
                amount: fromOre(paid),
                method: automaticMethods[account.invoice_format] ?? 'Bankoverførsel',
              },
            ]
          : [],
      search_text: `${number} ${account.account_id} ${account.account_name}`.toLowerCase(),
    };
    items.push(item);
    return item;
  }

  /** A reminder is a separate item: a fee without VAT. */
  function remind(
    invoice: DemoRow<'billing_items'>,
    account: DemoRow<'accounts'>,
    period: string,
    level: number,
  ) {
    invoice.reminder_level = level;
    const fee = billingLine({
      type: 'Reminder',
      text: `Rykker ${String(level)} for faktura ${invoice.invoice_number}`,
      unitOre: 10_000,
      vatRate: 0,
    });
    const reminder = add(account, period, 'Reminder', 'Open', [fee]);
    reminder.issue_date = earlier(addDays(invoice.due_date, 10 * level), moments.today);
    reminder.due_date = addDays(reminder.issue_date, 10);
    if (reminder.due_date < moments.today) reminder.status = 'Overdue';
  }
}

/** The part of the total still owed in each status. */
const owedShare: Partial<Record<BillingItemStatus, number>> = {
  Open: 1,
  Overdue: 1,
  Reminded: 1,
  Collection: 1,
  PaymentPending: 1,
  AutomaticPayment: 1,
  PartiallyPaid: 0.4,
};

interface Story {
  type: DocumentType;
  status: BillingItemStatus;
  reminders: number;
}

const story = (status: BillingItemStatus, reminders = 0, type: DocumentType = 'Invoice'): Story => ({
  status,
  reminders,
  type,
});

/** The agreement by which invoices of a format are paid; others are paid by the customer. */
const automaticMethods: Partial<Record<InvoiceFormat, string>> = {
  Betalingsservice: 'Betalingsservice',
  Leverandorservice: 'Leverandørservice',
};

const newestStory = (format: InvoiceFormat, account: number): Story => {
  if (automaticMethods[format]) return story('AutomaticPayment');
  return story(account % 6 === 5 ? 'PaymentPending' : 'Open');
};

/** The status of an account's invoice `age` months ago, chosen so that the first customer has every status. */
function storyOf(customerId: string, account: number, age: number): Story {
  if (customerId !== '1001') return story(age === 1 && account % 9 === 4 ? 'Overdue' : 'Paid');
  if (age === 1 && account === 0) return story('Overdue');
  if (age === 1 && account === 1) return story('PartiallyPaid');
  if (age === 1 && account === 7) return story('Overdue');
  if (age === 2 && account === 3) return story('Reminded', 1);
  if (age === 3 && account === 7) return story('Reminded', 2);
  if (age === 5 && account === 9) return story('Collection', 3);
  if (age % 8 === 6 && account % 4 === 2) return story('Credited');
  if (age === 12 && account === 10) return story('Paid', 0, 'FinalInvoice');
  return story('Paid');
}

function earlier(day: string, other: string): string {
  return day < other ? day : other;
}
