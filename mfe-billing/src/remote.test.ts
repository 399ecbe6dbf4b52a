import { keepsDescription } from 'shared/testing/remote-description.ts';
import description from '../remote.json';
import { remote } from './remote.tsx';

const { menu } = keepsDescription(remote, description);

it('has its entries in the menu for everybody (MENU-015)', () => {
  expect(menu.map(({ heading, condition }) => [heading, condition])).toEqual(
    ['Fakturaer', 'Kundenumre'].map(heading => [heading, undefined]),
  );
});
