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

/** An invoice that is paid, and how much of it. */
export type PaidItem = PaymentSession['items'][number];

const columns: TableColumn<PaidItem>[] = [
  { id: 'invoice', header: words.invoice, isRowHeader: true, cell: item => item.invoiceNumber },
  { id: 'account', header: words.account, cell: item => `${item.accountName} (${item.accountId})` },
  {
    id: 'deadline',
    header: words.deadline,
    cell: item => <span className={styles.whole}>{formatMediumDate(item.dueDate)}</span>,
  },
  { id: 'amount', header: words.amount, align: 'end', cell: item => formatMoney(item.amount) },
];

/** The invoices of a payment, each leading to its page where `isLinked`. */
export const PaidItems = ({
  items,
  isLinked = false,
}: {
  readonly items: readonly PaidItem[];
  readonly isLinked?: boolean;
}) => {
  const { id: customerId } = useCurrentCustomer().customer;
  return (
    <Table
      label={words.invoices}
      columns={columns}
      rows={items}
      rowKey={item => item.billingItemId}
      {...(isLinked ? { rowHref: (item: PaidItem) => links.invoice.href(customerId, item) } : {})}
    />
  );
};

/** What is paid: how much, and for what. */
export const PaymentSummary = ({
  items,
  amount,
}: {
  readonly items: readonly PaidItem[];
  readonly amount: Money;
}) => {
  const [only] = items;
  const owed = formatMoney(amount);
  return (
    <Card title={words.heading}>
      {items.length === 1 && only ? (
        <DescriptionList
          items={[
            { term: words.amount, value: owed },
            { term: words.invoice, value: only.invoiceNumber },
            { term: words.account, value: `${only.accountName} (${only.accountId})` },
            { term: words.deadline, value: formatMediumDate(only.dueDate) },
          ]}
        />
      ) : (
        <>
          <PaidItems items={items} />
          <dl className={styles.total}>
            <dt>{words.total}</dt>
            <dd>{owed}</dd>
          </dl>
        </>
      )}
    </Card>
  );
};
