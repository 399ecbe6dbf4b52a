import { keepsDescription } from 'shared/testing/remote-description.ts';
import description from '../../remote.json';
import { orderStatusLabels } from '../subscription-model/order-labels.ts';
import { statusLabels } from '../subscription-model/subscription-labels.ts';
import { pages } from '../pages.tsx';
import { remote } from './remote.tsx';

const { menu } = keepsDescription(remote, description, pages);

it.each([
  ['MENU-011', 'Opret abonnement', { contract: true }],
  ['MENU-015', 'Abonnementsoversigt', undefined],
  ['MENU-011', 'Ordrer', { contract: true }],
])('has an entry in the menu for whom it is meant (%s): %s', (_id, heading, condition) => {
  const entry = menu.find(candidate => candidate.heading === heading);
  expect(entry).toBeDefined();
  expect(entry?.condition).toEqual(condition);
});

it('calls statuses in the search what its pages call them', () => {
  const [subscriptions, orders] = description.search.hits.map(({ statuses }) => statuses);
  expect(statusLabels).toMatchObject(subscriptions ?? {});
  expect(orderStatusLabels).toMatchObject(orders ?? {});
});
