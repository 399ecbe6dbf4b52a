/** The choice between all and selected billing accounts, used by the rights editor and the create drawer. */
import type { UserAssetsBody } from 'shared/contracts/access';
import type { Asset } from 'shared/contracts/asset';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';

/** ADM-058. */
export type AccessVariant = 'ALL-ACCOUNTS' | 'SELECTED-ACCOUNTS';

/** A selected billing account; its name is missing when only its number is known. */
export interface ChosenAccount {
  readonly id: string;
  readonly name?: string | undefined;
}

export interface AccessChoice {
  readonly selectedVariant: AccessVariant | undefined;
  /** Kept while another variant is selected; used for `SELECTED-ACCOUNTS` only. */
  readonly accounts: readonly ChosenAccount[];
}

export const nothingChosen: AccessChoice = { selectedVariant: undefined, accounts: [] };

/** ADM-059: selecting the current variant again clears the choice. */
export const withVariant = (choice: AccessChoice, variant: AccessVariant): AccessChoice => ({
  ...choice,
  selectedVariant: choice.selectedVariant === variant ? undefined : variant,
});

export const withAccount = (
  choice: AccessChoice,
  account: ChosenAccount,
  isChosen: boolean,
): AccessChoice => {
  const others = choice.accounts.filter(({ id }) => id !== account.id);
  return { ...choice, accounts: isChosen ? [...others, account] : others };
};

/** The form's error message for a choice (ADM-060, ADM-061). */
export const accessProblem = ({ selectedVariant, accounts }: AccessChoice): string | undefined => {
  if (selectedVariant === undefined) return validationTexts.choice;
  if (selectedVariant === 'SELECTED-ACCOUNTS' && accounts.length === 0) return validationTexts.accounts;
  return undefined;
};

/** The same as the schema of a form field. */
export const accessSchema = z.custom<AccessChoice>().check(context => {
  const message = accessProblem(context.value);
  if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
});

/** ADM-076: the assets of a choice; undefined for all accounts. */
export const assetsOf = ({ selectedVariant, accounts }: AccessChoice): Asset[] | undefined =>
  selectedVariant === 'SELECTED-ACCOUNTS'
    ? accounts.map(({ id }) => ({ id, type: 'Account' as const }))
    : undefined;

/** ADM-075: the request body for a valid choice. */
export const accessOf = (choice: AccessChoice): Pick<UserAssetsBody, 'access' | 'assets'> => {
  const assets = assetsOf(choice);
  return assets === undefined ? { access: 'Full' } : { access: 'Limited', assets };
};

export const isSameChoice = (one: AccessChoice, other: AccessChoice): boolean => {
  if (one.selectedVariant !== other.selectedVariant) return false;
  if (one.selectedVariant !== 'SELECTED-ACCOUNTS') return true;
  const ids = new Set(one.accounts.map(({ id }) => id));
  return ids.size === other.accounts.length && other.accounts.every(({ id }) => ids.has(id));
};
