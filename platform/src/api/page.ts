import { DEFAULT_PAGE_SIZE } from 'shared/contracts/paging';

/** Where a page begins and how long it is, with the default size filled in. */
export function pageOf(
  query: { pageSize?: number | undefined; offset?: number | undefined },
  defaultSize = DEFAULT_PAGE_SIZE,
) {
  return { pageSize: query.pageSize ?? defaultSize, offset: query.offset ?? 0 };
}
