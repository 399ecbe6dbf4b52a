import type { SubscriptionFacets } from 'shared/contracts/subscription-list';
import { FilterMenu } from 'shared/ui/filter-menu';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { ListBar } from '../list-frame.tsx';
import { filterOptions } from './filter-options.ts';
import {
  isNarrowed,
  longestSearch,
  noFilters,
  withFilter,
  type OverviewAddress,
} from './overview-address.ts';
import { pastedNumbers } from './pasted-numbers.ts';
import { overviewTexts as texts } from './texts.ts';

interface FilterBarProps {
  readonly address: OverviewAddress;
  readonly facets: SubscriptionFacets | undefined;
  readonly onSearch: (search: string) => void;
  readonly onAddressChange: (address: OverviewAddress) => void;
}

/** Search and filters; the list follows at once. */
export const FilterBar = ({ address, facets, onSearch, onAddressChange }: FilterBarProps) => {
  const options = filterOptions(facets, address.filters);
  const menu = (filter: keyof typeof options) => (
    <FilterMenu
      label={texts.filters[filter]}
      options={options[filter]}
      value={address.filters[filter]}
      onChange={values => {
        onAddressChange(withFilter(address, filter, values));
      }}
    />
  );
  return (
    <ListBar
      search={
        <LiveSearchField
          label={texts.search}
          help={texts.searchHelp}
          search={address.search}
          maxLength={longestSearch}
          convertPaste={pastedNumbers}
          onSearch={onSearch}
        />
      }
      filters={
        <>
          {menu('types')}
          {menu('statuses')}
          {menu('accountIds')}
        </>
      }
      onClear={
        isNarrowed(address)
          ? () => {
              onAddressChange({ ...address, search: '', filters: noFilters, page: 1 });
            }
          : undefined
      }
    />
  );
};
