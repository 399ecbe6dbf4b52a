import { accountChangeAnswer, newAccountAnswer } from '../../../contracts/account-changes.ts';
import { accountAnswer, accountsAnswer } from '../../../contracts/account.ts';
import { auditLogAnswer } from '../../../contracts/audit-log.ts';
import { orderDetailsAnswer } from '../../../contracts/order-details.ts';
import { placedOrderAnswer } from '../../../contracts/placed-order.ts';
import { subscriptionsAnswer } from '../../../contracts/subscription-list.ts';
import { driveBackend } from '../drive-backend.ts';

const { answered, refusal, passTime } = driveBackend();
const address = {
  streetName: 'Tangvejen',
  houseNumber: '4',
  zip: '5997',
  city: 'Fjordby',
  country: 'Danmark',
};
const values = {
  accountName: 'Ny afdeling',
  address,
  invoiceFormat: 'EmailPdf',
  email: 'ny@kunde.example',
  billCycleFrequency: 'Monthly',
};
const account = async (id: string) => (await answered(accountAnswer, 'GET', `/accounts/${id}`)).account;

it('lists a new account below its root, and completes its order', async () => {
  const wanted = { ...values, productGroup: 'Mobile', contactType: 'Email', rootAccountId: '80011001' };
  const { accountId, orderId } = await answered(newAccountAnswer, 'POST', '/accounts', wanted);
  const { accounts } = await answered(accountsAnswer, 'GET', '/accounts?searchQuery=ny%20afdeling');
  // An account created below a sub-account gets the root of that.
  expect(accounts.map(each => [each.accountId, each.rootAccountId])).toEqual([[accountId, '80010001']]);
  expect((await account('80010001')).counts.accounts).toBe(8);
  passTime(5);
  const { order } = await answered(orderDetailsAnswer, 'GET', `/orders/${orderId}`);
  expect(order).toMatchObject({ type: 'CreateAccount', status: 'Completed', productName: 'Ny afdeling' });

  const { contactType: _contactType, ...silent } = wanted;
  expect(await refusal('POST', '/accounts', silent)).toBe('400 PreferedContactTypeWasNotSelected');
  const closed = { ...wanted, rootAccountId: '80011013' };
  expect(await refusal('POST', '/accounts', closed)).toBe('400 TargetAccountIsClosed');
  expect(await refusal('POST', '/accounts?customerId=1002', wanted)).toBe('400 CustomerIsMissingContract');
});

it('shows an edit wherever the account is named, and refuses an edit with an old version', async () => {
  const path = '/accounts/80011001';
  const before = await account('80011001');
  const match = { 'if-match': `"${String(before.version)}"` };
  const changed = await answered(accountChangeAnswer, 'PUT', path, values, match);
  expect(changed.account).toMatchObject({ accountName: 'Ny afdeling', version: before.version + 1 });
  expect(await account('80011001')).toEqual(changed.account);
  const { subscriptions } = await answered(
    subscriptionsAnswer,
    'GET',
    '/subscriptions?searchQuery=ny%20afdeling',
  );
  expect(subscriptions).toHaveLength(before.counts.subscriptions);
  const { entries } = await answered(auditLogAnswer, 'GET', '/audit-log?accountId=80011001');
  expect(entries[0]).toMatchObject({ action: 'AccountChanged' });
  expect(entries[0]?.before?.values?.[0]).toBe(before.accountName);
  expect(entries[0]?.after?.values?.[0]).toBe('Ny afdeling');

  expect(await refusal('PUT', path, values, match)).toBe('412 StaleVersion');
  expect(await refusal('PUT', path, { ...values, invoiceFormat: 'Ean' }, match)).toBe(
    '400 InvalidInvoiceFormatGiven',
  );
});

it('saves the owner controls', async () => {
  const controls = {
    nationalUsageAllowance: 'ForceBlock',
    retailRoaming: 'Block',
    roamingCostControl: 'NoBlock',
  };
  const path = '/accounts/80011001/owner-controls';
  const { orderId } = await answered(placedOrderAnswer, 'PUT', path, controls);
  const { entries } = await answered(
    auditLogAnswer,
    'GET',
    '/audit-log?accountId=80011001&action=AccountChanged',
  );
  expect(entries[0]?.after?.values).toContain('Forbrug ud over abonnementet i Danmark: Altid spærret');
  expect((await account('80011001')).ownerControl).toEqual(controls);
  const { order } = await answered(orderDetailsAnswer, 'GET', `/orders/${orderId}`);
  expect(order).toMatchObject({ type: 'UpdatedOwnerControl', accountId: '80011001' });

  const older = { 'if-match': `"${String((await account('80011001')).version - 1)}"` };
  expect(await refusal('PUT', path, controls, older)).toBe('412 StaleVersion');
});
