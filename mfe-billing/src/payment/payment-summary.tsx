import type { Money } from 'shared/contracts/money';
import type { PaymentSession } from 'shared/contracts/payment';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { links } from 'shared/remote/links';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Table, type TableColumn } from 'shared/ui/table';
import styles from './payment.module.css';
import { texts } from './texts.ts';

const words = texts.summary;

/** An invoice in a payment, and the amount paid for it. */
export type PaidItem = PaymentSession['items'][number];

const columns: TableColumn<PaidItem>[] = [
  { id: 'invoice', header: words.invoice, isRowHeader: true, cell: item => item.invoiceNumber },
  { id: 'account', header: words.account, cell: item => `${item.accountName} (${item.accountId})` },
  {
    id: 'deadline',
    header: words.deadline,
    cell: item => <span className={styles.unbroken}>{formatMediumDate(item.dueDate)}</span>,
  },
  { id: 'amount', header: words.amount, align: 'end', cell: item => formatMoney(item.amount) },
];

const endedColumns = columns.filter(({ id }) => id !== 'deadline');

interface PaymentSummaryProps {
  readonly items: readonly PaidItem[];
  readonly amount: Money;
}

const Total = ({ amount }: { readonly amount: Money }) => (
  <dl className={styles.total}>
    <dt>{words.total}</dt>
    <dd>{formatMoney(amount)}</dd>
  </dl>
);

interface EndedItemsProps extends PaymentSummaryProps {
  readonly label: string;
}

/** The invoices of a payment that has ended, each with a link to its page. */
export const EndedItems = ({ label, items, amount }: EndedItemsProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return (
    <div>
      <Table
        label={label}
        columns={endedColumns}
        rows={items}
        rowKey={item => item.billingItemId}
        rowHref={item => links.invoice.href(customerId, item)}
      />
      {items.length === 1 ? null : <Total amount={amount} />}
    </div>
  );
};

/** On a phone, more rows would push the card fields too far down. */
const FEW = 3;
const wideQuery = '(width > 37.4375em)';

const ChosenRows = ({ items }: Pick<PaymentSummaryProps, 'items'>) => {
  const table = (
    <Table label={words.invoices} columns={columns} rows={items} rowKey={item => item.billingItemId} />
  );
  if (items.length <= FEW || window.matchMedia(wideQuery).matches) return table;
  return (
    <details className={styles.many}>
      <summary>{words.count(items.length)}</summary>
      {table}
    </details>
  );
};

/** What is to be paid: the amount and the invoices. */
export const PaymentSummary = ({ items, amount }: PaymentSummaryProps) => {
  const [only] = items;
  return (
    <Card title={words.heading}>
      {items.length === 1 && only ? (
        <DescriptionList
          items={[
            { term: words.amount, value: formatMoney(amount) },
            { term: words.invoice, value: only.invoiceNumber },
            { term: words.account, value: `${only.accountName} (${only.accountId})` },
            { term: words.deadline, value: formatMediumDate(only.dueDate) },
          ]}
        />
      ) : (
        <>
          <ChosenRows items={items} />
          <Total amount={amount} />
        </>
      )}
    </Card>
  );
};
