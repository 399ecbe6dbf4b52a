import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useSearchParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { readOrdersAddress, writeOrdersAddress, type OrdersAddress } from './orders-address.ts';
import styles from './orders.module.css';
import { ordersQueries } from './orders.queries.ts';
import { ordersTexts as texts } from './texts.ts';

/** What the customer has ordered, the open orders first (NAV-039). Needs a contract (MENU-011). */
export const OrdersPage = () => {
  const { customer } = useCurrentCustomer();
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      {customer.hasContract ? (
        <Orders customerId={customer.id} />
      ) : (
        <AttentionBox title={texts.noContractTitle}>{texts.noContract}</AttentionBox>
      )}
    </>
  );
};

const Orders = ({ customerId }: { readonly customerId: string }) => {
  const [params, setParams] = useSearchParams();
  const address = readOrdersAddress(params);
  const query = useQuery(ordersQueries(useHttp()).list({ customerId, ...address }));
  const go = (next: OrdersAddress, isTyping = false) => {
    setParams(writeOrdersAddress(next), {
      replace: isTyping,
      preventScrollReset: next.page === address.page || next.page === 1,
    });
  };
  return (
    <div className={styles.orders}>
      <OrderFilters
        address={address}
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
        <OrderList
          data={query.data}
          address={address}
          isBusy={query.isPlaceholderData}
          onAddressChange={go}
        />
      )}
    </div>
  );
};
