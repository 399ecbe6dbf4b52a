import type { OrderRow } from 'shared/contracts/order';
import type { Paging } from 'shared/contracts/paging';
import { Button } from 'shared/ui/button';
import { EmptyState } from 'shared/ui/empty-state';
import { ListPaging } from '../list-frame.tsx';
import { listTexts } from '../list-texts.ts';
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
    return {
      text: listTexts.noSuchPage,
      action: { text: listTexts.firstPage, address: { ...address, page: 1 } },
    };
  if (isNarrowed(address)) {
    const all: OrdersAddress = { ...address, types: [], search: '', page: 1 };
    return { text: texts.noHits, action: { text: listTexts.clearFilters, address: all } };
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
      <ListPaging paging={data} address={address} onAddressChange={onAddressChange} />
    </>
  );
};
