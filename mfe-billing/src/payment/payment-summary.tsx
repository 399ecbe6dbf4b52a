import type { BillingItem } from 'shared/contracts/billing-item';
import type { Money } from 'shared/contracts/money';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { texts } from './texts.ts';

const words = texts.summary;

/** What is paid: how much, and for what. */
export const PaymentSummary = ({ item, amount }: { readonly item: BillingItem; readonly amount: Money }) => (
  <Card title={words.heading}>
    <DescriptionList
      items={[
        { term: words.amount, value: formatMoney(amount) },
        { term: words.invoice, value: item.invoiceNumber },
        { term: words.account, value: `${item.accountName} (${item.accountId})` },
        { term: words.deadline, value: formatMediumDate(item.dueDate) },
      ]}
    />
  </Card>
);
