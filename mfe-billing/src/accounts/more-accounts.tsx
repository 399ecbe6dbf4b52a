import { Button } from 'shared/ui/button';
import { LoadFailure } from 'shared/ui/load-failure';
import { texts } from './texts.ts';

interface MoreAccountsProps {
  /** The list that goes on; any result of `useInfiniteQuery` has this. */
  readonly list: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Fetches more of a list of accounts. Where that fails, what is shown stays, and this says so. */
export const MoreAccounts = ({ list }: MoreAccountsProps) => {
  const { error, fetchNextPage } = list;
  if (error !== null && list.isFetchNextPageError)
    return (
      <LoadFailure
        error={error}
        title={texts.moreFailed}
        onRetry={() => void fetchNextPage()}
        isRetrying={list.isFetching}
      />
    );
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button variant="secondary" isPending={list.isFetchingNextPage} onPress={() => void fetchNextPage()}>
        {texts.showMore}
      </Button>
    </div>
  );
};
