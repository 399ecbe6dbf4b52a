import type { ReactNode } from 'react';
import { USAGE_FILTERS, type SubscriptionFacets } from 'shared/contracts/subscription-list';
import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from 'shared/contracts/subscription-kind';
import { ListBar, type List } from 'shared/list';
import { known } from 'shared/list/params';
import { FilterMenu } from 'shared/ui/filter-menu';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { filterOptions } from './filter-options.ts';
import { maxSearch, type OverviewValues } from './overview-params.ts';
import { pastedNumbers } from './pasted-numbers.ts';
import { overviewTexts as texts } from './texts.ts';

const usageOptions = USAGE_FILTERS.map(value => ({ value, label: texts.usage[value] }));

interface FilterBarProps {
  readonly list: List<OverviewValues>;
  readonly facets: SubscriptionFacets | undefined;
  /** Other actions on the list. */
  readonly children: ReactNode;
}

/** Search and filters, applied at once. */
export const FilterBar = ({ list, facets, children }: FilterBarProps) => {
  const { values, change } = list;
  const options = filterOptions(facets, values);
  const menu = (
    filter: keyof typeof options,
    choose: (chosen: readonly string[]) => Partial<OverviewValues>,
  ) => (
    <FilterMenu
      label={texts.filters[filter]}
      options={options[filter]}
      value={values[filter]}
      onChange={chosen => {
        change(choose(chosen));
      }}
    />
  );
  return (
    <ListBar
      list={list}
      search={
        <LiveSearchField
          label={texts.search}
          help={texts.searchHelp}
          search={values.search}
          maxLength={maxSearch}
          convertPaste={pastedNumbers}
          onSearch={list.search}
        />
      }
      filters={
        <>
          {menu('types', chosen => ({ types: known(SUBSCRIPTION_TYPES, chosen) }))}
          {menu('statuses', chosen => ({ statuses: known(SUBSCRIPTION_STATUSES, chosen) }))}
          {menu('accountIds', accountIds => ({ accountIds }))}
          <FilterMenu
            label={texts.filters.usage}
            options={usageOptions}
            value={values.usage}
            onChange={chosen => {
              change({ usage: known(USAGE_FILTERS, chosen) });
            }}
          />
        </>
      }
    >
      {children}
    </ListBar>
  );
};
