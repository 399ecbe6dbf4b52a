/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   rows that are drawn as cards (display: block) lose their implied roles in some browsers */
import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Link } from '../link/link.tsx';
import { SortMenu } from './sort-menu.tsx';
import { TableHeader } from './table-header.tsx';
import { switched } from './table-model.ts';
import type { TableColumn, TableSelection, TableSort } from './table-model.ts';
import { tableTexts } from './texts.ts';
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
}: TableProps<Row>) => (
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
              <tr
                className={styles.row}
                role="row"
                key={key}
                data-selected={selection?.selected.has(key)}
                {...(rowHref?.(row) === undefined ? {} : opening)}
              >
                {selection === undefined ? null : (
                  <td className={styles.choice} role="cell">
                    <Checkbox
                      hidesLabel
                      checked={selection.selected.has(key)}
                      onChange={event => {
                        selection.onChange(switched(selection.selected, [key], event.target.checked));
                      }}
                    >
                      {tableTexts.selectRow(selection.labelOf(row))}
                    </Checkbox>
                  </td>
                )}
                {columns.map(column => (
                  <TableCell
                    key={column.id}
                    {...{ column, row }}
                    href={rowHref?.(row)}
                    icon={rowIcon?.(row)}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  </div>
);

/** What is pressed for itself, and does not open the row. */
const pressable = 'a, button, input, label, select';

/**
 * A press anywhere in a row is one on its link, with the same keys held and the same button of the mouse. Text that is
 * being marked stays marked: a link that lies over the row would leave no text to mark.
 */
const openRow = ({ target, currentTarget, nativeEvent }: MouseEvent<HTMLTableRowElement>): void => {
  if ((target as Element).closest(pressable) !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('[data-row-link] a');
  if (nativeEvent.button === 1) window.open(link?.href, '_blank', 'noopener');
  else link?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent));
};

const openRowInNewTab = (event: MouseEvent<HTMLTableRowElement>): void => {
  if (event.button === 1) openRow(event);
};

const opening = { 'data-opens': true, onClick: openRow, onAuxClick: openRowInNewTab };

const scrollable = (label: string) => ({ tabIndex: 0, role: 'region', 'aria-label': label });

interface TableCellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  href: string | undefined;
  icon: ReactNode;
}

const TableCell = <Row,>({ column, row, href, icon }: TableCellProps<Row>) => {
  const content = column.cell(row);
  if (column.isRowHeader !== true) {
    return (
      <td
        className={styles.cell}
        role="cell"
        data-align={column.align}
        data-header={column.hidesHeader === true ? undefined : column.header}
        data-card={column.isHiddenOnCards === true ? 'hidden' : undefined}
        data-medium={column.isHiddenOnMedium === true ? 'hidden' : undefined}
      >
        {content}
      </td>
    );
  }
  return (
    <th className={styles.heading} role="rowheader" scope="row" data-align={column.align}>
      <span className={styles.name}>
        {icon}
        {href === undefined ? (
          content
        ) : (
          <span className={styles.link} data-row-link>
            <Link href={href} variant="quiet">
              {content}
            </Link>
          </span>
        )}
      </span>
    </th>
  );
};
