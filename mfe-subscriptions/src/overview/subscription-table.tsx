import { SUBSCRIPTION_SORT_COLUMNS, type SubscriptionListItem } from 'shared/contracts/subscription-list';
import { useCurrentCustomer } from 'shared/customers';
import { formatMonthlyPrice } from 'shared/format/money';
import { links } from 'shared/remote/links';
import { Table, type TableColumn, type TableSelection } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import { categoryLabel, statusTag } from '../subscription-model/subscription-labels.ts';
import { subscriptionNumber, userName } from '../subscription-model/subscription-names.ts';
import type { OverviewValues } from './overview-params.ts';
import styles from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

type Column = TableColumn<SubscriptionListItem>;

const TwoLines = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <span className={styles.lines}>
    <span>{first}</span>
    <span className={styles.second}>{second}</span>
  </span>
);

const Status = ({ item }: { readonly item: SubscriptionListItem }) => {
  const { label, tone } = statusTag(item);
  return (
    <span className={styles.tags}>
      <Tag tone={tone}>{label}</Tag>
      {item.hasProcessingOrder ? (
        <Tag tone="info" icon="clock">
          {texts.runningOrder}
        </Tag>
      ) : null}
    </span>
  );
};

const price: Column = {
  id: 'Price',
  header: texts.columns.price,
  align: 'end',
  isSortable: true,
  cell: ({ recurringRate }) => (recurringRate ? formatMonthlyPrice(recurringRate) : null),
};

/** Ids are the API's sort columns. Prices only with their toggle (SUB-008). */
const columnsFor = (showsPrices: boolean): Column[] => [
  {
    id: 'Name',
    header: texts.columns.name,
    isRowHeader: true,
    isSortable: true,
    cell: item => userName(item) ?? <span className={styles.muted}>{texts.withoutUser}</span>,
  },
  {
    id: 'Number',
    header: texts.columns.number,
    isSortable: true,
    cell: item => <span className={styles.number}>{subscriptionNumber(item)}</span>,
  },
  { id: 'Status', header: texts.columns.status, isSortable: true, cell: item => <Status item={item} /> },
  {
    id: 'Product',
    header: texts.columns.product,
    isSortable: true,
    cell: item => <TwoLines first={item.name} second={categoryLabel(item)} />,
  },
  {
    id: 'Account',
    header: texts.columns.account,
    isSortable: true,
    isHiddenOnMedium: true,
    cell: item => <TwoLines first={item.accountName} second={item.accountId} />,
  },
  ...(showsPrices ? [price] : []),
];

type Sort = Pick<OverviewValues, 'sortBy' | 'order'>;

interface SubscriptionTableProps {
  readonly items: readonly SubscriptionListItem[];
  readonly sort: Sort;
  readonly onSortChange: (sort: Sort) => void;
  readonly showsPrices: boolean;
  /** Rows of another page, sort or search are on their way. */
  readonly isBusy: boolean;
  /** Missing for whoever only looks. */
  readonly selection?: TableSelection<SubscriptionListItem>;
}

/** A page of subscriptions, each row the way to its details; cards on small screens. */
export const SubscriptionTable = (props: SubscriptionTableProps) => {
  const { items, sort, onSortChange, showsPrices, isBusy, selection } = props;
  const { customer } = useCurrentCustomer();
  return (
    <Table
      label={texts.tableName}
      columns={columnsFor(showsPrices)}
      rows={items}
      rowKey={item => item.id}
      rowHref={item => links.subscription.href(customer.id, { subscriptionId: item.id })}
      sort={{ column: sort.sortBy, direction: sort.order === 'faldende' ? 'descending' : 'ascending' }}
      onSortChange={({ column, direction }) => {
        const sortBy = SUBSCRIPTION_SORT_COLUMNS.find(name => name === column);
        if (sortBy) onSortChange({ sortBy, order: direction === 'descending' ? 'faldende' : 'stigende' });
      }}
      isBusy={isBusy}
      {...(selection && { selection })}
    />
  );
};
