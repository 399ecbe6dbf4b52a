/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   rows that are drawn as cards (display: block) lose their implied roles in some browsers */
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import { nextSort, switched } from './table-model.ts';
import type { TableColumn, TableSelection, TableSort } from './table-model.ts';
import { tableTexts } from './texts.ts';
import styles from './table.module.css';

interface TableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Row> | undefined;
}

/** Column headers; those the server can sort by are buttons. */
export const TableHeader = <Row,>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
}: TableHeaderProps<Row>) => (
  <thead className={styles.head} role="rowgroup">
    <tr role="row">
      {selection === undefined ? null : (
        <th className={styles.choice} role="columnheader" scope="col">
          <SelectAll keys={rows.map(rowKey)} selection={selection} />
        </th>
      )}
      {columns.map(column => {
        const isSortable = column.isSortable === true && onSortChange !== undefined;
        const direction = sort?.column === column.id ? sort.direction : undefined;
        const text = (
          <span className={column.hidesHeader === true ? 'visually-hidden' : undefined}>{column.header}</span>
        );
        return (
          <th
            className={styles.header}
            key={column.id}
            role="columnheader"
            scope="col"
            data-align={column.align}
            data-medium={column.isHiddenOnMedium === true ? 'hidden' : undefined}
            aria-sort={isSortable ? (direction ?? 'none') : undefined}
          >
            {isSortable ? (
              <button
                className={styles.sort}
                type="button"
                data-sorted={direction}
                onClick={() => {
                  onSortChange(nextSort(sort, column.id));
                }}
              >
                {text}
                <Icon
                  name={direction === undefined ? 'sort' : 'chevron'}
                  size="xs"
                  {...(direction === 'ascending' ? { rotate: 180 } : {})}
                />
              </button>
            ) : (
              text
            )}
          </th>
        );
      })}
    </tr>
  </thead>
);

interface SelectAllProps<Row> {
  keys: readonly string[];
  selection: TableSelection<Row>;
}

const SelectAll = <Row,>({ keys, selection }: SelectAllProps<Row>) => {
  const chosen = keys.filter(key => selection.selected.has(key)).length;
  return (
    <Checkbox
      hidesLabel
      checked={keys.length > 0 && chosen === keys.length}
      isIndeterminate={chosen > 0 && chosen < keys.length}
      onChange={event => {
        selection.onChange(switched(selection.selected, keys, event.target.checked));
      }}
    >
      {tableTexts.selectAll}
    </Checkbox>
  );
};
