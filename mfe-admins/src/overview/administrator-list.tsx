import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { LoadFailure } from 'shared/ui/load-failure';
import { Skeleton } from 'shared/ui/skeleton';
import { AdministratorTable } from './administrator-table.tsx';
import { LoadMore } from './load-more.tsx';
import type { OverviewAddress } from './overview-address.ts';
import { overviewTexts as texts } from './texts.ts';
import { useAdministratorList } from './use-administrator-list.ts';

interface AdministratorListProps {
  readonly customerId: string;
  readonly address: OverviewAddress;
  readonly onAddressChange: (address: OverviewAddress) => void;
}

/** The list in each of its states: loading, failed, empty, and full with a way to more. */
export const AdministratorList = ({ customerId, address, onAddressChange }: AdministratorListProps) => {
  const { query, items, totalCount, hasMore, isLoadingMore } = useAdministratorList({
    customerId,
    ...address,
  });

  if (query.data === undefined) {
    return query.error === null ? (
      <Skeleton shape="rows" count={10} />
    ) : (
      <LoadFailure
        error={query.error}
        title={texts.failed}
        isRetrying={query.isFetching}
        onRetry={() => {
          void query.refetch();
        }}
      />
    );
  }

  if (items.length === 0) {
    return (
      <EmptyState
        icon="users"
        action={
          address.search === '' ? undefined : (
            <Button
              variant="secondary"
              onPress={() => {
                onAddressChange({ search: '', pages: 1 });
              }}
            >
              {texts.clearSearch}
            </Button>
          )
        }
      >
        {texts.empty}
      </EmptyState>
    );
  }

  return (
    <div>
      <AdministratorTable items={items} isBusy={query.isPlaceholderData} />
      <LoadMore
        shown={items.length}
        total={totalCount}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        failure={
          query.error !== null && query.isFetchNextPageError ? (
            <LoadFailure
              error={query.error}
              title={texts.failedMore}
              isRetrying={query.isFetchingNextPage}
              onRetry={() => {
                void query.fetchNextPage();
              }}
            />
          ) : undefined
        }
        onMore={() => {
          onAddressChange({ ...address, pages: address.pages + 1 });
        }}
      />
    </div>
  );
};
