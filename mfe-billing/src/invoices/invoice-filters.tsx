import { useId, useState } from 'react';
import {
  BILLING_ITEM_STATUSES,
  DOCUMENT_TYPES,
  type BillingItemStatus,
  type DocumentType,
} from 'shared/contracts/billing-item';
import { Button } from 'shared/ui/button';
import { FilterMenu } from 'shared/ui/filter-menu';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { documentTypeLabels } from 'shared/format/document-type';
import { statusLabels } from '../billing-labels.ts';
import { AccountFilter } from './account-filter.tsx';
import { hasFilters, noFilters, type InvoiceView } from './invoice-view.ts';
import styles from './invoice-filters.module.css';
import { PeriodAndAmount } from './period-and-amount.tsx';
import { texts } from './texts.ts';
import type { ChangeView } from './use-invoice-view.ts';

const words = texts.filters;

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.filter(value => value !== 'Unknown').map(value => ({ value, label: labels[value] }));

const statusOptions = optionsOf(BILLING_ITEM_STATUSES, statusLabels);
const typeOptions = optionsOf(DOCUMENT_TYPES, documentTypeLabels);

interface InvoiceFiltersProps {
  readonly view: InvoiceView;
  readonly change: ChangeView;
}

/** Everything the list can be narrowed by. What is chosen stands in the address at once. */
export const InvoiceFilters = ({ view, change }: InvoiceFiltersProps) => {
  const rangeId = useId();
  const { from, to, minAmount, maxAmount } = view;
  const rangeCount = [from ?? to, minAmount ?? maxAmount].filter(value => value !== undefined).length;
  const [isOpen, setOpen] = useState(rangeCount > 0);
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <LiveSearchField
            label={words.search}
            search={view.search}
            onSearch={search => {
              change({ search }, 'replace');
            }}
          />
        </div>
        <FilterMenu
          label={words.status}
          options={statusOptions}
          value={view.statuses}
          onChange={statuses => {
            change({ statuses: statuses as BillingItemStatus[] });
          }}
        />
        <FilterMenu
          label={words.type}
          options={typeOptions}
          value={view.types}
          onChange={types => {
            change({ types: types as DocumentType[] });
          }}
        />
        <AccountFilter
          chosen={view.accountIds}
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
        {hasFilters(view) ? (
          <Button
            variant="tertiary"
            icon="close"
            onPress={() => {
              change(noFilters);
            }}
          >
            {words.clear}
          </Button>
        ) : null}
      </div>
      {isOpen ? <PeriodAndAmount id={rangeId} range={view} onApply={change} /> : null}
    </div>
  );
};
