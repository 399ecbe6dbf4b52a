import type { Account, AccountDetails } from 'shared/contracts/account';

/** The account of S1, below its root account. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
  accountId: '80010001',
  accountName: 'Hovedkontor',
  rootAccountId: '80010000',
  rootAccountName: 'Nordhavn Byg A/S',
  productGroup: 'Mobile',
  address: { streetName: 'Pakhusvej', houseNumber: '12', zip: '2150', city: 'Nordhavn' },
  ownerControl: {
    nationalUsageAllowance: 'NoBlock',
    retailRoaming: 'NoBlock',
    roamingCostControl: 'NoBlock',
  },
  billCycleFrequency: 'Monthly',
  billCycleStartDate: null,
  ...changes,
});

const nothing = { count: 0, amount: { value: 0, currency: 'DKK' } } as const;

export const accountDetails = (): AccountDetails => ({
  ...anAccount(),
  version: 1,
  open: { total: nothing, parts: { Overdue: nothing, ToPay: nothing, Automatic: nothing } },
  invoiceSettings: { invoiceFormat: 'EmailPdf', ean: null, email: null, reference: null },
  counts: { subscriptions: 1, accounts: 0 },
});
