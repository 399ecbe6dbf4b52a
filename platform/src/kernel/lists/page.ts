import { DEFAULT_PAGE_SIZE } from 'shared/contracts/paging';
import { sql, type OperationNodeSource } from 'kysely';

/** Offset and size of a page. */
export interface Page {
  pageSize: number;
  offset: number;
}

/** Page of a query string, with the default size. */
export function pageOf(
  query: { pageSize?: number | undefined; offset?: number | undefined },
  defaultSize = DEFAULT_PAGE_SIZE,
): Page {
  return { pageSize: query.pageSize ?? defaultSize, offset: query.offset ?? 0 };
}

/** Row count of a list: `matching.select(rowCount)`. */
export const rowCount = sql<number>`count(*)`.as('count');

/** Total count as a column of the page's rows, so that one statement returns both. */
export function withTotal(counted: OperationNodeSource) {
  return sql<number>`(${counted})`.as('total_count');
}

/** Total number of rows. Runs another query only for a page beyond the end, which has no rows to read it from. */
export async function totalOf(
  rows: readonly { total_count: number }[],
  { offset }: Page,
  counted: { executeTakeFirstOrThrow(): Promise<{ count: number }> },
): Promise<number> {
  const [row] = rows;
  if (row) return row.total_count;
  return offset === 0 ? 0 : (await counted.executeTakeFirstOrThrow()).count;
}
