import { PRODUCT_GROUPS } from 'shared/contracts/account';
import { ORDER_TYPES } from 'shared/contracts/order';
import { useCurrentCustomer } from 'shared/customers';
import { ListBar, type List } from 'shared/list';
import { known } from 'shared/list/params';
import { FilterMenu } from 'shared/ui/filter-menu';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { Select } from 'shared/ui/select';
import { orderTypeLabels } from '../subscription-model/order-labels.ts';
import { orderViews, type OrdersValues } from './orders-params.ts';
import { groupLabels, ordersTexts as texts, viewLabels } from './texts.ts';

const danishOrder = new Intl.Collator('da');

const typeOptions = ORDER_TYPES.filter(type => type !== 'Unknown')
  .map(type => ({ value: type, label: orderTypeLabels[type] }))
  .toSorted((one, other) => danishOrder.compare(one.label, other.label));

const groupOptions = PRODUCT_GROUPS.flatMap(group =>
  group === 'Unknown' ? [] : [{ value: group, label: groupLabels[group] }],
);

/**
 * Filters of the orders, applied at once. Home office orders have a filter when the customer can have any (CUST-025).
 */
export const OrderFilters = ({ list }: { readonly list: List<OrdersValues> }) => {
  const { capabilities } = useCurrentCustomer();
  return (
    <ListBar
      list={list}
      search={<LiveSearchField label={texts.search} search={list.values.search} onSearch={list.search} />}
      view={
        <Select
          label={texts.view}
          value={list.values.view}
          options={orderViews.map(view => ({ value: view, label: viewLabels[view] }))}
          onChange={event => {
            const view = orderViews.find(each => each === event.target.value);
            if (view) list.change({ view });
          }}
        />
      }
      filters={
        <>
          <FilterMenu
            label={texts.type}
            options={typeOptions}
            value={list.values.types}
            onChange={chosen => {
              list.change({ types: known(ORDER_TYPES, chosen) });
            }}
          />
          {capabilities.canViewHomeOfficeOrders ? (
            <FilterMenu
              label={texts.group}
              options={groupOptions}
              value={list.values.groups}
              onChange={chosen => {
                list.change({ groups: known(PRODUCT_GROUPS, chosen) });
              }}
            />
          ) : null}
        </>
      }
    />
  );
};
