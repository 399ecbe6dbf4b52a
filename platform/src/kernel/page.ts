import { DEFAULT_PAGE_SIZE } from 'shared/contracts/paging';
import { sql, type OperationNodeSource } from 'kysely';

/** Where a page begins and how long it is. */
export interface Page {
  pageSize: number;
  offset: number;
}

/** The page that a query asks for, with the default size filled in. */
export function pageOf(
  query: { pageSize?: number | undefined; offset?: number | undefined },
  defaultSize = DEFAULT_PAGE_SIZE,
): Page {
  return { pageSize: query.pageSize ?? defaultSize, offset: query.offset ?? 0 };
}

/** Counts the rows of a list: `matching.select(rowCount)`. */
export const rowCount = sql<number>`count(*)`.as('count');

/** The count of the whole list as a column of the page's rows, so that one statement tells both. */
export function withTotal(counted: OperationNodeSource) {
  return sql<number>`(${counted})`.as('total_count');
}

/** How many rows the whole list has. Only a page beyond its end has no row that tells, and asks once more. */
export async function totalOf(
  rows: readonly { total_count: number }[],
  { offset }: Page,
  counted: { executeTakeFirstOrThrow(): Promise<{ count: number }> },
): Promise<number> {
  const [row] = rows;
  if (row) return row.total_count;
  return offset === 0 ? 0 : (await counted.executeTakeFirstOrThrow()).count;
}
