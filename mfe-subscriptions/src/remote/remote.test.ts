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
])('has a menu entry with its condition (%s): %s', (_id, heading, condition) => {
  const entry = menu.find(candidate => candidate.heading === heading);
  expect(entry).toBeDefined();
  expect(entry?.condition).toEqual(condition);
});

it('labels statuses in the search as on its pages', () => {
  const [subscriptions, orders] = description.search.hits.map(({ statuses }) => statuses);
  expect(statusLabels).toMatchObject(subscriptions ?? {});
  expect(orderStatusLabels).toMatchObject(orders ?? {});
});
