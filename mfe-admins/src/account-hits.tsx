import { accountSearch } from 'shared/accounts/account-search';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { keepPreviousOf, useInfiniteQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { Checkbox } from 'shared/ui/checkbox';
import { EmptyState } from 'shared/ui/empty-state';
import { LoadFailure } from 'shared/ui/load-failure';
import { Skeleton } from 'shared/ui/skeleton';
import { withAccount, type AccessChoice } from './access-choice.ts';
import { accessTexts as texts, foundText } from './access-texts.ts';
import styles from './account-picker.module.css';

interface AccountHitsProps {
  /** Trimmed and long enough to search for; undefined before: those with most subscriptions are offered. */
  readonly term: string | undefined;
  readonly choice: AccessChoice;
  readonly onChange: (choice: AccessChoice) => void;
}

/** The billing accounts that a search found, or those most likely to be meant, ten at a time, each to be chosen (ACC-014, ACC-015). */
export const AccountHits = ({ term, choice, onChange }: AccountHitsProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const hits = useInfiniteQuery({
    ...accountSearch(useHttp(), { remoteId: 'mfe-admins', customerId, term }),
    placeholderData: keepPreviousOf(customerId),
  });
  const failure =
    hits.error === null ? null : (
      <LoadFailure
        error={hits.error}
        title={texts.searchFailed}
        isRetrying={hits.isFetching}
        onRetry={() => void (hits.data ? hits.fetchNextPage() : hits.refetch())}
      />
    );
  if (!hits.data) return failure ?? <Skeleton shape="rows" count={4} />;

  const accounts = hits.data.pages.flatMap(page => page.items);
  if (accounts.length === 0) return <EmptyState>{texts.noResults}</EmptyState>;
  return (
    <div className={styles.hits} aria-busy={hits.isPlaceholderData} data-busy-line={hits.isPlaceholderData}>
      <p className={styles.count} role="status">
        {term === undefined ? texts.mostUsed : foundText(hits.data.pages[0]?.totalCount ?? accounts.length)}
      </p>
      <ul className={styles.list} aria-label={term === undefined ? texts.mostUsed : texts.hits}>
        {accounts.map(({ accountId: id, accountName: name, formattedAccountName }) => (
          <li key={id}>
            <Checkbox
              checked={choice.accounts.some(account => account.id === id)}
              onChange={event => {
                onChange(withAccount(choice, { id, name }, event.target.checked));
              }}
            >
              {formattedAccountName}
            </Checkbox>
          </li>
        ))}
      </ul>
      {failure}
      {hits.hasNextPage && failure === null ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            isPending={hits.isFetchingNextPage}
            onPress={() => void hits.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
