import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serveProfile } from '../testing/profile-api.ts';

const api = startApi();
const open = () => renderWithHost(remote, { path: 'indstillinger/paamindelser' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Gem ændringer' }));

it.each([
  ['on', false, 'Du får en e-mail, før en faktura skal betales', 'Med e-mail'],
  ['off', true, 'Du får ikke længere påmindelser', 'Slået fra'],
])('switches reminders %s, and shows it on the profile', async (_what, invoiceReminders, toast, shown) => {
  const calls = serveProfile(api, { user: { invoiceReminders } });
  const { container, address, toasts } = open();
  const box = await screen.findByRole('checkbox', { name: /^Send mig en e-mail/ });
  expect(box).toHaveProperty('checked', invoiceReminders);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(box);
  await save();
  const change = await screen.findByRole('link', { name: 'Rediger påmindelser om fakturaer' });
  const row = screen.getAllByRole('definition').find(each => each.contains(change));
  expect(row).toHaveTextContent(shown);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: toast }]);
  expect(calls).toMatchObject([
    {
      path: '/user/invoice-reminders',
      body: { data: { invoiceReminders: !invoiceReminders } },
      ifMatch: '"3"',
    },
  ]);
  expect(address()).toBe('/1001/indstillinger');
  expect(change).toHaveAttribute('href', '/1001/indstillinger/paamindelser');
});

it('keeps the choice on a conflict with another tab, until the new data is loaded', async () => {
  const calls = serveProfile(api, { theirs: { phoneNumber: '87654321' } });
  const { toasts } = open();
  const box = await screen.findByRole('checkbox', { name: /^Send mig en e-mail/ });
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Gem ændringer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ændret, siden du åbnede dem');
  await userEvent.click(screen.getByRole('button', { name: 'Gem ændringer' }));
  await waitFor(() => {
    expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"3"']);
  });
  expect(box).toBeChecked();
  expect(toasts).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
  expect(await screen.findByText('Her er de nye oplysninger')).toBeVisible();
  expect(box).not.toBeChecked();
});
