import type { AccountDetails } from 'shared/contracts/account';
import { anyAccount } from 'shared/testing/builders.ts';

const nothing = { count: 0, amount: { value: 0, currency: 'DKK' } } as const;

export const accountDetails = (): AccountDetails => ({
  ...anyAccount(),
  version: 1,
  open: { total: nothing, parts: { Overdue: nothing, ToPay: nothing, Automatic: nothing } },
  invoiceSettings: { invoiceFormat: 'EmailPdf', ean: null, email: null, reference: null },
  counts: { subscriptions: 1, accounts: 0 },
});
