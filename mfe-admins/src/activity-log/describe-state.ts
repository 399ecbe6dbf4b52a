import type { AuditState } from 'shared/contracts/audit-log';
import { formatMediumDate } from 'shared/format/date';
import { orderTypeLabel } from 'shared/format/order-type';
import { allAccountsText, orderText, selectedAccountsText } from './texts.ts';

/** More accounts than these are counted: the whole list stands in the file. */
const mostAccounts = 3;

/** What somebody had access to or was called before or after a change, or what was ordered; else undefined. */
export const describeState = (
  state: AuditState | null,
  names: Readonly<Record<string, string>> = {},
): string | undefined => {
  const own = state?.name ?? state?.email ?? state?.values?.join(', ');
  if (own !== undefined) return own;
  if (state?.orderType && state.orderId && state.effectiveDate)
    return orderText(orderTypeLabel(state.orderType), state.orderId, formatMediumDate(state.effectiveDate));
  if (!state?.accessType) return undefined;
  if (state.accessType !== 'Limited') return allAccountsText;
  const accounts = (state.accountIds ?? []).map(id =>
    names[id] === undefined ? id : `${names[id]} (${id})`,
  );
  return selectedAccountsText(accounts.slice(0, mostAccounts), accounts.length - mostAccounts);
};

/** Account numbers that the lines speak of. */
export const accountIdsIn = (
  entries: readonly { readonly before: AuditState | null; readonly after: AuditState | null }[],
): string[] =>
  entries.flatMap(({ before, after }) =>
    [before, after].flatMap(state => (state?.accountIds ?? []).slice(0, mostAccounts)),
  );
