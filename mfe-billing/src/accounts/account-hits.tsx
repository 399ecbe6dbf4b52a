import { useCurrentCustomer } from 'shared/customers';
import { accountsFound, shownOf } from 'shared/format/number';
import { useHttp } from 'shared/http';
import { LoadMore } from 'shared/list/load-more';
import { keepPreviousOf, useInfiniteQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { QueryFailure } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import { accountQueries } from '../account.queries.ts';
import { AccountRow } from './account-row.tsx';
import styles from './accounts.module.css';
import { texts } from './texts.ts';

interface AccountHitsProps {
  /** Trimmed and long enough to search for. */
  readonly term: string;
  readonly onClear: () => void;
}

/** The accounts that a search found, ten at a time (ACC-014). */
export const AccountHits = ({ term, onClear }: AccountHitsProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const hits = useInfiniteQuery({
    ...accountQueries(useHttp(), customerId).search(term),
    placeholderData: keepPreviousOf(customerId),
  });
  if (!hits.data)
    return hits.error ? (
      <QueryFailure query={hits} title={texts.searchFailed} />
    ) : (
      <Skeleton shape="rows" count={4} />
    );

  const accounts = hits.data.pages.flatMap(page => page.items);
  if (accounts.length === 0)
    return (
      <EmptyState
        action={
          <Button variant="secondary" size="small" onPress={onClear}>
            {texts.clearSearch}
          </Button>
        }
      >
        {texts.noResults}
      </EmptyState>
    );
  const total = hits.data.pages[0]?.totalCount ?? accounts.length;
  return (
    <>
      <p className={styles.count} role="status">
        {accountsFound(total)}
      </p>
      <div className={styles.list} aria-busy={hits.isPlaceholderData} data-busy-line={hits.isPlaceholderData}>
        <ul className={styles.hits} aria-label={texts.resultsLabel}>
          {accounts.map(account => (
            <li key={account.accountId}>
              <AccountRow account={account} showsParent />
            </li>
          ))}
        </ul>
      </div>
      {hits.hasNextPage || hits.data.pages.length > 1 ? (
        <LoadMore query={hits} shown={shownOf(accounts.length, total)} failed={texts.moreFailed} />
      ) : null}
    </>
  );
};
