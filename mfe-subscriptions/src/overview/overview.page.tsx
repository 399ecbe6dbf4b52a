import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useSearchParams } from 'shared/router';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { FilterBar } from './filter-bar.tsx';
import {
  readOverviewAddress,
  turnsPage,
  writeOverviewAddress,
  type OverviewAddress,
} from './overview-address.ts';
import styles from './overview.module.css';
import { overviewQueries } from './overview.queries.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { overviewTexts as texts } from './texts.ts';

/** The customer's subscriptions (NAV-011, SUB-022): searched, filtered, sorted and paged by the server. */
export const OverviewPage = () => {
  const { customer } = useCurrentCustomer();
  const [params, setParams] = useSearchParams();
  const address = readOverviewAddress(params);
  const query = useQuery(overviewQueries(useHttp()).list({ customerId: customer.id, ...address }));

  // A choice is a step one can go back from; typing is not.
  const go = (next: OverviewAddress, isTyping = false) => {
    setParams(writeOverviewAddress(next), {
      replace: isTyping,
      preventScrollReset: !turnsPage(address, next),
    });
  };

  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <div className={styles.overview}>
        <FilterBar
          address={address}
          facets={query.data?.facets}
          onSearch={search => {
            go({ ...address, search, page: 1 }, true);
          }}
          onAddressChange={go}
        />
        {query.data === undefined && query.error === null ? <Skeleton shape="rows" count={10} /> : null}
        {query.data === undefined && query.error !== null ? (
          <LoadFailure
            error={query.error}
            title={texts.failed}
            isRetrying={query.isFetching}
            onRetry={() => {
              void query.refetch();
            }}
          />
        ) : null}
        {query.data === undefined ? null : (
          <SubscriptionList
            data={query.data}
            address={address}
            isBusy={query.isPlaceholderData}
            onAddressChange={go}
          />
        )}
      </div>
    </>
  );
};
