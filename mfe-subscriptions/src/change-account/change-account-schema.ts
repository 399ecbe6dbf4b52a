import type { Account, AccountView } from 'shared/contracts/account';
import type { AccountMove } from 'shared/contracts/account-move';
import type { Subscription } from 'shared/contracts/subscription';
import type { FormSchema } from 'shared/form';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { changeAccountTexts as texts } from './texts.ts';

export interface MoveValues {
  /** The whole account, so that it stays visible during another search. */
  readonly target: AccountView | undefined;
  readonly date: string;
}

export const initialMove = (today: string): MoveValues => ({ target: undefined, date: today });

/** Why an account cannot pay for a subscription; undefined when it can. The server decides in the end. */
export const whyNot = (
  account: Pick<Account, 'accountId' | 'rootAccountId' | 'productGroup' | 'closedOn'>,
  of: Pick<Subscription, 'accountId' | 'rootAccountId' | 'accountProductGroup'>,
): string | undefined => {
  if (account.accountId === of.accountId) return texts.isCurrent;
  if (account.closedOn) return texts.isClosed;
  if ((account.rootAccountId ?? account.accountId) !== of.rootAccountId) return texts.otherRoot;
  return account.productGroup === of.accountProductGroup ? undefined : texts.otherGroup;
};

/** An account, and its first day, from today to four months ahead (VAL-029). */
export const moveSchema = (today: string): FormSchema<AccountMove> =>
  z.pipe(
    z.object({
      target: z.object({ accountId: z.string() }, { error: texts.targetMissing }),
      date: field(
        firstOf(
          effectiveDateRule(today),
          must(day => day >= today, texts.datePassed),
        ),
      ),
    }),
    z.transform(({ target, date }) => ({ targetAccountId: target.accountId, effectiveDate: date })),
  );
