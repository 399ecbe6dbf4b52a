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

it('begins with what is known of the user (CTRL-018, NAV-026)', async () => {
  const { container } = open();
  expect(await line(/^Fornavn/)).toHaveValue('Mette');
  expect(await line(/^Efternavn/)).toHaveValue('Holm');
  expect(await line(/^E-mail/)).toHaveValue('mette.holm@demo.example');
  expect(await line(/^Medarbejdernummer/)).toHaveValue('M-17');
  expect(await line(/^Tekst på fakturaen/)).toHaveValue('');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('saves what is changed by keyboard, says so and leads back (CTRL-018, ERR-062)', async () => {
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

it('sends nothing while the e-mail is wrong, and nothing that is unchanged', async () => {
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

it('overwrites nothing unseen when somebody else was faster, and keeps what was entered', async () => {
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

it('keeps what was entered where the new details cannot be read', async () => {
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

it('says at its field what is too long, cuts nothing off and sends nothing', async () => {
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

it('takes the e-mail away where it is left empty', async () => {
  const { user, written } = open();
  await user.clear(await line(/^E-mail/));
  await user.click(await save());
  await waitFor(() => {
    expect(written).toMatchObject([{ data: { email: '' } }]);
  });
});

it('offers no form where it is not allowed, and says so (SUB-037)', async () => {
  open(forbidding('UserDetails', 'RoleNotSufficient'));
  expect(await screen.findByText('Oplysningerne kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
