import type { OrderRow } from 'shared/contracts/order';
import type { Paging } from 'shared/contracts/paging';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { Pagination } from 'shared/ui/pagination';
import { offeredPageSize, pageSizes } from '../list-address.ts';
import { OrderTable } from './order-table.tsx';
import { isNarrowed, type OrdersAddress } from './orders-address.ts';
import { emptyTexts, ordersTexts as texts } from './texts.ts';

interface OrderListProps {
  readonly data: Paging & { readonly orders: readonly OrderRow[] };
  readonly address: OrdersAddress;
  readonly isBusy: boolean;
  readonly onAddressChange: (address: OrdersAddress) => void;
}

interface Emptiness {
  readonly text: string;
  /** The way on, where there is one. */
  readonly action?: { readonly text: string; readonly address: OrdersAddress };
}

const whyEmpty = (total: number, address: OrdersAddress): Emptiness => {
  if (total > 0)
    return { text: texts.noSuchPage, action: { text: texts.firstPage, address: { ...address, page: 1 } } };
  if (isNarrowed(address)) {
    const all: OrdersAddress = { ...address, types: [], search: '', page: 1 };
    return { text: texts.noHits, action: { text: texts.clearFilters, address: all } };
  }
  const text = emptyTexts[address.view];
  if (address.view === 'alle') return { text };
  return { text, action: { text: texts.showAll, address: { ...address, view: 'alle', page: 1 } } };
};

/** A page of orders, or why there is nothing on it. */
export const OrderList = ({ data, address, isBusy, onAddressChange }: OrderListProps) => {
  if (data.orders.length === 0) {
    const { text, action } = whyEmpty(data.totalCount, address);
    return (
      <EmptyState
        icon="list"
        action={
          action === undefined ? undefined : (
            <Button
              variant="secondary"
              onPress={() => {
                onAddressChange(action.address);
              }}
            >
              {action.text}
            </Button>
          )
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <OrderTable orders={data.orders} isBusy={isBusy} />
      <Pagination
        page={data.pageNumber}
        pageSize={data.pageSize}
        total={data.totalCount}
        onPageChange={page => {
          onAddressChange({ ...address, page });
        }}
        pageSizes={pageSizes}
        onPageSizeChange={chosen => {
          onAddressChange({ ...address, pageSize: offeredPageSize(chosen, address.pageSize), page: 1 });
        }}
      />
    </>
  );
};
