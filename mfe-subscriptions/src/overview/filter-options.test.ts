import type { SubscriptionFacets } from 'shared/contracts/subscription-list';
import { filterOptions } from './filter-options.ts';
import { overviewParams } from './overview-params.ts';

const noFilters = overviewParams.initial;

const facets: SubscriptionFacets = {
  types: [
    { value: 'MOBILE', count: 12 },
    { value: 'BROADBAND', count: 0 },
  ],
  statuses: [{ value: 'Active', count: 11 }],
  accounts: [{ value: '80010001', name: 'Hovedkontor', count: 9 }],
};

it('offers values with rows, with label and count', () => {
  expect(filterOptions(facets, noFilters)).toEqual({
    types: [{ value: 'MOBILE', label: 'Mobilabonnement', count: 12 }],
    statuses: [{ value: 'Active', label: 'Aktivt', count: 11 }],
    accountIds: [{ value: '80010001', label: 'Hovedkontor (80010001)', count: 9 }],
  });
});

it('keeps selected values without rows, so that they can be removed', () => {
  const { types, accountIds } = filterOptions(facets, {
    types: ['BROADBAND'],
    statuses: [],
    accountIds: ['80019999'],
  });
  expect(types).toContainEqual({ value: 'BROADBAND', label: 'Bredbånd og datanet', count: 0 });
  expect(accountIds).toContainEqual({ value: '80019999', label: '80019999', count: 0 });
});

it('offers selected values before the first response', () => {
  expect(filterOptions(undefined, { ...noFilters, statuses: ['Suspended'] }).statuses).toEqual([
    { value: 'Suspended', label: 'Spærret', count: 0 },
  ]);
});
