import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { PageHeader } from 'shared/ui/page-header';
import { ListFrame } from '../list-frame.tsx';
import { useListAddress } from '../use-list-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { readOverviewAddress, writeOverviewAddress } from './overview-address.ts';
import { overviewQueries } from './overview.queries.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { overviewTexts as texts } from './texts.ts';

/** The customer's subscriptions (NAV-011, SUB-022): searched, filtered, sorted and paged by the server. */
export const OverviewPage = () => {
  const { customer } = useCurrentCustomer();
  const { address, go, search } = useListAddress(readOverviewAddress, writeOverviewAddress);
  const query = useQuery(overviewQueries(useHttp()).list({ customerId: customer.id, ...address }));
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <ListFrame
        bar={
          <FilterBar address={address} facets={query.data?.facets} onSearch={search} onAddressChange={go} />
        }
        query={query}
        failed={texts.failed}
      >
        {data => (
          <SubscriptionList
            data={data}
            address={address}
            isBusy={query.isPlaceholderData}
            onAddressChange={go}
          />
        )}
      </ListFrame>
    </>
  );
};
