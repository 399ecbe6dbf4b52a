import type { AccountDetails } from 'shared/contracts/account';
import { formatCount } from 'shared/format/number';
import { formatMoney } from 'shared/format/money';
import { Figures } from '../figures.tsx';
import { texts } from './texts.ts';

const words = texts.figures;

/** What the account owes, and how many subscriptions it pays for. */
export const AccountFigures = ({ account }: { readonly account: AccountDetails }) => {
  const { owed, overdue } = account.balance;
  const { unpaidBillingItems, subscriptions } = account.counts;
  const isOverdue = overdue.value > 0;
  return (
    <Figures
      items={[
        {
          term: words.owed,
          value: formatMoney(owed),
          note: unpaidBillingItems === 0 ? words.nothingOwed : words.owedNote(unpaidBillingItems),
        },
        {
          term: words.overdue,
          value: formatMoney(overdue),
          note: isOverdue ? words.overdueNote : words.nothingOverdue,
          tone: isOverdue ? 'error' : 'neutral',
        },
        { term: words.subscriptions, value: formatCount(subscriptions) },
      ]}
    />
  );
};
