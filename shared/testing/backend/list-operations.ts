/** Common list operations of the backend: search, filters, Danish sort order, paging. */
import { DEFAULT_PAGE_SIZE, pagingOf } from '../../contracts/paging.ts';

type Sortable = string | number | null | undefined;

const danish = new Intl.Collator('da', { numeric: true });

/** Whether every word of the search occurs in the texts; an empty search matches everything. */
export const containsWords = (texts: readonly (string | null | undefined)[], search = ''): boolean => {
  const searched = texts.filter(Boolean).join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every(word => searched.includes(word));
};

/** Whether the value is one of the requested ones, or none is requested. */
export const isOneOf = <Value>(value: Value, asked: readonly Value[] | undefined): boolean =>
  asked === undefined || asked.includes(value);

/** Sorts by a key; rows without one come last in both directions. */
export const sortedBy = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Sortable,
  isDescending = false,
): Row[] =>
  rows.toSorted((one, other) => {
    const [first, second] = [keyOf(one) ?? null, keyOf(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : danish.compare(String(first), String(second));
    return isDescending ? -order : order;
  });

/** One page of the rows, with its paging fields. */
export const pageOf = <Row>(
  rows: readonly Row[],
  query: { pageSize?: number | undefined; offset?: number | undefined },
  defaultSize = DEFAULT_PAGE_SIZE,
) => {
  const { pageSize = defaultSize, offset = 0 } = query;
  return {
    items: rows.slice(offset, offset + pageSize),
    paging: pagingOf({ offset, pageSize, totalCount: rows.length }),
  };
};
