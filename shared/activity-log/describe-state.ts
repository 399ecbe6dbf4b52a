import type { AuditDetails, AuditState } from '../contracts/audit-log.ts';
import { codeTexts } from '../errors/code-texts.ts';
import { accountText } from '../format/account-text.ts';
import { allAccountsText, selectedAccountsText, valuesText, viaBulkJobText, viaTexts } from './texts.ts';

/** Maximum number of accounts or values listed; the rest are counted. The file contains the whole list. */
const maxAccounts = 3;

const maxValues = 8;

const valuesOf = (values: readonly string[] | undefined): string | undefined =>
  values && valuesText(values.slice(0, maxValues), values.length - maxValues);

/** Additional details of an entry: why an order failed, and its origin if no user triggered it directly. */
export const describeDetails = (details: AuditDetails | null | undefined): string[] => {
  const { failure, via } = details ?? {};
  const reason = failure === undefined ? undefined : codeTexts[failure];
  const by =
    via?.kind === 'BulkJob' && via.id !== undefined
      ? viaBulkJobText(via.id)
      : viaTexts[via?.kind ?? 'Unknown'];
  return [reason, by].filter(text => text !== undefined);
};

/** Access or name before or after a change; undefined without one. */
export const describeState = (
  state: AuditState | null,
  names: Readonly<Record<string, string>> = {},
): string | undefined => {
  const own = state?.name ?? state?.email ?? valuesOf(state?.values);
  if (own !== undefined) return own;
  if (!state?.accessType) return undefined;
  if (state.accessType !== 'Limited') return allAccountsText;
  const accounts = (state.accountIds ?? []).map(id => accountText({ id, name: names[id] }));
  return selectedAccountsText(accounts.slice(0, maxAccounts), accounts.length - maxAccounts);
};

/** Account numbers mentioned in the entries. */
export const accountIdsIn = (
  entries: readonly { readonly before: AuditState | null; readonly after: AuditState | null }[],
): string[] =>
  entries.flatMap(({ before, after }) =>
    [before, after].flatMap(state => (state?.accountIds ?? []).slice(0, maxAccounts)),
  );
