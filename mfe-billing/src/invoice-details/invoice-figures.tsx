import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { openPartOf } from 'shared/contracts/open-amounts';
import { isCredit } from 'shared/format/billing-status';
import { formatLongDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { useToday } from 'shared/today';
import { Figures, type Figure } from '../figures.tsx';
import { compareTotals } from '../explanation-model/compare-totals.ts';
import { texts } from './texts.ts';

const words = texts.figures;

const comparison = ({ totalInclVat, previousTotal }: BillingItemDetails): Figure[] => {
  if (!previousTotal) return [];
  const compared = compareTotals(totalInclVat, previousTotal);
  return [
    {
      term: words.previous,
      value: compared.than === 'same' ? words.same : words[compared.than](formatMoney(compared.by)),
      note: words.previousNote(formatMoney(previousTotal)),
    },
  ];
};

/** The item's amounts, compared with the previous item. */
export const InvoiceFigures = ({ item }: { readonly item: BillingItemDetails }) => {
  const isOwed = item.amountDue.value > 0;
  const isPaid = item.status === 'Paid' && item.totalInclVat.value > 0;
  const settled = isPaid ? words.nothingDue : words.nothingOwed;
  const nothingOwed = isCredit(item) ? words.credit : settled;
  const isLate = openPartOf(item, useToday()) === 'Overdue';
  return (
    <Figures
      items={[
        {
          term: words.total,
          value: formatMoney(item.totalInclVat),
          note: words.totalNote(formatMoney(item.vatAmount)),
        },
        {
          term: words.due,
          value: formatMoney(item.amountDue),
          note: isOwed ? words.dueNote(formatLongDate(item.dueDate)) : nothingOwed,
          tone: isOwed && isLate ? 'error' : 'neutral',
        },
        ...comparison(item),
      ]}
    />
  );
};
