import { keepsDescription } from 'shared/testing/remote-description.ts';
import description from '../../remote.json';
import { roleLabels } from '../administrator-texts.ts';
import { drawers, pages } from '../pages.tsx';
import { remote } from './remote.tsx';

const { menu } = keepsDescription(remote, description, { ...pages, ...drawers });

it('has a menu entry for administrators only (MENU-010)', () => {
  expect(menu.map(({ heading, condition }) => [heading, condition])).toEqual([
    ['Administratorer', { roles: ['Admin', 'Superadmin'] }],
  ]);
});

it('labels roles in search hits as on its pages', () => {
  for (const { statuses } of description.search.hits) expect(roleLabels).toMatchObject(statuses);
});
