import { keepsDescription } from 'shared/testing/remote-description.ts';
import description from '../../remote.json';
import { billingStatusLabels as statusLabels } from 'shared/format/billing-status';
import { pages } from '../pages.tsx';
import { remote } from './remote.tsx';

const { menu } = keepsDescription(remote, description, pages);

it('has menu entries for everybody (MENU-015)', () => {
  expect(menu.map(({ heading, condition }) => [heading, condition])).toEqual(
    ['Fakturaer', 'Kundenumre'].map(heading => [heading, undefined]),
  );
});

it('labels statuses in search hits as on its pages', () => {
  expect(statusLabels).toMatchObject(description.search.hits[0]?.statuses ?? {});
});

it('offers employee rights in the search to administrators only', () => {
  const rights = description.search.actions.find(({ label }) => label.startsWith('Medarbejderrettigheder'));
  expect(rights?.condition).toEqual({ roles: ['Admin', 'Superadmin'] });
});
