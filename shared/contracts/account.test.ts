import { toAccountView, type Account } from './account.ts';
import { isInProcessing } from './order.ts';

const account: Account = {
  accountId: '80011003',
  accountName: 'Økonomi',
  rootAccountId: '80010001',
  rootAccountName: 'Nordhavn Byg A/S',
  productGroup: 'Mobile',
  address: {},
  ownerControl: { nationalUsageAllowance: 'NoBlock', retailRoaming: 'Block', roamingCostControl: 'Unknown' },
  billCycleFrequency: 'Monthly',
};

describe('toAccountView', () => {
  it('formats the name with the id (ACC-002)', () => {
    expect(toAccountView(account).formattedAccountName).toBe('Økonomi (80011003)');
  });

  it("takes the root account's name, or its id without a name (ACC-003)", () => {
    expect(toAccountView(account).parentAccountName).toBe('Nordhavn Byg A/S');
    expect(toAccountView({ ...account, rootAccountName: null }).parentAccountName).toBe('80010001');
    expect(
      toAccountView({ ...account, rootAccountId: null, rootAccountName: null }).parentAccountName,
    ).toBeUndefined();
  });

  it('derives type and home office from the product group (ACC-004, ACC-005)', () => {
    expect(toAccountView(account)).toMatchObject({ type: 'Mobile', isHomeOffice: false });
    expect(toAccountView({ ...account, productGroup: 'HomeOffice' })).toMatchObject({ isHomeOffice: true });
  });
});

describe('isInProcessing', () => {
  it.each([
    ['Submitted', true],
    ['Received', true],
    ['Processing', true],
    ['InProgress', true],
    ['Draft', false],
    ['Completed', false],
    ['Failed', false],
    ['Cancelled', false],
    ['Unknown', false],
  ] as const)('for %s is %s (ORD-013)', (status, expected) => {
    expect(isInProcessing(status)).toBe(expected);
  });
});
