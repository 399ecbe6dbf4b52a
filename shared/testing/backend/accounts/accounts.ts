/** Billing accounts: the root accounts, each with one account per department below it. */
import type { AccountDetails, InvoiceFormat, ProductGroup } from '../../../contracts/account.ts';
import type { UsageAlert } from '../../../contracts/usage-alert.ts';
import type { CustomerPlan } from '../customers/customer-plans.ts';
import type { Moments } from '../moments.ts';
import { nth, placeAt, type NonEmpty } from '../invented-names.ts';

export type StoredAlert = UsageAlert & { readonly version: number };

/** An account as stored; its open amount and counts are computed on request. */
export type StoredAccount = Omit<AccountDetails, 'open' | 'counts'> & {
  readonly alerts: StoredAlert[];
};

const formats: NonEmpty<InvoiceFormat> = ['EmailPdf', 'Ean', 'Betalingsservice', 'Leverandorservice', 'Giro'];

export const accountsOf = (plan: CustomerPlan, moments: Moments): StoredAccount[] => {
  const idAt = (level: 0 | 1, position: number) =>
    `8${plan.customer.id.slice(-3)}${String(level)}${String(position + 1).padStart(3, '0')}`;

  const account = (
    id: string,
    name: string,
    group: ProductGroup,
    position: number,
    root?: StoredAccount,
  ): StoredAccount => {
    const format = root ? nth(formats, position) : 'EmailPdf';
    return {
      version: 1,
      alerts: [],
      accountId: id,
      accountName: name,
      rootAccountId: root?.accountId ?? null,
      rootAccountName: root?.accountName ?? null,
      productGroup: group,
      address: { ...placeAt(position), country: 'Danmark', floor: position % 3 === 0 ? '2' : null },
      ownerControl: {
        nationalUsageAllowance: nth(['NoBlock', 'SoftBlock', 'Block'], position),
        retailRoaming: nth(['NoBlock', 'SoftBlock'], position),
        roamingCostControl: nth(['SoftBlock', 'NoBlock'], position),
      },
      billCycleFrequency: position % 5 === 4 ? 'Quarterly' : 'Monthly',
      billCycleStartDate: moments.month(0),
      invoiceSettings: {
        invoiceFormat: format,
        ean: format === 'Ean' ? `5790000${id.slice(-6)}` : null,
        email: format === 'EmailPdf' ? `faktura.${id}@kunde.example` : null,
        reference: position % 2 === 0 ? `Projekt ${String(4100 + position)}` : null,
      },
    };
  };

  const roots = plan.roots.map((name, index) => account(idAt(0, index), name, 'Mobile', index));
  const below = plan.departments.map(([name, group], index) => {
    const root = roots[index < plan.departments.length / 2 ? 0 : roots.length - 1];
    return account(idAt(1, index), name, group, index, root);
  });
  if (plan.closedAccount === undefined) return [...roots, ...below];
  const closed = account(idAt(1, below.length), plan.closedAccount, 'Mobile', below.length, roots[0]);
  return [...roots, ...below, { ...closed, closedOn: moments.month(3) }];
};
