import { Select } from '../select/select.tsx';
import type { TableColumn, TableSort } from './table-model.ts';
import { tableTexts } from './texts.ts';
import styles from './table.module.css';

interface SortMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
}

/** Sort control for small screens, where rows are cards and there are no column headers. */
export const SortMenu = <Row,>({ columns, sort, onSortChange }: SortMenuProps<Row>) => {
  const orders = columns
    .filter(column => column.isSortable === true)
    .flatMap(column => [
      { column: column.id, direction: 'ascending' as const, label: tableTexts.ascending(column.header) },
      { column: column.id, direction: 'descending' as const, label: tableTexts.descending(column.header) },
    ]);
  if (orders.length === 0) return null;
  const current = orders.findIndex(o => o.column === sort?.column && o.direction === sort.direction);
  return (
    <div className={styles.sortMenu} data-folds>
      <Select
        label={tableTexts.sortBy}
        options={orders.map((order, index) => ({ value: String(index), label: order.label }))}
        value={String(Math.max(0, current))}
        onChange={event => {
          const order = orders[Number(event.target.value)];
          if (order !== undefined) onSortChange({ column: order.column, direction: order.direction });
        }}
      />
    </div>
  );
};
