import type { SubscriptionFacets } from 'shared/contracts/subscription-list';
import { accountText } from 'shared/format/account-text';
import type { FilterOption } from 'shared/ui/filter-menu';
import { statusLabels, typeLabels } from '../subscription-model/subscription-labels.ts';
import type { SubscriptionFilters } from './overview-params.ts';

/** The options of each filter with their row counts. */
export type FilterOptions = Readonly<Record<keyof SubscriptionFilters, readonly FilterOption[]>>;

interface Facet {
  readonly value: string;
  readonly count: number;
}

/** Options without rows are left out, unless selected: the user must be able to deselect them. */
const optionsOf = <Value extends Facet>(
  facets: readonly Value[],
  chosen: readonly string[],
  labelOf: (value: string, facet: Value | undefined) => string,
): FilterOption[] => {
  const offered = facets.filter(({ value, count }) => count > 0 || chosen.includes(value));
  const missing = chosen.filter(value => !offered.some(facet => facet.value === value));
  return [
    ...offered.map(facet => ({
      value: facet.value,
      count: facet.count,
      label: labelOf(facet.value, facet),
    })),
    ...missing.map(value => ({ value, count: 0, label: labelOf(value, undefined) })),
  ];
};

const labelIn =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;

/** The filters' options from the counts in the response; before the first response only the selected ones. */
export const filterOptions = (
  facets: SubscriptionFacets | undefined,
  chosen: SubscriptionFilters,
): FilterOptions => ({
  types: optionsOf(facets?.types ?? [], chosen.types, labelIn(typeLabels)),
  statuses: optionsOf(facets?.statuses ?? [], chosen.statuses, labelIn(statusLabels)),
  accountIds: optionsOf(facets?.accounts ?? [], chosen.accountIds, (id, account) =>
    accountText({ id, name: account?.name }),
  ),
});
