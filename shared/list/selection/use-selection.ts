import { useId, useState } from 'react';
import type { TableSelection } from 'shared/ui/table';

/** What an action on several rows is about: rows that were chosen, or all that match the filters, but for some. */
export type Chosen<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'matching'; readonly except: readonly string[] };

/** The rows that a person has chosen in a list. */
export interface Selection<Row> {
  readonly chosen: Chosen<Row>;
  /** Those that were chosen one by one or by page; none where all that match are. */
  readonly rows: readonly Row[];
  /** How many are chosen, over all pages. */
  readonly count: number;
  /** For the `selection` of a `Table`. */
  readonly table: TableSelection<Row>;
  readonly isPageChosen: boolean;
  /** Chooses all rows of the page, or none of them where all are chosen. */
  readonly switchPage: () => void;
  /** Chooses all rows that match the filters, also those that no page has shown; undefined when the page is all there is. */
  readonly chooseMatching: (() => void) | undefined;
  /** Rows that match the filters. */
  readonly total: number;
  readonly clear: () => void;
  /** Of the bar above the rows. */
  readonly barId: string;
}

interface SelectionOf<Row> {
  /** Those of the page that is shown; none while another is loaded, so that no row of the last is chosen in its stead. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly labelOf: (row: Row) => string;
  /** Rows that match the filters, over all pages. */
  readonly total: number;
  /** What decides which rows there are: `filters` of `useList`, and a view that leaves rows out. In another scope nothing is chosen. */
  readonly scope: string;
  /** What is chosen in the scope that the list is opened with, until the person chooses. */
  readonly initially?: readonly Row[] | undefined;
}

interface Marks<Row> {
  readonly scope: string;
  /** Whether the marked rows are those left out, not those chosen. */
  readonly isMatching: boolean;
  /** Undefined until the person chooses. */
  readonly marked: ReadonlyMap<string, Row> | undefined;
}

/** Lets rows be chosen over several pages of a list. What is chosen lasts until the filters change or the page is left. */
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
  // What is shown may be newer than what was chosen.
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
