/** Billing items: four months of invoices for a customer's first accounts, with their statuses. */
import {
  paymentMethodOf,
  type BillingItem,
  type BillingItemStatus,
} from '../../../contracts/billing-item.ts';
import type { BillingItemDetails, BillingLine } from '../../../contracts/billing-item-details.ts';
import { directDebit, paymentLine } from '../../../format/payment-line.ts';
import type { StoredAccount } from '../accounts/accounts.ts';
import { billingLinesOf, kroner, sumOf } from './billing-lines.ts';
import type { CustomerPlan } from '../customers/customer-plans.ts';
import { dayBefore, type Moments } from '../moments.ts';
import type { StoredSubscription } from '../subscriptions/subscriptions.ts';
import { nth, type NonEmpty } from '../invented-names.ts';

const months = 4;

/** Statuses of the invoices, newest month first, one per account. */
const stories: NonEmpty<NonEmpty<BillingItemStatus>> = [
  ['Open', 'Open', 'AutomaticPayment', 'Open', 'PaymentPending', 'Open'],
  ['Overdue', 'PartiallyPaid', 'Paid', 'Paid', 'Paid', 'Overdue'],
  ['Paid', 'Paid', 'Paid', 'Reminded', 'Paid', 'Paid'],
  ['Paid', 'Credited', 'Paid', 'Paid', 'Paid', 'Collection'],
];

/** Fraction of the total still due; zero for unlisted statuses. */
const owedShare: Partial<Record<BillingItemStatus, number>> = {
  Open: 1,
  Overdue: 1,
  Reminded: 1,
  Collection: 1,
  PaymentPending: 1,
  AutomaticPayment: 1,
  PartiallyPaid: 0.4,
};

const reasons: Partial<Record<BillingItemStatus, BillingItem['notPayableReason']>> = {
  Paid: 'AlreadyPaid',
  Credited: 'NothingOwed',
  PaymentPending: 'PaymentPending',
  AutomaticPayment: 'AutomaticPayment',
  Collection: 'SentToCollection',
};

const negated = (line: BillingLine): BillingLine => ({
  ...line,
  type: 'Correction',
  text: `Kreditering: ${line.text}`,
  unitPrice: kroner(-line.unitPrice.value),
  amountExclVat: kroner(-line.amountExclVat.value),
  amountInclVat: kroner(-line.amountInclVat.value),
});

/** PDFs need a server. */
const documentsOf = (id: string, number: string): BillingItem['documents'] => [
  { documentId: `${id}-csv`, format: 'Csv', fileName: `${number}.csv` },
];

export const billingItemsOf = (
  plan: CustomerPlan,
  accounts: readonly StoredAccount[],
  subscriptions: readonly StoredSubscription[],
  moments: Moments,
): BillingItemDetails[] => {
  const billed = accounts.filter(account => account.rootAccountId).slice(0, plan.billingItems / months);
  return Array.from({ length: months }, (_, age) => age).flatMap(age =>
    billed.map((account, index) => itemOf(account, index, age)),
  );

  function itemOf(account: StoredAccount, index: number, age: number): BillingItemDetails {
    const own = subscriptions.filter(({ accountId }) => accountId === account.accountId);
    const status = nth(nth(stories, age), index);
    const isCredit = status === 'Credited';
    const charged = billingLinesOf(own, index, age);
    const lines = isCredit ? charged.map(negated) : charged;
    const total = sumOf(lines.map(line => line.amountInclVat));
    const totalExclVat = sumOf(lines.map(line => line.amountExclVat));
    const amountDue = kroner(total.value * (owedShare[status] ?? 0));
    const number = `9${plan.customer.id.slice(-1)}${String((months - age) * 100 + index).padStart(7, '0')}`;
    const isPaid = status === 'Paid' || status === 'PartiallyPaid';
    // The last day of the following month: the newest invoices are never due yet, earlier ones always are.
    const dueDate = dayBefore(moments.month(age - 1));
    const notPayableReason = reasons[status] ?? null;
    return {
      billingItemId: `F${number}`,
      documentType: isCredit ? 'CreditNote' : 'Invoice',
      invoiceNumber: number,
      accountId: account.accountId,
      accountName: account.accountName,
      rootAccountId: account.rootAccountId ?? account.accountId,
      cvr: plan.customer.cvr ?? null,
      issueDate: moments.month(age),
      dueDate,
      period: { from: moments.month(age + 1), to: dayBefore(moments.month(age)) },
      totalExclVat,
      vatAmount: kroner(total.value - totalExclVat.value),
      totalInclVat: total,
      amountDue,
      status,
      reminderLevel: status === 'Collection' ? 3 : status === 'Reminded' ? 1 : 0,
      invoiceFormat: account.invoiceSettings.invoiceFormat,
      paymentMethod: paymentMethodOf[account.invoiceSettings.invoiceFormat],
      documents: documentsOf(`F${number}`, number),
      isPayable: notPayableReason === null,
      notPayableReason,
      lines,
      payments: isPaid
        ? [
            {
              paidAt: `${moments.month(age)}T09:00:00.000Z`,
              amount: kroner(total.value - amountDue.value),
              method: 'Bankoverførsel',
            },
          ]
        : [],
      paymentInfo: {
        fik: amountDue.value > 0 ? paymentLine(number) : null,
        bank: amountDue.value > 0 ? { regNo: '0000', accountNo: number.padStart(10, '0') } : null,
        ean: account.invoiceSettings.ean ?? null,
        pbs:
          account.invoiceSettings.invoiceFormat === 'Betalingsservice'
            ? directDebit(account.accountId)
            : null,
      },
    };
  }
};
