import { useDeferredValue, useEffect, useMemo } from 'react';
import { useHttp } from 'shared/http';
import { useInfiniteQuery } from 'shared/query';
import { toAdministratorItem, type AdministratorItem } from '../administrator-item.ts';
import type { OverviewValues } from './overview-params.ts';
import { overviewQueries } from './overview.queries.ts';

interface ListRequest extends OverviewValues {
  readonly customerId: string;
}

/** An invitation sent while the list is open shifts the rows, so a row may come on two pages. */
const withoutRepeats = (items: readonly AdministratorItem[]): AdministratorItem[] => [
  ...new Map(items.map(item => [item.key, item])).values(),
];

/** The overview's rows, as many pages as the address requests. */
export const useAdministratorList = ({ customerId, search, invitations, pages }: ListRequest) => {
  const query = useInfiniteQuery(overviewQueries(useHttp()).list({ customerId, search, invitations }));
  const { data, hasNextPage, fetchNextPage } = query;
  const loadedCount = data?.pages.length ?? 0;
  const isBusy = query.isFetching || query.isFetchNextPageError;
  const isBehind = loadedCount > 0 && loadedCount < pages && hasNextPage;

  // The address may request more pages than are loaded: after 'Vis flere', a reload or a shared link. The count is a
  // dependency because a page may arrive so fast that nothing else differs between two renders.
  useEffect(() => {
    if (isBehind && !isBusy) void fetchNextPage();
  }, [isBehind, isBusy, loadedCount, fetchNextPage]);

  const list = useMemo(
    () => ({
      items: withoutRepeats(
        (data?.pages ?? [])
          .slice(0, pages)
          .flatMap(page => page.invitationUsers)
          .map(toAdministratorItem),
      ),
      totalCount: data?.pages.at(-1)?.totalCount ?? 0,
    }),
    [data, pages],
  );
  // A shared link to page 100 loads a hundred pages in a row: React may skip renders it has no time for.
  const drawn = useDeferredValue(list);
  return {
    query,
    ...(drawn.items.length === 0 ? list : drawn),
    hasMore: hasNextPage || loadedCount > pages,
    /** More rows are loading below the current ones. */
    isLoadingMore: isBehind && !query.isFetchNextPageError,
  };
};
