/** What every list of the backend does: searching, filtering, sorting as a Danish reader expects, paging. */
import { DEFAULT_PAGE_SIZE, pagingOf } from '../../contracts/paging.ts';

type Sortable = string | number | null | undefined;

const danish = new Intl.Collator('da', { numeric: true });

/** True when every word of the search occurs somewhere in the texts; no search matches everything. */
export const holdsWords = (texts: readonly (string | null | undefined)[], search = ''): boolean => {
  const searched = texts.filter(Boolean).join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every(word => searched.includes(word));
};

/** True when the value is one of those asked for, or none is asked for. */
export const isOneOf = <Value>(value: Value, asked: readonly Value[] | undefined): boolean =>
  asked === undefined || asked.includes(value);

/** Sorted by a key; rows without one come last either way. */
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

/** One page of the rows and the paging fields beside it. */
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
