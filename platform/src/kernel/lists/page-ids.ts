import { MAX_PAGE_SIZE } from 'shared/contracts/paging';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Page } from './page.ts';

/** Row counts that are needed to choose the query for a page. */
export interface ListCounts {
  /** Number of matching rows. */
  totalCount: number;
  /** Number of rows of the customer, regardless of the caller's rights. */
  allCount: number;
}

interface PagedIds extends ListCounts {
  /** Source table; all other parts refer to it by the alias. */
  from: RawBuilder<unknown>;
  alias: string;
  id: RawBuilder<unknown>;
  isListed: RawBuilder<SqlBool>;
  /** The list's order, which has an index; `backwards` reverses it. */
  order: (backwards: boolean) => RawBuilder<unknown>;
  page: Page;
  /** Subquery for all matching rows, under the same alias, if there is a faster way to find them than the condition. */
  found?: RawBuilder<unknown> | undefined;
  /** Whether a partial index that covers only possible matches has the list's order. */
  isOwnIndex?: boolean;
  /** For a column with few values, where an index has the list's order, or the given one, within each value. */
  within?:
    | {
        values: readonly string[];
        isOf: (value: RawBuilder<string>) => RawBuilder<unknown>;
        order?: RawBuilder<unknown>;
      }
    | undefined;
}

/** Maximum number of rows in a file. */
const maxFileRows = 10_000;

/** Beyond this offset, reading that many rows per value is not worthwhile. */
const deepestOfEach = 1000;

/** Order by columns in the same direction, in the form `idsOfPage` takes. */
export function orderOfAll(
  columns: readonly RawBuilder<unknown>[],
  direction: 'asc' | 'desc',
): (backwards: boolean) => RawBuilder<unknown> {
  return backwards => {
    const way = sql.raw((direction === 'desc') === backwards ? 'asc' : 'desc');
    return sql.join(columns.map(column => sql`${column} ${way}`));
  };
}

/**
 * Subquery for the ids of a page; other columns are then read only for these ids (decision 71). If many rows match,
 * scans the order's index to the page from the nearer end; if few match, finds them first and sorts them.
 */
export function idsOfPage(list: PagedIds): RawBuilder<string> {
  // The planner does not know how many rows a parameter selects; this tells it that there are few.
  const max = sql.lit(list.page.pageSize > MAX_PAGE_SIZE ? maxFileRows : MAX_PAGE_SIZE);
  return sql<string>`(select page.id from (${orderedIds(list)}) page limit ${max})`;
}

/** A literal that the planner can see, rounded so that there are few different statements. */
function atMost(rows: number): RawBuilder<number> {
  let power = 64;
  while (power < rows) power *= 4;
  return sql.lit(power);
}

function orderedIds(list: PagedIds): RawBuilder<unknown> {
  const { id, isListed, order, totalCount, allCount, within, found } = list;
  const alias = sql.ref(list.alias);
  const from = sql`${list.from} ${alias}`;
  const { pageSize, offset } = list.page;
  const first = (size: number, backwards = false, by = order(backwards)) =>
    sql`order by ${by} limit ${atMost(size)}`;
  const cut = (rows: RawBuilder<unknown>, size: number, start: number, backwards = false) =>
    sql`select id from (${rows} ${first(start + size, backwards)}) reached limit ${size} offset ${start}`;
  const walked = sql`select ${id} as id from ${from} where ${isListed}`;
  const after = Math.max(0, totalCount - offset - pageSize);
  const isShallow = offset + pageSize <= deepestOfEach;
  // An index scan reads all rows between the matches; find-and-sort reads only the matches.
  const areFew =
    list.isOwnIndex !== true &&
    totalCount < allCount &&
    totalCount * totalCount <= (Math.min(offset, after) + pageSize) * allCount;
  if (areFew && (found !== undefined || within === undefined || !isShallow))
    return sql`with found as materialized (${found ?? sql`select * from ${from} where ${isListed}`})
      ${cut(sql`select ${id} as id from found ${alias}`, pageSize, offset)}`;
  if (within && isShallow)
    return cut(
      sql`select ${id} as id from unnest(${[...new Set(within.values)]}::text[]) one(value) cross join lateral (
        select * from ${from} where ${within.isOf(sql`one.value`)} and ${isListed}
        ${first(offset + pageSize, false, within.order)}) ${alias}`,
      pageSize,
      offset,
    );
  if (after >= offset) return cut(walked, pageSize, offset);
  const size = Math.max(0, Math.min(pageSize, totalCount - offset));
  return cut(walked, size, after, true);
}
