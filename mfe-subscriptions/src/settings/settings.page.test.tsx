import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serveHistory } from '../testing/orders.ts';
import { refuseOnce } from '../testing/api.ts';
import { serveSettings } from '../testing/settings.ts';

const server = startApi();

const open = (actions = allowing()) => {
  const settings = serveSettings(server);
  serveActions(server, actions);
  serveHistory(server, []);
  const host = renderWithHost(remote, { path: 'abonnementer/S1/indstillinger' });
  return { user: userEvent.setup(), ...settings, ...host };
};
const line = (name: RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.findByRole('button', { name: /Gem ændringer/ });

it('shows the current details of the user (CTRL-018, NAV-026)', async () => {
  const { container } = open();
  expect(await line(/^Fornavn/)).toHaveValue('Mette');
  expect(await line(/^Efternavn/)).toHaveValue('Holm');
  expect(await line(/^E-mail/)).toHaveValue('mette.holm@demo.example');
  expect(await line(/^Medarbejdernummer/)).toHaveValue('M-17');
  expect(await line(/^Tekst på fakturaen/)).toHaveValue('');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('saves changes by keyboard, shows a toast and returns (CTRL-018, ERR-062)', async () => {
  const { user, toasts, address, written } = open();
  await user.clear(await line(/^Medarbejdernummer/));
  await user.type(await line(/^Tekst på fakturaen/), '  Afdeling 4 {Enter}');
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written).toEqual([
    {
      data: {
        firstName: 'Mette',
        lastName: 'Holm',
        email: 'mette.holm@demo.example',
        employeeId: '',
        invoiceNote: 'Afdeling 4',
      },
    },
  ]);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Ændringerne er gemt' }]);
});

it('sends nothing when the e-mail is invalid, or nothing is changed', async () => {
  const { user, address, toasts, written } = open();
  const email = await line(/^E-mail/);
  await user.clear(email);
  await user.type(email, 'mette');
  await user.click(await save());
  expect(email).toBeInvalid();
  await user.click(within(screen.getByRole('alert')).getByRole('link'));
  expect(email).toHaveFocus();
  await user.tripleClick(email);
  await user.paste('mette.holm@demo.example');
  await user.click(await save());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written).toEqual([]);
  expect(toasts).toEqual([]);
});

it('does not overwrite a concurrent change, and keeps the typed values', async () => {
  const { user, written, versions, beFaster, toasts, address } = open();
  const first = await line(/^Fornavn/);
  beFaster({ lastName: 'Strandvold' });
  await user.type(first, 'x');
  await user.click(await save());
  expect(await screen.findByRole('alert')).toHaveTextContent('ændret, siden du åbnede dem');
  await user.click(await save());
  await waitFor(() => {
    expect(versions).toEqual(['"3"', '"3"']);
  });
  expect(first).toHaveValue('Mettex');
  expect(toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
  expect(await screen.findByDisplayValue('Strandvold')).toBe(await line(/^Efternavn/));
  await user.type(first, 'x');
  await user.click(await save());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(versions.at(-1)).toBe('"4"');
  expect(written.at(-1)).toMatchObject({ data: { firstName: 'Mettex', lastName: 'Strandvold' } });
});

it('keeps the typed values when the new details fail to load', async () => {
  const { user, beFaster } = open();
  const first = await line(/^Fornavn/);
  beFaster({ firstName: 'Åse' });
  await user.type(first, 'x');
  await user.click(await save());
  await screen.findByText(/ændret, siden du åbnede dem/);
  refuseOnce(server, 'subscriptions/S1', 404);
  await user.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
  expect(await screen.findByText(/kunne ikke hentes/)).toBeVisible();
  expect(first).toHaveValue('Mettex');
});

it('shows at its field what is too long, without truncating or sending', async () => {
  const { user, written } = open();
  await line(/^Fornavn/);
  await seeTooLong(user, /^Gem ændringer/, [
    ['Fornavn', 60, 'Fornavnet'],
    ['Efternavn', 60, 'Efternavnet'],
    ['Medarbejdernummer', 50, 'Medarbejdernummeret'],
    ['Tekst på fakturaen', 60, 'Teksten'],
  ]);
  expect(written).toEqual([]);
});

it('removes the e-mail when it is left empty', async () => {
  const { user, written } = open();
  await user.clear(await line(/^E-mail/));
  await user.click(await save());
  await waitFor(() => {
    expect(written).toMatchObject([{ data: { email: '' } }]);
  });
});

it('shows the reason instead of a form when it is not allowed (SUB-037)', async () => {
  open(forbidding('UserDetails', 'RoleNotSufficient'));
  expect(await screen.findByText('Oplysningerne kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
