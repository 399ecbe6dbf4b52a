import type { ReactNode } from 'react';

/** One column of a table. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers: right-aligned, digits of equal width. */
  align?: 'start' | 'end';
  /** The server can sort by it; `sort.column` is then this id. */
  isSortable?: boolean;
  /** Names the row: it is its heading, its link, and the title of its card. One column has it. */
  isRowHeader?: boolean;
  /** The header is read, not shown. */
  hidesHeader?: boolean;
  /** Left out of the cards on small screens. */
  isHiddenOnCards?: boolean;
  /** Left out where a table has little room, but more than cards, so that what matters more is seen without scrolling. */
  isHiddenOnMedium?: boolean;
}

/** Order of the rows, made by the server. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Rows the person has chosen for an action on several. */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** Names a row for readers: 'Anna Holm, 12 34 56 78'. */
  labelOf: (row: Row) => string;
}

/** The order after a press on a column's header: a new column starts ascending, the same one turns. */
export const nextSort = (current: TableSort | undefined, column: string): TableSort => ({
  column,
  direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The choice after one row, or all rows of the page, were switched. Rows of other pages stay chosen. */
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

/** Whether columns draw the same, though a list may have put them together anew. */
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
