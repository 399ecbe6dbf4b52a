import { isRemoteModule } from 'shared/remote';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import description from '../remote.json';
import { remote } from './remote.tsx';

const pages = remote.routes.map(route => route.path ?? '');
const { id, paths, titles, menu } = remoteDescriptionSchema.parse(description);

it('is the remote that its description speaks of', () => {
  expect(isRemoteModule({ remote })).toBe(true);
  expect(remote.id).toBe(id);
});

it('has a title for each of its pages, below its own paths', () => {
  expect(titles.map(title => title.pattern).sort()).toEqual([...pages].sort());
  expect(paths).toEqual([...new Set(pages.map(path => path.split('/')[0]))]);
});

it.each([
  ['MENU-011', 'Opret abonnement', { contract: true }],
  ['MENU-015', 'Abonnementsoversigt', undefined],
  ['MENU-011', 'Ordrer', { contract: true }],
])('leads from the menu to a page that exists, for whom it is meant (%s): %s', (_id, heading, condition) => {
  const entry = menu.find(candidate => candidate.heading === heading);
  expect(pages).toContain(entry?.path);
  expect(entry?.condition).toEqual(condition);
});
