import type { ReactNode } from 'react';

/** One column of a table. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers: right-aligned, tabular digits. */
  align?: 'start' | 'end';
  /** Whether the server can sort by it; `sort.column` is then this id. */
  isSortable?: boolean;
  /** Marks the column that names the row: its heading, its link, and the title of its card. One per table. */
  isRowHeader?: boolean;
  /** Hides the header visually. */
  hidesHeader?: boolean;
  /** Omitted from the cards on small screens. */
  isHiddenOnCards?: boolean;
  /** Omitted in medium-width tables, so that more important columns fit without scrolling. */
  isHiddenOnMedium?: boolean;
}

/** Sort order, applied by the server. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Rows selected for a bulk action. */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** Accessible name of a row: 'Anna Holm, 12 34 56 78'. */
  labelOf: (row: Row) => string;
}

/** Sort order after a column header is pressed: a new column sorts ascending, the same column toggles. */
export const nextSort = (current: TableSort | undefined, column: string): TableSort => ({
  column,
  direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Selection after toggling one row or all rows of the page. Rows on other pages stay selected. */
export const switched = (
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isChosen: boolean,
): Set<string> => {
  const next = new Set(selected);
  for (const key of keys) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
};

/** Whether two column lists render the same, although the list may have been recreated. */
export const areSameColumns = <Row>(
  one: readonly TableColumn<Row>[],
  other: readonly TableColumn<Row>[],
): boolean => {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  return one.every((column, index) => {
    const twin = other[index];
    if (twin === undefined) return false;
    const names = new Set([...Object.keys(column), ...Object.keys(twin)] as (keyof TableColumn<Row>)[]);
    return [...names].every(name => column[name] === twin[name]);
  });
};
