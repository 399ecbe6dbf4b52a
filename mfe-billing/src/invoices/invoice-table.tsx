import { useMemo } from 'react';
import { BILLING_ITEM_SORT_COLUMNS, type BillingItem } from 'shared/contracts/billing-item';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { useKeptRows } from 'shared/list/kept-list';
import { links } from 'shared/remote/links';
import { useToday } from 'shared/today';
import { Table, type TableColumn, type TableSelection } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import { documentTitle, documentTypeLabels } from 'shared/format/document-type';
import { statusTag } from '../billing-item-status.ts';
import type { InvoiceValues } from './invoice-params.ts';
import styles from './invoices.module.css';
import { texts } from './texts.ts';

const words = texts.table;

/** Title of an invoice in the list. */
export const titleOf = (item: BillingItem): string => documentTitle(item.documentType, item.invoiceNumber);

/** Column ids are the API's sort columns, so that sorting needs no mapping. */
const columnsOn = (today: string): TableColumn<BillingItem>[] => [
  {
    id: 'InvoiceNumber',
    header: words.number,
    isRowHeader: true,
    isSortable: true,
    cell: item => (
      <>
        {documentTypeLabels[item.documentType]} <span className={styles.number}>{item.invoiceNumber}</span>
      </>
    ),
  },
  {
    id: 'Account',
    header: words.account,
    isSortable: true,
    cell: item => (
      <span className={styles.account} data-lines>
        <span>{item.accountName}</span> <span>{item.accountId}</span>
      </span>
    ),
  },
  {
    id: 'IssueDate',
    header: words.issued,
    isHiddenOnCards: true,
    isHiddenOnMedium: true,
    isSortable: true,
    cell: item => <span className={styles.unbroken}>{formatMediumDate(item.issueDate)}</span>,
  },
  {
    id: 'DueDate',
    header: words.due,
    isSortable: true,
    cell: item => <span className={styles.unbroken}>{formatMediumDate(item.dueDate)}</span>,
  },
  {
    id: 'Status',
    header: words.status,
    isSortable: true,
    cell: item => {
      const { label, tone } = statusTag(item, today);
      return (
        <span data-tags>
          <Tag tone={tone}>{label}</Tag>
        </span>
      );
    },
  },
  {
    id: 'Amount',
    header: words.amount,
    align: 'end',
    isSortable: true,
    cell: item => formatMoney(item.totalInclVat),
  },
  {
    id: 'AmountDue',
    header: words.amountDue,
    isHiddenOnMedium: true,
    align: 'end',
    // An empty cell is easier to scan than a column of 0,00 kr.
    cell: item => (item.amountDue.value === 0 ? null : formatMoney(item.amountDue)),
  },
];

type Sort = Pick<InvoiceValues, 'sortBy' | 'sortOrder'>;

interface InvoiceTableProps {
  readonly items: readonly BillingItem[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly selection: TableSelection<BillingItem>;
  readonly isBusy: boolean;
}

/** The invoices of one page, as rows or as cards. */
export const InvoiceTable = ({ items, sort, onSort, selection, isBusy }: InvoiceTableProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  useKeptRows(items.map(({ billingItemId }) => billingItemId));
  const today = useToday();
  const columns = useMemo(() => columnsOn(today), [today]);
  return (
    <Table
      label={words.label}
      columns={columns}
      rows={items}
      rowKey={item => item.billingItemId}
      rowHref={item => links.invoice.href(customerId, item)}
      sort={{
        column: sort.sortBy,
        direction: sort.sortOrder === 'Ascending' ? 'ascending' : 'descending',
      }}
      onSortChange={({ column, direction }) => {
        const sortBy = BILLING_ITEM_SORT_COLUMNS.find(known => known === column);
        if (sortBy) onSort({ sortBy, sortOrder: direction === 'ascending' ? 'Ascending' : 'Descending' });
      }}
      selection={selection}
      isBusy={isBusy}
    />
  );
};
