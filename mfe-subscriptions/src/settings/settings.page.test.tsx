import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { takeSettings } from '../testing/settings.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();

const open = (actions = allowing()) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveActions(server, actions);
  serveHistory(server, []);
  return { user: userEvent.setup(), ...renderWithHost(remote, { path: 'abonnementer/S1/indstillinger' }) };
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
  const { written } = takeSettings(server);
  const { user, toasts, address } = open();
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
  const { written } = takeSettings(server);
  const { user, address, toasts } = open();
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

it('says at its field what is too long, cuts nothing off and sends nothing', async () => {
  const { written } = takeSettings(server);
  const { user } = open();
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
  const { written } = takeSettings(server);
  const { user } = open();
  await user.clear(await line(/^E-mail/));
  await user.click(await save());
  await waitFor(() => {
    expect(written).toMatchObject([{ data: { email: '' } }]);
  });
});

it('offers no form where it is not allowed, and says so', async () => {
  open(forbidding('UserDetails', 'RoleNotSufficient'));
  expect(await screen.findByText('Oplysningerne kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
