/** Creation and editing of billing accounts, and the employee rights on their subscriptions. */
import {
  accountChangeAnswer,
  accountChangeBody,
  accountOwnerControlsBody,
  missingInvoiceSetting,
  newAccountAnswer,
  newAccountBody,
  type AccountChange,
} from '../../../contracts/account-changes.ts';
import { placedOrderAnswer } from '../../../contracts/placed-order.ts';
import {
  billCycleLabels,
  differingOwnerControls,
  invoiceFormatLabels,
} from '../../../format/account-labels.ts';
import { accountAddressLines } from '../../../format/account-address.ts';
import { accountDetailsOf } from './account-routes.ts';
import type { StoredAccount } from './accounts.ts';
import type { BackendData, TenantData } from '../backend-data.ts';
import { firstOfMonth } from '../../../format/day.ts';
import { insertOrder } from '../orders/place-order.ts';
import { argumentError, notFound, requireVersion, type AddWrite } from '../route.ts';
import { logAction } from '../log-action.ts';

const system = 'AccountAPI';

const found = ({ accounts }: TenantData, id: string): StoredAccount => {
  const account = accounts.find(({ accountId }) => accountId === id);
  if (!account) throw notFound();
  return account;
};

/** The stored form of a user's input. */
const written = (wanted: AccountChange) => {
  if (missingInvoiceSetting(wanted) !== undefined) throw argumentError('InvalidInvoiceFormatGiven');
  const { accountName, address, invoiceFormat, ean, email, reference, billCycleFrequency } = wanted;
  return {
    accountName,
    address,
    billCycleFrequency,
    invoiceSettings: { invoiceFormat, ean: ean || null, email: email || null, reference: reference || null },
  };
};

const readable = ({
  accountName,
  address,
  invoiceSettings: is,
  billCycleFrequency,
}: ReturnType<typeof written> | StoredAccount) => [
  accountName,
  accountAddressLines(address).join(', '),
  invoiceFormatLabels[is.invoiceFormat],
  is.ean ?? '–',
  is.email ?? '–',
  is.reference ?? '–',
  billCycleLabels[billCycleFrequency],
];

const replace = (tenant: TenantData, old: StoredAccount, changes: Partial<StoredAccount>): StoredAccount => {
  const next = { ...old, ...changes, version: old.version + 1 };
  const nameOf = (id: string | null | undefined, name: string | null | undefined) =>
    id === old.accountId ? next.accountName : name;
  tenant.accounts = tenant.accounts.map(each =>
    each === old ? next : { ...each, rootAccountName: nameOf(each.rootAccountId, each.rootAccountName) },
  );
  tenant.subscriptions = tenant.subscriptions.map(each => ({
    ...each,
    accountName: nameOf(each.accountId, each.accountName) ?? each.accountName,
  }));
  return next;
};

export const accountWrites = (write: AddWrite, { profile, today }: BackendData) => [
  write({
    method: 'put',
    path: '/accounts/:id',
    system,
    body: accountChangeBody,
    answer: accountChangeAnswer,
    write: (tenant, { data }, id, { headers }) => {
      const old = found(tenant, id);
      const values = written(data);
      requireVersion(headers, old.version);
      const [before, after] = [readable(old), readable(values)];
      const account = replace(tenant, old, values);
      logAction(tenant, profile, {
        action: 'AccountChanged',
        subject: id,
        about: { kind: 'Account', id, name: old.accountName },
        before: { values: before.filter((value, index) => value !== after[index]) },
        after: { values: after.filter((value, index) => value !== before[index]) },
      });
      return { account: accountDetailsOf(tenant, account, today) };
    },
  }),
  write({
    method: 'post',
    path: '/accounts',
    system,
    body: newAccountBody,
    answer: newAccountAnswer,
    write: (tenant, { data }) => {
      if (!tenant.customer.hasContract) throw argumentError('CustomerIsMissingContract');
      if (!data.contactType) throw argumentError('PreferedContactTypeWasNotSelected');
      const above = data.rootAccountId ? found(tenant, data.rootAccountId) : undefined;
      if (above?.closedOn) throw argumentError('TargetAccountIsClosed');
      // A child of a non-root account is placed below that account's root.
      const root = above?.rootAccountId ? found(tenant, above.rootAccountId) : above;
      const accountId = `8${tenant.customer.id.slice(-3)}9${String(tenant.accounts.length + 1).padStart(3, '0')}`;
      const account: StoredAccount = {
        ...written(data),
        accountId,
        version: 1,
        alerts: [],
        productGroup: data.productGroup,
        rootAccountId: root?.accountId ?? null,
        rootAccountName: root?.accountName ?? null,
        ownerControl: root?.ownerControl ?? {
          nationalUsageAllowance: 'NoBlock',
          retailRoaming: 'NoBlock',
          roamingCostControl: 'SoftBlock',
        },
        createdOn: today,
        billCycleStartDate: firstOfMonth(today),
      };
      tenant.accounts = [...tenant.accounts, account];
      const order = { type: 'CreateAccount', accountId, productName: data.accountName, day: today } as const;
      return { ...insertOrder({ tenant, profile, today }, order), accountId };
    },
  }),
  write({
    method: 'put',
    path: '/accounts/:id/owner-controls',
    system,
    body: accountOwnerControlsBody,
    answer: placedOrderAnswer,
    write: (tenant, { data: ownerControl }, accountId, { headers }) => {
      const old = found(tenant, accountId);
      requireVersion(headers, old.version);
      const after = differingOwnerControls(ownerControl, old.ownerControl);
      if (after.length > 0)
        logAction(tenant, profile, {
          action: 'AccountChanged',
          subject: accountId,
          about: { kind: 'Account', id: accountId, name: old.accountName },
          before: { values: differingOwnerControls(old.ownerControl, ownerControl) },
          after: { values: after },
        });
      const { accountName: productName } = replace(tenant, old, { ownerControl });
      const order = { type: 'UpdatedOwnerControl', accountId, productName, day: today } as const;
      return insertOrder({ tenant, profile, today }, order);
    },
  }),
];
