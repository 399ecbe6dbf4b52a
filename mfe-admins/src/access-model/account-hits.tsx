import { accountSearch } from 'shared/accounts/account-search';
import { useCurrentCustomer } from 'shared/customers';
import { accountsFound, shownOf } from 'shared/format/number';
import { useHttp } from 'shared/http';
import { LoadMore } from 'shared/list/load-more';
import { keepPreviousOf, useInfiniteQuery } from 'shared/query';
import { Checkbox } from 'shared/ui/checkbox';
import { EmptyState } from 'shared/ui/empty-state';
import { QueryFailure } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import { withAccount, type AccessChoice } from './access-choice.ts';
import { accessTexts as texts } from './access-texts.ts';
import styles from './account-picker.module.css';

interface AccountHitsProps {
  /** Trimmed and long enough to search for; undefined if not: the accounts with the most subscriptions are shown. */
  readonly term: string | undefined;
  readonly choice: AccessChoice;
  readonly onChange: (choice: AccessChoice) => void;
}

/**
 * Selectable billing accounts: the search hits, or the most likely ones without a search, ten at a time (ACC-014,
 * ACC-015).
 */
export const AccountHits = ({ term, choice, onChange }: AccountHitsProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const hits = useInfiniteQuery({
    ...accountSearch(useHttp(), { remoteId: 'mfe-admins', customerId, term }),
    placeholderData: keepPreviousOf(customerId),
  });
  if (!hits.data)
    return hits.error ? (
      <QueryFailure query={hits} title={texts.searchFailed} />
    ) : (
      <Skeleton shape="rows" count={4} />
    );

  const accounts = hits.data.pages.flatMap(page => page.items);
  if (accounts.length === 0) return <EmptyState>{texts.noResults}</EmptyState>;
  const total = hits.data.pages[0]?.totalCount ?? accounts.length;
  return (
    <div className={styles.hits} aria-busy={hits.isPlaceholderData} data-busy-line={hits.isPlaceholderData}>
      <p className={styles.count} role="status">
        {term === undefined ? texts.mostUsed : accountsFound(total)}
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
      {hits.hasNextPage || hits.data.pages.length > 1 ? (
        <LoadMore query={hits} shown={shownOf(accounts.length, total)} failed={texts.searchFailed} />
      ) : null}
    </div>
  );
};
