import { keepsDescription } from 'shared/testing/remote-description.ts';
import description from '../remote.json';
import { remote } from './remote.tsx';

const { menu } = keepsDescription(remote, description);

it('has its entry in the menu for administrators alone (MENU-010)', () => {
  expect(menu.map(({ heading, condition }) => [heading, condition])).toEqual([
    ['Administratorer', { roles: ['Admin', 'Superadmin'] }],
  ]);
});
