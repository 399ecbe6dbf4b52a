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
  /** Accessible name of the table, not visible. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Link of a row: its heading becomes the link, and a press anywhere in the row follows it. */
  rowHref?: (row: Row) => string | undefined;
  /** Icon before the row's heading. */
  rowIcon?: (row: Row) => ReactNode;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** During a refetch: shows a busy line above the current rows. */
  isBusy?: boolean;
  /** `cards` turns rows into cards on small screens; `scroll` keeps the table and scrolls it. */
  small?: 'cards' | 'scroll';
}

/** Toggles a row's selection. Stable across selections, so that a press only re-renders its own row. */
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

/** Rows filtered, sorted and paged by the server. The page draws the empty state. */
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
      {/* Makes the wide table focusable: without links it could not be scrolled by keyboard. */}
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
