import type { BillingSummary } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { formatMoney } from 'shared/format/money';
import { useHttp } from 'shared/http';
import { OpenAmounts } from 'shared/open-amounts';
import { keepPreviousOf, useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Skeleton } from 'shared/ui/skeleton';
import { billingItemQueries } from '../billing-item.queries.ts';
import styles from './invoices.module.css';
import { texts } from './texts.ts';

const words = texts.summary;

/** The open amounts and what comes next, for all or the selected customer numbers. Fails independently of the list. */
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
  if (!data)
    return (
      <div className={styles.loading}>
        <Skeleton shape="card" />
      </div>
    );
  return (
    <OpenAmounts customerId={customerId} open={data.open} accountIds={accountIds}>
      <Next summary={data} />
    </OpenAmounts>
  );
};

/** Two facts: the next payment, and the date of the next invoice. */
const Next = ({ summary }: { readonly summary: BillingSummary }) => {
  const { nextPayment, nextInvoiceDate } = summary;
  const drawn = nextPayment && nextPayment.automatic.value > 0;
  const items = [
    {
      term: words.nextPayment,
      value:
        nextPayment &&
        words.payment(nextPayment.dueDate, formatMoney(nextPayment.amount)) +
          (drawn ? words.automatic(formatMoney(nextPayment.automatic)) : ''),
    },
    { term: words.nextInvoice, value: nextInvoiceDate && words.invoice(nextInvoiceDate) },
  ].filter(({ value }) => value);
  return items.length === 0 ? null : (
    <dl className={styles.next}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
