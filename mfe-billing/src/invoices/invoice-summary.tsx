import { OVERDUE_STATUSES, UNPAID_STATUSES, type BillingItemStatus } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { formatMoney } from 'shared/format/money';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Link } from 'shared/ui/link';
import { Skeleton } from 'shared/ui/skeleton';
import { billingItemQueries } from '../billing-item.queries.ts';
import { Figures } from '../figures.tsx';
import { invoiceParams } from './invoice-params.ts';
import { texts } from './texts.ts';

const words = texts.summary;

/** What is owed, overdue and due next, over all or the chosen customer numbers. Fails without the list. */
export const InvoiceSummary = ({ accountIds }: { readonly accountIds: readonly string[] }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { data, isError, refetch, isFetching } = useQuery({
    ...billingItemQueries(useHttp(), customerId).summary(accountIds),
    placeholderData: keepPreviousOf(customerId),
  });
  if (isError && !data)
    return (
      <AttentionBox
        variant="warning"
        isAnnounced
        action={
          <Button variant="secondary" size="small" isPending={isFetching} onPress={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </AttentionBox>
    );
  if (!data) return <Skeleton shape="card" />;
  const listed = (text: string, statuses: readonly BillingItemStatus[]) => {
    const query = invoiceParams.write({ ...invoiceParams.initial, accountIds, statuses }).toString();
    return <Link href={customerHref(customerId, `${areaPaths.invoices}?${query}`)}>{text}</Link>;
  };
  return (
    <Figures
      items={[
        {
          term: words.owed,
          value: formatMoney(data.owed),
          note:
            data.owedCount === 0
              ? words.nothingOwed
              : listed(words.owedNote(data.owedCount), UNPAID_STATUSES),
        },
        {
          term: words.overdue,
          value: formatMoney(data.overdue),
          note:
            data.overdueCount === 0
              ? words.nothingOverdue
              : listed(words.overdueNote(data.overdueCount), OVERDUE_STATUSES),
          tone: data.overdueCount > 0 ? 'error' : 'neutral',
        },
        {
          term: words.next,
          value: data.next ? formatMoney(data.next.amount) : words.nothingNext,
          note: data.next ? words.nextNote(data.next.dueDate) : words.nothingNextNote,
        },
      ]}
    />
  );
};
