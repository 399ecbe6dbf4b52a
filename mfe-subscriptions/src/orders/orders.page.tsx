import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { PageHeader } from 'shared/ui/page-header';
import { ListFrame } from '../list-frame.tsx';
import { useListAddress } from '../use-list-address.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { readOrdersAddress, writeOrdersAddress } from './orders-address.ts';
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
  const { address, go, search } = useListAddress(readOrdersAddress, writeOrdersAddress);
  const query = useQuery(ordersQueries(useHttp()).list({ customerId, ...address }));
  return (
    <ListFrame
      bar={<OrderFilters address={address} onSearch={search} onAddressChange={go} />}
      query={query}
      failed={texts.failed}
    >
      {data => (
        <OrderList data={data} address={address} isBusy={query.isPlaceholderData} onAddressChange={go} />
      )}
    </ListFrame>
  );
};
