/** Builders of billing resources for tests: complete by default, overridden by each test. */
import type { Account, AccountDetails } from 'shared/contracts/account';
import type {
  BillingCause,
  BillingCausePart,
  BillingItemExplanation,
  BillingMonthExplanation,
} from 'shared/contracts/billing-explanation';
import type { BillingItem, BillingSummary } from 'shared/contracts/billing-item';
import type { BillingItemDetails, BillingLine } from 'shared/contracts/billing-item-details';
import type { OpenAmounts } from 'shared/contracts/open-amounts';
import { pagingOf } from 'shared/contracts/paging';

const kroner = (value: number) => ({ value, currency: 'DKK' });

export const anyBillingItem = (changes: Partial<BillingItem> = {}): BillingItem => ({
  billingItemId: 'bi-1',
  documentType: 'Invoice',
  invoiceNumber: '70010001',
  accountId: '80011001',
  accountName: 'Byggeplads Nord',
  rootAccountId: '80010001',
  cvr: '10010010',
  issueDate: '2026-10-01',
  dueDate: '2026-10-21',
  period: { from: '2026-09-01', to: '2026-09-30' },
  totalExclVat: kroner(987.6),
  vatAmount: kroner(246.9),
  totalInclVat: kroner(1234.5),
  amountDue: kroner(0),
  status: 'Paid',
  reminderLevel: 0,
  invoiceFormat: 'EmailPdf',
  paymentMethod: 'CardOrTransfer',
  documents: [],
  isPayable: false,
  notPayableReason: 'AlreadyPaid',
  ...changes,
});

export const anyLine = (changes: Partial<BillingLine> = {}): BillingLine => ({
  type: 'Subscription',
  text: 'Fri tale 20 GB',
  subscriptionId: null,
  msisdn: null,
  userName: null,
  quantity: 1,
  unit: 'stk.',
  unitPrice: kroner(199),
  amountExclVat: kroner(199),
  vatRate: 25,
  amountInclVat: kroner(248.75),
  ...changes,
});

export const anyBillingItemDetails = (changes: Partial<BillingItemDetails> = {}): BillingItemDetails => ({
  ...anyBillingItem(),
  amountDue: kroner(1234.5),
  status: 'Overdue',
  isPayable: true,
  notPayableReason: null,
  lines: [anyLine()],
  payments: [],
  paymentInfo: {
    fik: '+71<000000700100019+80000000<',
    bank: { regNo: '0000', accountNo: '0070010001' },
    ean: null,
  },
  previousTotal: kroner(1000),
  ...changes,
});

export const anyPart = (changes: Partial<BillingCausePart> = {}): BillingCausePart => ({
  amount: kroner(234.5),
  accountId: '80011001',
  accountName: 'Byggeplads Nord',
  subscriptionId: 'sub-9',
  msisdn: '22222222',
  userName: 'Bo',
  text: 'Forbrug i udlandet',
  quantity: 1,
  ...changes,
});

export const anyCause = (changes: Partial<BillingCause> = {}): BillingCause => ({
  kind: 'UsageAbroad',
  amount: kroner(234.5),
  count: 1,
  parts: [anyPart()],
  ...changes,
});

export const anyExplanation = (changes: Partial<BillingItemExplanation> = {}): BillingItemExplanation => ({
  total: kroner(1234.5),
  previousTotal: kroner(1000),
  causes: [anyCause()],
  previous: {
    billingItemId: 'bi-0',
    invoiceNumber: '70010000',
    period: { from: '2026-08-01', to: '2026-08-31' },
  },
  ...changes,
});

export const anyMonth = (changes: Partial<BillingMonthExplanation> = {}): BillingMonthExplanation => ({
  total: kroner(5234.5),
  previousTotal: kroner(5000),
  causes: [anyCause()],
  month: '2026-10',
  previousMonth: '2026-09',
  nextMonth: '2026-11',
  itemCount: 4,
  ...changes,
});

/** Overdue, to pay and automatic; the total is their sum. */
export const anyOpenAmounts = (overdue = 1234.5, toPay = 1969, automatic = 500): OpenAmounts => {
  const sum = (...amounts: number[]) => {
    const open = amounts.filter(amount => amount !== 0);
    return { count: open.length, amount: kroner(open.reduce((total, amount) => total + amount, 0)) };
  };
  const parts = { Overdue: sum(overdue), ToPay: sum(toPay), Automatic: sum(automatic) };
  return { total: sum(overdue, toPay, automatic), parts };
};

export const anySummary = (changes: Partial<BillingSummary> = {}): BillingSummary => ({
  open: anyOpenAmounts(),
  nextPayment: { dueDate: '2026-12-01', amount: kroner(2469), automatic: kroner(500) },
  nextInvoiceDate: '2026-12-15',
  ...changes,
});

export const anyAccount = (changes: Partial<Account> = {}): Account => ({
  accountId: '80011001',
  accountName: 'Byggeplads Nord',
  rootAccountId: '80010001',
  rootAccountName: 'Nordhavn Byg A/S',
  productGroup: 'Mobile',
  address: { streetName: 'Pakhusvej', houseNumber: '12', zip: '2150', city: 'Nordhavn', country: 'Danmark' },
  ownerControl: {
    nationalUsageAllowance: 'NoBlock',
    retailRoaming: 'SoftBlock',
    roamingCostControl: 'Block',
  },
  billCycleFrequency: 'Monthly',
  billCycleStartDate: '2024-01-01',
  ...changes,
});

export const anyRootAccount = (changes: Partial<Account> = {}): Account =>
  anyAccount({
    accountId: '80010001',
    accountName: 'Nordhavn Byg A/S',
    rootAccountId: null,
    rootAccountName: null,
    ...changes,
  });

export const anyAccountDetails = (changes: Partial<AccountDetails> = {}): AccountDetails => ({
  ...anyAccount(),
  version: 1,
  open: anyOpenAmounts(),
  invoiceSettings: {
    invoiceFormat: 'Ean',
    ean: '5790000000012',
    email: 'faktura@demo.example',
    reference: 'Indkøb 42',
  },
  counts: { subscriptions: 48, accounts: 0 },
  ...changes,
});

/** A list response: `listAnswer('accounts', [anyAccount()])`; its total is the number of rows by default. */
export const listAnswer = (
  key: string,
  items: readonly unknown[],
  { offset = 0, pageSize = 20, totalCount = items.length } = {},
) => ({ data: { [key]: items, ...pagingOf({ offset, pageSize, totalCount }) } });
