import type { BillingItemDetails } from 'shared/contracts/billing-item-details';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Link } from 'shared/ui/link';
import { invoiceFormatLabels } from 'shared/format/account-labels';
import { paymentMethodLabels } from '../billing-labels.ts';
import { texts } from './texts.ts';

const words = texts.facts;

/** The item's accounts and dates. */
export const InvoiceFacts = ({ item }: { readonly item: BillingItemDetails }) => {
  const { id } = useCurrentCustomer().customer;
  const { from, to } = item.period;
  return (
    <Card title={words.heading}>
      <DescriptionList
        items={[
          {
            term: words.account,
            value: (
              <Link href={links.billingAccount.href(id, { billingAccountId: item.accountId })}>
                {`${item.accountName} (${item.accountId})`}
              </Link>
            ),
          },
          { term: words.root, value: item.rootAccountId === item.accountId ? undefined : item.rootAccountId },
          { term: words.cvr, value: item.cvr },
          { term: words.issued, value: formatMediumDate(item.issueDate) },
          { term: words.due, value: formatMediumDate(item.dueDate) },
          { term: words.period, value: words.periodOf(formatMediumDate(from), formatMediumDate(to)) },
          { term: words.format, value: invoiceFormatLabels[item.invoiceFormat] },
          { term: words.method, value: paymentMethodLabels[item.paymentMethod] },
          { term: words.reminders, value: item.reminderLevel > 0 ? item.reminderLevel : undefined },
        ]}
      />
    </Card>
  );
};
