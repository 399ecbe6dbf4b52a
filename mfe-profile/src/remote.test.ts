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

it('leads from the menu to pages that exist, whoever looks (MENU-015)', () => {
  expect(menu.map(entry => entry.heading)).toEqual(['Mine indstillinger']);
  for (const { path, condition } of menu) {
    expect(pages).toContain(path);
    expect(condition).toBeUndefined();
  }
});
