import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { Customer } from 'shared/contracts/customer';
import { drawnRemoteSchema } from 'shared/remote/registry';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { describedRemotes } from '../../testing/described-remotes.ts';
import { PortalLayout } from '../../layout/portal-layout.tsx';
import { fakePortal, renderInPortal } from '../../testing/render-in-portal.tsx';
import { useMenuInput } from '../../menu/use-menu-input.ts';
import { shortcutActions } from '../../search/offered-actions.ts';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { Shortcuts } from './shortcuts.lazy.tsx';

const server = startApi();
beforeAll(() => {
  setScreenWidth('wide');
});

const remotes = describedRemotes.map(description => ({
  ...anyRegisteredRemote(),
  ...drawnRemoteSchema.parse(description),
}));

const All = ({ hasTelephones }: { readonly hasTelephones: boolean }) => (
  <Shortcuts actions={shortcutActions(useMenuInput(), hasTelephones)} />
);

const draw = (customer: Partial<Customer>, hasTelephones = true) =>
  renderInPortal(
    [{ element: <PortalLayout />, children: [{ path: '*', element: <All {...{ hasTelephones }} /> }] }],
    {
      customer,
      portal: fakePortal({ registry: { registry: { schemaVersion: 1, remotes }, source: 'network' } }),
    },
  );

const forAll = [
  'Vis PUK for\u00A0…',
  'Hent seneste faktura',
  'Hent en måneds fakturaer',
  'Skift telefonnummer',
];
const forAdmins = [
  'Mistet telefon\u00A0…',
  'Vis PUK for\u00A0…',
  'Bestil e-sim til\u00A0…',
  ...forAll.slice(1),
];

it.each([
  ['Superadmin', ['Inviter med fuld adgang', 'Se aktivitetslog', ...forAdmins]],
  ['Admin', forAdmins],
  ['User', forAll],
] as const)('shows the role %s only what it may do', async (role, names) => {
  const { container } = draw({ role });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(row => row.textContent)).toEqual(names);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('does not offer an eSIM without a contract', async () => {
  draw({ role: 'Admin', hasContract: false });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(row => row.textContent)).toEqual(forAdmins.filter(name => !name.includes('e-sim')));
});

it('does not offer telephone actions without telephones', async () => {
  draw({ role: 'Admin' }, false);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(row => row.textContent)).toEqual(forAll.slice(1));
});

it('links actions without an object, and opens the search for the others', async () => {
  server.use(http.get(`${testApi}/search/suggestions`, answerOf({ suggestions: {} })));
  draw({ role: 'Admin' });
  expect(await screen.findByRole('link', { name: 'Hent seneste faktura' })).toHaveAttribute(
    'href',
    '/1001/faktura/seneste?hent=pdf',
  );
  const button = screen.getByRole('button', { name: 'Vis PUK for\u00A0…' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Søg i hele portalen' });
  const field = within(dialog).getByRole('combobox');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Vis PUK for ');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
