import { shownOf } from 'shared/format/number';
import type { List } from 'shared/list';
import { LoadMore } from 'shared/list/load-more';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { QueryView } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import { AdministratorTable } from './administrator-table.tsx';
import type { OverviewValues } from './overview-params.ts';
import { overviewTexts as texts } from './texts.ts';
import { useAdministratorList } from './use-administrator-list.ts';

interface AdministratorListProps {
  readonly customerId: string;
  readonly list: List<OverviewValues>;
}

/** The list in each state: loading, failed, empty, and loaded with a button for more. */
export const AdministratorList = ({ customerId, list }: AdministratorListProps) => {
  const { query, items, totalCount, hasMore, isLoadingMore } = useAdministratorList({
    customerId,
    ...list.values,
  });

  const rows = () =>
    items.length === 0 ? (
      <EmptyState
        icon="users"
        action={
          list.clear && (
            <Button variant="secondary" onPress={list.clear}>
              {texts.clearSearch}
            </Button>
          )
        }
      >
        {texts.empty}
      </EmptyState>
    ) : (
      <div>
        <AdministratorTable items={items} isBusy={query.isPlaceholderData} />
        <LoadMore
          query={{
            ...query,
            hasNextPage: hasMore,
            isFetchingNextPage: isLoadingMore || query.isFetchingNextPage,
          }}
          shown={shownOf(items.length, totalCount)}
          failed={texts.failedMore}
          onMore={() => {
            // Loading more replaces the history entry, so 'back' leaves the page.
            list.change({ pages: list.values.pages + 1 }, 'replace');
          }}
        />
      </div>
    );

  // Below the rows if only the next page has failed.
  const error = query.isFetchNextPageError ? null : query.error;
  return (
    <QueryView
      query={{ ...query, error }}
      title={texts.failed}
      skeleton={<Skeleton shape="rows" count={10} />}
    >
      {rows}
    </QueryView>
  );
};
