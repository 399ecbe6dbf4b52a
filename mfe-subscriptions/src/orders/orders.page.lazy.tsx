import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { ListFrame, useList } from 'shared/list';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { PageHeader } from 'shared/ui/page-header';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersParams } from './orders-params.ts';
import { ordersQueries } from './orders.queries.ts';
import { emptyTexts, ordersTexts as texts } from './texts.ts';

/** The customer's orders, open ones first (NAV-039). Requires a contract (MENU-011). */
export const Page: ComponentType = () => {
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
  const list = useList(ordersParams);
  const query = useQuery(ordersQueries(useHttp()).list({ customerId, ...list.values }));
  const { view } = list.values;
  const showAll = (
    <Button
      variant="secondary"
      onPress={() => {
        list.change({ view: 'alle' });
      }}
    >
      {texts.showAll}
    </Button>
  );
  return (
    <ListFrame
      list={list}
      bar={<OrderFilters list={list} />}
      query={query}
      failed={texts.failed}
      isEmpty={data => data.orders.length === 0}
      empty={{
        icon: 'list',
        none: emptyTexts[view],
        noHits: texts.noHits,
        action: view === 'alle' ? null : showAll,
      }}
    >
      {data => <OrderTable orders={data.orders} isBusy={query.isPlaceholderData} />}
    </ListFrame>
  );
};
