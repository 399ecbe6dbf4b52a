import { keepsDescription } from 'shared/testing/remote-description.ts';
import description from '../../remote.json';
import { pages } from '../pages.tsx';
import { remote } from './remote.tsx';

const { menu } = keepsDescription(remote, description, pages);

it('has its menu entries for every role (MENU-015)', () => {
  expect(menu.map(({ heading, condition }) => [heading, condition])).toEqual(
    ['Mine indstillinger'].map(heading => [heading, undefined]),
  );
});
