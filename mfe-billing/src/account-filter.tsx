import { useEffect } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useInfiniteQuery } from 'shared/query';
import { FilterMenu } from 'shared/ui/filter-menu';
import { HelperText } from 'shared/ui/helper-text';
import { accountQueries } from './account.queries.ts';
import { accountFilterFailed, accountFilterText } from './billing-labels.ts';

interface AccountFilterProps {
  readonly chosen: readonly string[];
  readonly onChange: (accountIds: string[]) => void;
}

/** Filters by customer number. A number from a link is offered even before the names are loaded. */
export const AccountFilter = ({ chosen, onChange }: AccountFilterProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const accounts = useInfiniteQuery(accountQueries(useHttp(), customerId).tree());
  const { data, isPending, isError, isFetching, hasNextPage, fetchNextPage } = accounts;
  // Loads all pages: there may be more accounts than the first page of the tree, and any may be selected.
  const isMoreToRead = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMoreToRead) void fetchNextPage();
  }, [isMoreToRead, fetchNextPage]);
  const loaded = (data?.pages ?? [])
    .flatMap(page => page.items)
    .map(account => ({ value: account.accountId, label: account.formattedAccountName }));
  const unloaded = chosen
    .filter(id => !loaded.some(option => option.value === id))
    .map(id => ({ value: id, label: id }));
  const options = [...unloaded, ...loaded];
  // Reserves its space while the names load, so that the other filters do not shift.
  const menu = <FilterMenu label={accountFilterText} options={options} value={chosen} onChange={onChange} />;
  return (
    <>
      {options.length > 0 || isPending ? menu : null}
      {isError && (!data || hasNextPage) ? (
        <HelperText variant="warning">{accountFilterFailed}</HelperText>
      ) : null}
    </>
  );
};
