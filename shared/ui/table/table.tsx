/* oxlint-disable jsx-a11y/no-redundant-roles --
   rows that are drawn as cards (display: block) lose their implied roles in some browsers */
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { SortMenu } from './sort-menu.tsx';
import { TableHeader } from './table-header.tsx';
import { TableRow } from './table-row.tsx';
import { switched } from './table-model.ts';
import type { TableColumn, TableSelection, TableSort } from './table-model.ts';
import styles from './table.module.css';

export type { TableColumn, TableSelection, TableSort } from './table-model.ts';

export interface TableProps<Row> {
  /** Name of the table, read but not shown. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Page of a row: its heading becomes the link, and the whole row leads there. */
  rowHref?: (row: Row) => string | undefined;
  /** Before the heading of a row: an icon of its kind. */
  rowIcon?: (row: Row) => ReactNode;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** Newer rows are on their way: a line above the present ones says so. */
  isBusy?: boolean;
  /** `cards` turns rows into cards on small screens; `scroll` keeps the table and scrolls it. */
  small?: 'cards' | 'scroll';
}

/** Chooses a row or lets it go. The same function for every choice, so that a press draws its own row alone. */
const useSwitchRow = <Row,>(selection: TableSelection<Row> | undefined) => {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((key: string, isChosen: boolean): void => {
    const { current } = latest;
    current?.onChange(switched(current.selected, [key], isChosen));
  }, []);
};

/** Rows that the server has filtered, sorted and paged. An empty list is the page's to draw. */
export const Table = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  rowIcon,
  sort,
  onSortChange,
  selection,
  isBusy = false,
  small = 'cards',
}: TableProps<Row>) => {
  const switchRow = useSwitchRow(selection);
  return (
    <div className={styles.frame} data-small={small}>
      {onSortChange === undefined ? null : <SortMenu {...{ columns, sort, onSortChange }} />}
      {/* A wide table without a link could not be scrolled by keyboard. */}
      <div
        className={styles.scroll}
        data-busy-line={isBusy}
        {...(rowHref === undefined ? scrollable(label) : {})}
      >
        <table className={styles.table} role="table" aria-label={label} aria-busy={isBusy} data-small={small}>
          <TableHeader {...{ columns, rows, rowKey, sort, onSortChange, selection }} />
          <tbody role="rowgroup">
            {rows.map(row => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  {...{ row, columns, switchRow }}
                  rowKey={key}
                  href={rowHref?.(row)}
                  icon={rowIcon?.(row)}
                  isSelected={selection?.selected.has(key)}
                  label={selection?.labelOf(row)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
};

const scrollable = (label: string) => ({ tabIndex: 0, role: 'region', 'aria-label': label });
