import { ORDER_TYPES } from 'shared/contracts/order';
import { FilterMenu } from 'shared/ui/filter-menu';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { Select } from 'shared/ui/select';
import { known } from '../list-address.ts';
import { ListBar } from '../list-frame.tsx';
import { orderTypeLabels } from '../order-labels.ts';
import { isNarrowed, orderViews, toOrderView, type OrdersAddress } from './orders-address.ts';
import { ordersTexts as texts, viewLabels } from './texts.ts';

const danishOrder = new Intl.Collator('da');

const typeOptions = ORDER_TYPES.filter(type => type !== 'Unknown')
  .map(type => ({ value: type, label: orderTypeLabels[type] }))
  .toSorted((one, other) => danishOrder.compare(one.label, other.label));

interface OrderFiltersProps {
  readonly address: OrdersAddress;
  readonly onSearch: (search: string) => void;
  readonly onAddressChange: (address: OrdersAddress) => void;
}

/** Which orders are shown; the list follows at once. */
export const OrderFilters = ({ address, onSearch, onAddressChange }: OrderFiltersProps) => (
  <ListBar
    search={<LiveSearchField label={texts.search} search={address.search} onSearch={onSearch} />}
    view={
      <Select
        label={texts.view}
        value={address.view}
        options={orderViews.map(view => ({ value: view, label: viewLabels[view] }))}
        onChange={event => {
          onAddressChange({ ...address, view: toOrderView(event.target.value), page: 1 });
        }}
      />
    }
    filters={
      <FilterMenu
        label={texts.type}
        options={typeOptions}
        value={address.types}
        onChange={values => {
          onAddressChange({ ...address, types: known(ORDER_TYPES, values), page: 1 });
        }}
      />
    }
    onClear={
      isNarrowed(address)
        ? () => {
            onAddressChange({ ...address, types: [], search: '', page: 1 });
          }
        : undefined
    }
  />
);
