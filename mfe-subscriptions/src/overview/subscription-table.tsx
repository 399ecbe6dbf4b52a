import {
  NEAR_LIMIT_PERCENT,
  SUBSCRIPTION_SORT_COLUMNS,
  type SubscriptionColumn,
  type SubscriptionListItem,
} from 'shared/contracts/subscription-list';
import { useCurrentCustomer } from 'shared/customers';
import { formatMediumDate } from 'shared/format/date';
import { formatMonthlyPrice } from 'shared/format/money';
import {
  runningOrderLabel,
  subscriptionColumnLabels,
  withoutUserLabel,
} from 'shared/format/subscription-labels';
import { subscriptionNumber } from 'shared/format/subscription-number';
import { useKeptRows } from 'shared/list/kept-list';
import { links } from 'shared/remote/links';
import { Table, type TableColumn, type TableSelection } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import { categoryLabel, statusTag } from '../subscription-model/subscription-labels.ts';
import { userName } from '../subscription-model/subscription-names.ts';
import type { ChosenColumn, OverviewValues } from './overview-params.ts';
import styles from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

type Column = TableColumn<SubscriptionListItem>;

const TwoLines = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <span data-lines>
    <span>{first}</span>
    <span>{second}</span>
  </span>
);

const Status = ({ item }: { readonly item: SubscriptionListItem }) => {
  const { label, tone } = statusTag(item);
  return (
    <span data-tags>
      <Tag tone={tone}>{label}</Tag>
      {item.hasProcessingOrder ? (
        <Tag tone="info" icon="clock">
          {runningOrderLabel}
        </Tag>
      ) : null}
      {(item.dataUsedPercent ?? 0) >= NEAR_LIMIT_PERCENT ? (
        <Tag tone="warning">{texts.used(item.dataUsedPercent ?? 0)}</Tag>
      ) : null}
    </span>
  );
};

const Product = ({ item }: { readonly item: SubscriptionListItem }) => {
  const category = categoryLabel(item);
  return category === item.name ? item.name : <TwoLines first={item.name} second={category} />;
};

const dateOf = (day: string | null | undefined): string | null => (day ? formatMediumDate(day) : null);

const cells: Record<SubscriptionColumn, Omit<Column, 'id' | 'header' | 'isSortable'>> = {
  Name: {
    isRowHeader: true,
    cell: item => userName(item) ?? <span className={styles.muted}>{withoutUserLabel}</span>,
  },
  Number: { cell: item => <span className={styles.number}>{subscriptionNumber(item)}</span> },
  Status: { cell: item => <Status item={item} /> },
  Product: { cell: item => <Product item={item} /> },
  Account: { cell: item => <TwoLines first={item.accountName} second={item.accountId} /> },
  Price: {
    align: 'end',
    cell: ({ recurringRate }) => (recurringRate ? formatMonthlyPrice(recurringRate) : null),
  },
  EmployeeId: { cell: ({ employeeId }) => employeeId },
  EffectiveDate: { cell: ({ effectiveDate }) => dateOf(effectiveDate) },
  EndDate: { cell: ({ futureCancellationDate }) => dateOf(futureCancellationDate) },
};

const sortColumnOf = (id: string) => SUBSCRIPTION_SORT_COLUMNS.find(name => name === id);

/** Ids of sortable columns are the API's. With default columns, one is hidden when there is little room. */
const columnsOf = (shown: readonly ChosenColumn[], isChosen: boolean): Column[] =>
  (['Name', ...shown] as const).map(id => ({
    ...cells[id],
    id,
    header: subscriptionColumnLabels[id],
    isSortable: sortColumnOf(id) !== undefined,
    isHiddenOnMedium: id === 'Account' && !isChosen,
  }));

type Sort = Pick<OverviewValues, 'sortBy' | 'order'>;

interface SubscriptionTableProps {
  readonly items: readonly SubscriptionListItem[];
  readonly sort: Sort;
  readonly onSortChange: (sort: Sort) => void;
  readonly columns: readonly ChosenColumn[];
  /** True for the user's own choice, false for the default columns. */
  readonly areColumnsChosen: boolean;
  /** True while rows of another page, sort order or search load. */
  readonly isBusy: boolean;
  /** Missing for users with read access only. */
  readonly selection?: TableSelection<SubscriptionListItem>;
}

/** A page of subscriptions, each row a link to its details; cards on small screens. */
export const SubscriptionTable = (props: SubscriptionTableProps) => {
  const { items, sort, onSortChange, columns, areColumnsChosen, isBusy, selection } = props;
  const { customer } = useCurrentCustomer();
  useKeptRows(items.map(({ id }) => id));
  return (
    <Table
      label={texts.tableName}
      columns={columnsOf(columns, areColumnsChosen)}
      rows={items}
      rowKey={item => item.id}
      rowHref={item => links.subscription.href(customer.id, { subscriptionId: item.id })}
      sort={{ column: sort.sortBy, direction: sort.order === 'faldende' ? 'descending' : 'ascending' }}
      onSortChange={({ column, direction }) => {
        const sortBy = sortColumnOf(column);
        if (sortBy) onSortChange({ sortBy, order: direction === 'descending' ? 'faldende' : 'stigende' });
      }}
      isBusy={isBusy}
      {...(selection && { selection })}
    />
  );
};
