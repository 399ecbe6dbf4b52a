import { MAX_PAGE_SIZE } from 'shared/contracts/paging';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Page } from './page.ts';

/** What a list counts before its page is found. */
export interface ListCounts {
  /** How many match. */
  totalCount: number;
  /** How many the customer has, whoever asks. */
  allCount: number;
}

interface PagedIds extends ListCounts {
  /** The table, which everything else calls by the alias. */
  from: RawBuilder<unknown>;
  alias: string;
  id: RawBuilder<unknown>;
  isListed: RawBuilder<SqlBool>;
  /** What the list is ordered by, for which there is an index; `backwards` from its end. */
  order: (backwards: boolean) => RawBuilder<unknown>;
  page: Page;
  /** All that match, as rows of the same alias, where the condition is not how they are found best. */
  found?: RawBuilder<unknown> | undefined;
  /** Whether an index of those that may match, and of no others, has the list's order. */
  isOwnIndex?: boolean;
  /** Rows are of one of few values, and an index has the list's order, or the one told here, for each of them. */
  within?:
    | {
        values: readonly string[];
        isOf: (value: RawBuilder<string>) => RawBuilder<unknown>;
        order?: RawBuilder<unknown>;
      }
    | undefined;
}

/** The most rows that a file has. */
const maxFileRows = 10_000;

/** From here on a page is not worth reading as many rows of each value. */
const deepestOfEach = 1000;

/** The order by columns that all run the same way, as `idsOfPage` asks for it. */
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
 * The ids of a page, as a subquery. The rest of its rows is read for them alone (decision 71): of many that match, the
 * order's index is walked to the page, from the end that is nearer; few are found first and then put in order.
 */
export function idsOfPage(asked: PagedIds): RawBuilder<string> {
  // The planner cannot see how many a value asks for; it is told that they are few.
  const most = sql.lit(asked.page.pageSize > MAX_PAGE_SIZE ? maxFileRows : MAX_PAGE_SIZE);
  return sql<string>`(select page.id from (${orderedIds(asked)}) page limit ${most})`;
}

/** A number that the planner sees, and that there are few of: each is a statement of its own. */
function atMost(rows: number): RawBuilder<number> {
  let power = 64;
  while (power < rows) power *= 4;
  return sql.lit(power);
}

function orderedIds(asked: PagedIds): RawBuilder<unknown> {
  const { id, isListed, order, totalCount, allCount, within, found } = asked;
  const alias = sql.ref(asked.alias);
  const from = sql`${asked.from} ${alias}`;
  const { pageSize, offset } = asked.page;
  const first = (size: number, backwards = false, by = order(backwards)) =>
    sql`order by ${by} limit ${atMost(size)}`;
  const cut = (rows: RawBuilder<unknown>, size: number, start: number, backwards = false) =>
    sql`select id from (${rows} ${first(start + size, backwards)}) reached limit ${size} offset ${start}`;
  const walked = sql`select ${id} as id from ${from} where ${isListed}`;
  const after = Math.max(0, totalCount - offset - pageSize);
  const isShallow = offset + pageSize <= deepestOfEach;
  // To walk costs as many rows as lie between those that match, to find and sort as many as match.
  const areFew =
    asked.isOwnIndex !== true &&
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
