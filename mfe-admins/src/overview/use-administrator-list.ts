import { useDeferredValue, useEffect, useMemo } from 'react';
import { useHttp } from 'shared/http';
import { useInfiniteQuery } from 'shared/query';
import { toAdministratorItem, type AdministratorItem } from '../administrator-item.ts';
import type { OverviewValues } from './overview-params.ts';
import { overviewQueries } from './overview.queries.ts';

interface ListRequest extends OverviewValues {
  readonly customerId: string;
}

/** Somebody invited while the list is open moves the rows: one may then come on two pages. */
const withoutRepeats = (items: readonly AdministratorItem[]): AdministratorItem[] => [
  ...new Map(items.map(item => [item.key, item])).values(),
];

/** The overview's rows, as many pages of them as the address asks for. */
export const useAdministratorList = ({ customerId, search, invitations, pages }: ListRequest) => {
  const query = useInfiniteQuery(overviewQueries(useHttp()).list({ customerId, search, invitations }));
  const { data, hasNextPage, fetchNextPage } = query;
  const loadedCount = data?.pages.length ?? 0;
  const isBusy = query.isFetching || query.isFetchNextPageError;
  const isBehind = loadedCount > 0 && loadedCount < pages && hasNextPage;

  // An address may ask for more pages than are here: after 'Vis flere', a reload or a shared link. The count
  // is a dependency because a page may come so fast that nothing else differs between two renders.
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
  // A shared link to page 100 brings a hundred pages in a row: React may leave out what it has no time to draw.
  const drawn = useDeferredValue(list);
  return {
    query,
    ...(drawn.items.length === 0 ? list : drawn),
    hasMore: hasNextPage || loadedCount > pages,
    /** More rows are on their way below those that are here. */
    isLoadingMore: isBehind && !query.isFetchNextPageError,
  };
};
