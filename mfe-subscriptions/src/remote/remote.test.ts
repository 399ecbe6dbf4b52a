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
  expect([entry?.heading, entry?.condition]).toEqual([heading, condition]);
});

it.each([
  ['subscriptions', statusLabels],
  ['orders', orderStatusLabels],
])('labels the statuses of %s in the search as on its pages', (kind, labels) => {
  const statuses = Object.entries(description.search.hits.find(hit => hit.kind === kind)?.statuses ?? {});
  expect(statuses).not.toEqual([]);
  expect(Object.entries(labels)).toEqual(expect.arrayContaining(statuses));
});
