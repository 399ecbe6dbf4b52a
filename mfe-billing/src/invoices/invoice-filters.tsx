import { useId, useState } from 'react';
import { BILLING_ITEM_STATUSES, DOCUMENT_TYPES } from 'shared/contracts/billing-item';
import { OPEN_FILTERS } from 'shared/contracts/open-amounts';
import { billingStatusLabels } from 'shared/format/billing-status';
import { documentTypeLabels } from 'shared/format/document-type';
import { openAmountLabels } from 'shared/format/open-amounts';
import { ListBar, type List } from 'shared/list';
import { known } from 'shared/list/params';
import { Button } from 'shared/ui/button';
import { FilterMenu } from 'shared/ui/filter-menu';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { AccountFilter } from '../account-filter.tsx';
import type { InvoiceValues } from './invoice-params.ts';
import { PeriodAndAmount } from './period-and-amount.tsx';
import { texts } from './texts.ts';

const words = texts.filters;

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.filter(value => value !== 'Unknown').map(value => ({ value, label: labels[value] }));

const openOptions = OPEN_FILTERS.map(value => ({ value, label: openAmountLabels[value] }));
const statusOptions = optionsOf(BILLING_ITEM_STATUSES, billingStatusLabels);
const typeOptions = optionsOf(DOCUMENT_TYPES, documentTypeLabels);

/** All filters of the list. A selection is in the URL at once. */
export const InvoiceFilters = ({ list }: { readonly list: List<InvoiceValues> }) => {
  const { values, change } = list;
  const rangeId = useId();
  const { from, to, minAmount, maxAmount } = values;
  const rangeCount = [from ?? to, minAmount ?? maxAmount].filter(value => value !== undefined).length;
  const [isOpen, setOpen] = useState(rangeCount > 0);
  return (
    <ListBar
      list={list}
      search={<LiveSearchField label={words.search} search={values.search} onSearch={list.search} />}
      filters={
        <>
          <FilterMenu
            label={words.status}
            options={statusOptions}
            value={values.statuses}
            onChange={chosen => {
              change({ statuses: known(BILLING_ITEM_STATUSES, chosen) });
            }}
          />
          <FilterMenu
            label={words.open}
            options={openOptions}
            value={values.open}
            onChange={chosen => {
              change({ open: known(OPEN_FILTERS, chosen) });
            }}
          />
          <FilterMenu
            label={words.type}
            options={typeOptions}
            value={values.types}
            onChange={chosen => {
              change({ types: known(DOCUMENT_TYPES, chosen) });
            }}
          />
          <AccountFilter
            chosen={values.accountIds}
            onChange={accountIds => {
              change({ accountIds });
            }}
          />
          <Button
            variant="secondary-alternative"
            icon="calendar"
            aria-expanded={isOpen}
            aria-controls={rangeId}
            onPress={() => {
              setOpen(!isOpen);
            }}
          >
            {rangeCount === 0 ? words.more : words.moreCount(rangeCount)}
          </Button>
        </>
      }
    >
      {isOpen ? <PeriodAndAmount id={rangeId} range={values} onApply={change} /> : null}
    </ListBar>
  );
};
