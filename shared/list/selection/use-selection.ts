import { useId, useState } from 'react';
import type { TableSelection } from 'shared/ui/table';

/** The rows of a bulk action: a list of selected rows, or all that match the filters, with exceptions. */
export type Chosen<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'matching'; readonly except: readonly string[] };

/** The selection in a list. */
export interface Selection<Row> {
  readonly chosen: Chosen<Row>;
  /** Rows selected one by one or by page; empty if all matching rows are selected. */
  readonly rows: readonly Row[];
  /** Number of selected rows on all pages. */
  readonly count: number;
  /** For the `selection` of a `Table`. */
  readonly table: TableSelection<Row>;
  readonly isPageChosen: boolean;
  /** Selects all rows of the page, or deselects them if all are selected. */
  readonly switchPage: () => void;
  /**
   * Selects all rows that match the filters, including rows not loaded yet; undefined if there is only one
   * page.
   */
  readonly chooseMatching: (() => void) | undefined;
  /** Number of rows that match the filters. */
  readonly total: number;
  readonly clear: () => void;
  /** Id of the bar above the rows. */
  readonly barId: string;
}

interface SelectionOf<Row> {
  /**
   * Rows of the current page; empty while another page loads, so that no row of the previous page is selected
   * by mistake.
   */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly labelOf: (row: Row) => string;
  /** Number of rows that match the filters, on all pages. */
  readonly total: number;
  /**
   * Whatever determines the set of rows: `filters` of `useList`, and a view that excludes rows. A new scope
   * clears the selection.
   */
  readonly scope: string;
  /** Selection when the list opens, until the user selects something. */
  readonly initially?: readonly Row[] | undefined;
}

interface Marks<Row> {
  readonly scope: string;
  /** Whether the marked rows are the exceptions instead of the selection. */
  readonly isMatching: boolean;
  /** Undefined until the user selects something. */
  readonly marked: ReadonlyMap<string, Row> | undefined;
}

/** Selection of rows across pages. Kept until the filters change or the user leaves the page. */
export const useSelection = <Row>(of: SelectionOf<Row>): Selection<Row> => {
  const { rows, rowKey, labelOf, total, scope, initially = [] } = of;
  const barId = useId();
  const none = { scope, isMatching: false, marked: new Map<string, Row>() };
  const [kept, keep] = useState<Marks<Row>>({ ...none, marked: undefined });
  const { isMatching, marked = new Map(initially.map(row => [rowKey(row), row])) } =
    kept.scope === scope ? kept : none;
  const isChosen = (key: string): boolean => marked.has(key) !== isMatching;
  const choose = (isWanted: (key: string) => boolean): void => {
    const next = new Map(marked);
    for (const row of rows) {
      const key = rowKey(row);
      if (isWanted(key) === isMatching) next.delete(key);
      else next.set(key, row);
    }
    keep({ scope, isMatching, marked: next });
  };
  const shown = new Map(rows.map(row => [rowKey(row), row]));
  const isPageChosen = rows.length > 0 && rows.every(row => isChosen(rowKey(row)));
  // The loaded row may be newer than the selected one.
  const chosenRows = isMatching ? [] : [...marked].map(([key, row]) => shown.get(key) ?? row);
  return {
    chosen: isMatching
      ? { kind: 'matching', except: [...marked.keys()] }
      : { kind: 'rows', rows: chosenRows },
    rows: chosenRows,
    count: isMatching ? Math.max(0, total - marked.size) : marked.size,
    table: {
      selected: new Set([...shown.keys()].filter(isChosen)),
      onChange: selected => {
        choose(key => selected.has(key));
      },
      labelOf,
    },
    isPageChosen,
    switchPage: () => {
      choose(() => !isPageChosen);
    },
    chooseMatching:
      total > rows.length
        ? () => {
            keep({ scope, isMatching: true, marked: new Map() });
          }
        : undefined,
    total,
    clear: () => {
      keep(none);
    },
    barId,
  };
};
