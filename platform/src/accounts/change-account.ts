import { missingInvoiceSetting, type AccountChange } from 'shared/contracts/account-changes';
import { billCycleLabels, invoiceFormatLabels } from 'shared/format/account-labels';
import { accountAddressLines } from 'shared/format/account-address';
import type { Selectable } from 'kysely';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { danishSortKey } from '../database/danish-sort-key.ts';
import type { AccountsTable } from '../database/tables/billing.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { requireVersion } from '../kernel/changes/if-match.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';

/**
 * Edits a billing account the caller has access to: name, address and invoicing.
 *
 * @throws ApiProblem 400 `InvalidInvoiceFormatGiven`, 404, 412 `StaleVersion`
 */
export async function changeAccount(
  { transaction, customerId, actorId, correlationId, now }: ChangeContext,
  tenant: Tenant,
  accountId: string,
  wanted: AccountChange,
  ifMatch: string | undefined,
): Promise<void> {
  const account = await lockAccount(transaction, tenant, accountId);
  requireVersion(ifMatch, account.version);
  const changed = accountValues(accountId, wanted);
  await transaction
    .updateTable('accounts')
    .set({ ...changed, version: account.version + 1 })
    .where('account_id', '=', accountId)
    .execute();
  const differing = readable(account).map((value, index) => value !== readable(changed)[index]);
  const only = (values: readonly string[]) => values.filter((_, index) => differing[index]);
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'AccountChanged',
    subject: accountId,
    about: { kind: 'Account', id: accountId },
    before: { values: only(readable(account)) },
    after: { values: only(readable(changed)) },
  });
}

/** The row of an account, locked until the transaction ends. */
export async function lockAccount(
  transaction: ChangeContext['transaction'],
  tenant: Tenant,
  accountId: string,
): Promise<Selectable<AccountsTable>> {
  const account = await transaction
    .selectFrom('accounts as a')
    .where(withinTenant(tenant, 'a'))
    .where('a.account_id', '=', accountId)
    .selectAll()
    // Does not lock the key, to which an order refers that has locked a subscription of the account.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw notFound();
  return account;
}

/**
 * Rejects closed accounts, to which nothing can be added.
 *
 * @throws ApiProblem 400 `TargetAccountIsClosed`
 */
export function refuseClosed({ closed_on }: Pick<Selectable<AccountsTable>, 'closed_on'>): void {
  if (closed_on !== null) throw argumentError('TargetAccountIsClosed');
}

/**
 * The columns for a person's input about an account.
 *
 * @throws ApiProblem 400 `InvalidInvoiceFormatGiven` if what the format needs is missing
 */
export function accountValues(accountId: string, wanted: AccountChange) {
  if (missingInvoiceSetting(wanted) !== undefined) throw argumentError('InvalidInvoiceFormatGiven');
  const { accountName, invoiceFormat, billCycleFrequency } = wanted;
  return {
    account_name: accountName,
    sort_name: danishSortKey(accountName),
    search_text: `${accountName} ${accountId}`.toLowerCase(),
    address: JSON.stringify(wanted.address),
    invoice_format: invoiceFormat,
    ean: wanted.ean || null,
    email: wanted.email || null,
    reference: wanted.reference || null,
    bill_cycle_frequency: billCycleFrequency,
  };
}

type Readable = Pick<
  Selectable<AccountsTable>,
  'account_name' | 'invoice_format' | 'ean' | 'email' | 'reference' | 'bill_cycle_frequency'
> & { address: Selectable<AccountsTable>['address'] | string };

function readable(account: Readable): string[] {
  const { address } = account;
  const written = typeof address === 'string' ? (JSON.parse(address) as AccountChange['address']) : address;
  return [
    account.account_name,
    accountAddressLines(written).join(', '),
    invoiceFormatLabels[account.invoice_format],
    account.ean ?? '–',
    account.email ?? '–',
    account.reference ?? '–',
    billCycleLabels[account.bill_cycle_frequency],
  ];
}
