/** The open amount by part, each linked to its invoices. */
import type { ReactNode } from 'react';
import { OPEN_PARTS, type OpenAmounts as Amounts, type OpenPart } from '../contracts/open-amounts.ts';
import { formatMoney } from '../format/money.ts';
import { invoiceCount, openAmountLabels } from '../format/open-amounts.ts';
import { links } from '../remote/links.ts';
import { SumParts, type SumPart } from 'shared/ui/sum-parts';

interface OpenAmountsProps {
  readonly customerId: string;
  readonly open: Amounts;
  /** Billing accounts of the amounts; by default all that the user may see. */
  readonly accountIds?: readonly string[];
  readonly children?: ReactNode;
}

/** The same texts and figures on the landing page, the invoices overview and the billing account page. */
export const OpenAmounts = ({ customerId, open, accountIds = [], children }: OpenAmountsProps) => {
  const part = (key: OpenPart | 'total'): SumPart => {
    const { count, amount } = key === 'total' ? open.total : open.parts[key];
    const parts = key === 'total' ? OPEN_PARTS : [key];
    return {
      term: openAmountLabels[key],
      value: formatMoney(amount),
      note: invoiceCount(count),
      href: count === 0 ? undefined : links.invoices.href(customerId, { open: parts, accountIds }),
      tone: key === 'Overdue' && count > 0 ? 'error' : 'neutral',
    };
  };
  return (
    <SumParts parts={OPEN_PARTS.map(part)} total={part('total')}>
      {children}
    </SumParts>
  );
};
