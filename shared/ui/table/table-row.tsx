/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   rows that are drawn as cards (display: block) lose their implied roles in some browsers */
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Link } from '../link/link.tsx';
import { areSameColumns, type TableColumn } from './table-model.ts';
import { tableTexts } from './texts.ts';
import styles from './table.module.css';

/** Interactive elements within a row; pressing them does not open the row. */
const pressable = 'a, button, input, label, select';

/**
 * Forwards a press anywhere in a row to its link, with the same modifier keys and mouse button. Ignored while
 * text is selected: a link stretched over the row would make its text unselectable.
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

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  href: string | undefined;
  icon: ReactNode;
  /** Undefined if rows are not selectable; the label is undefined too. */
  isSelected: boolean | undefined;
  label: string | undefined;
  switchRow: (key: string, isChosen: boolean) => void;
}

const Row = <Of,>(props: TableRowProps<Of>) => {
  const { rowKey, href, isSelected, label = '', switchRow, ...cells } = props;
  return (
    <tr className={styles.row} role="row" data-selected={isSelected} {...(href === undefined ? {} : opening)}>
      {isSelected === undefined ? null : (
        <td className={styles.choice} role="cell">
          <Checkbox
            hidesLabel
            checked={isSelected}
            onChange={event => {
              switchRow(rowKey, event.target.checked);
            }}
          >
            {tableTexts.selectRow(label)}
          </Checkbox>
        </td>
      )}
      <TableCells {...cells} href={href} />
    </tr>
  );
};

/** Whether a part of a row would render the same. */
const isSame = <Part extends { columns: readonly TableColumn<never>[] }>(
  before: Part,
  after: Part,
): boolean =>
  (Object.keys(after) as (keyof Part)[]).every(
    name => name === 'columns' || Object.is(before[name], after[name]),
  ) && areSameColumns(before.columns, after.columns);

/** Memoised row: selecting one row does not re-render the other ninety-nine. */
export const TableRow = memo(Row, isSame) as typeof Row;

type TableCellsProps<Row> = Pick<TableRowProps<Row>, 'row' | 'columns' | 'href' | 'icon'>;

const Cells = <Of,>({ columns, ...rest }: TableCellsProps<Of>): ReactNode =>
  columns.map(column => <TableCell key={column.id} {...rest} column={column} />);

/** Memoised cells: selecting the row does not re-render its content. */
const TableCells = memo(Cells, isSame) as typeof Cells;

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
