import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { administrators } from '../testing/administrators.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { serveUsers } from '../testing/users-api.ts';
import { serveAccounts, serveWrites } from '../testing/writes-api.ts';

const server = startApi();
const overview = '/1001/administrator-oversigt';
const emailOnly = { create_administrator_with_limited_bans: false };

const open = (options: Partial<Parameters<typeof renderWithHost>[1]> = {}) => ({
  user: userEvent.setup(),
  list: serveUsers(server, administrators(1)),
  ...renderWithHost(remote, { path: 'administrator-oversigt/opret-administrator', ...options }),
});

const drawer = () => screen.findByRole('dialog', { name: 'Inviter ny administrator' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Inviter administrator' }));

it('opens from the create button and has an e-mail field and a button (ADM-017, ADM-030, INV-025, INV-026, INV-027, INV-028)', async () => {
  const { user, address } = open({ path: 'administrator-oversigt', toggles: emailOnly });
  await user.click(await screen.findByRole('link', { name: 'Inviter administrator' }));
  const form = await drawer();
  expect(address()).toBe(`${overview}/opret-administrator`);
  expect(email()).toBeVisible();
  expect(within(form).getByRole('button', { name: 'Inviter administrator' })).toBeVisible();
  expect(screen.queryByText('Alle kundenumre')).toBeNull();
  expect(await accessibilityFaults(form)).toEqual([]);
});

it.each([
  [{ create_administrator: false }, 'Superadmin', 0],
  [{ create_administrator: true }, 'Superadmin', 1],
  [{ create_administrator: true }, 'Admin', 1],
  [{ create_administrator: true }, 'User', 0],
] as const)('has create buttons with the toggle %j for the role %s: %d (ADM-017)', (toggles, role, count) => {
  open({ path: 'administrator-oversigt', toggles, customer: { role } });
  expect(screen.queryAllByRole('link', { name: 'Inviter administrator' })).toHaveLength(count);
});

it('redirects to the unavailable page while inviting is switched off (NAV-063, PUB-003)', async () => {
  const { address } = open({ toggles: { ...emailOnly, create_administrator: false } });
  await arrivalAt('/siden-er-midlertidigt-utilgaengelig', address);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends the e-mail, returns to the overview, shows a toast and refetches the list (INV-029, INV-036, INV-038, INV-039, INV-042, INV-043, INV-045, INV-046, ERR-063)', async () => {
  const { calls } = serveWrites(server);
  const { user, toasts, address, list } = open({ toggles: emailOnly });
  await drawer();
  await user.type(email(), ' ny@demo.example ');
  const listed = list.calls.length;
  await submit(user);
  await arrivalAt(overview, address);
  expect(calls).toMatchObject([{ method: 'POST', path: '/invitations', query: { customerId: '1001' } }]);
  expect(calls[0]?.body).toEqual({ data: { email: 'ny@demo.example' } });
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Invitationen er sendt',
      richText:
        'Modtageren får en e-mail med et link til at oprette sig. Der kan gå op til 10 minutter, før ændringen vises.',
      link: {
        label: 'Se invitationen',
        href: '/1001/administrator-oversigt/invitationsdetaljer?email=ny%40demo.example',
      },
    },
  ]);
  await waitFor(() => {
    expect(list.calls.length).toBeGreaterThan(listed);
  });
});

it('validates the e-mail on submit, and after that on change (INV-030, INV-031, INV-032, INV-033)', async () => {
  const { calls } = serveWrites(server);
  const { user } = open({ toggles: emailOnly });
  await drawer();
  await user.type(email(), 'ny');
  await user.tab();
  expect(email()).not.toHaveAttribute('aria-invalid');
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(/E-mailadressen skal skrives som navn@domæne.dk/);
  await user.click(within(summary).getByRole('link'));
  expect(email()).toHaveFocus();
  await user.clear(email());
  expect(email()).toHaveAccessibleDescription(/Indtast e-mailadresse/);
  await user.type(email(), 'ny@demo.example');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toEqual([]);
});

it('requires access while its toggle is on, and sends the selected accounts (INV-001, TOG-031)', async () => {
  const { calls } = serveWrites(server);
  serveAccounts(server, 2);
  const { user, address } = open();
  await drawer();
  await user.type(email(), 'ny@demo.example');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Du skal vælge en mulighed');
  expect(screen.getByRole('group', { name: /^Hvilke kundenumre/ })).toHaveAccessibleDescription(
    'Fejl: Du skal vælge en mulighed',
  );
  await user.click(screen.getByRole('button', { name: /Udvalgte kundenumre/ }));
  await user.type(screen.getByRole('searchbox'), 'lager');
  await user.click(await screen.findByRole('checkbox', { name: 'Lager 2 (80010002)' }));
  await submit(user);
  await arrivalAt(overview, address);
  expect(calls[0]?.body).toEqual({
    data: {
      email: 'ny@demo.example',
      type: 'AdministratorInvitation',
      assets: [{ id: '80010002', type: 'Account' }],
    },
  });
});

it('preselects all accounts if the URL says so', async () => {
  const { calls } = serveWrites(server);
  const path = 'administrator-oversigt/opret-administrator?adgang=alle';
  const { user, address } = open({ path });
  const form = await drawer();
  expect(within(form).getByRole('button', { name: /Alle kundenumre.*Valgt/ })).toBeVisible();
  await user.type(email(), 'ny@demo.example');
  await submit(user);
  await arrivalAt(overview, address);
  expect(calls[0]?.body).toEqual({ data: { email: 'ny@demo.example', type: 'AdministratorInvitation' } });
});

it('closes without confirmation when only the URL preselected', async () => {
  const { user, address } = open({ path: 'administrator-oversigt/opret-administrator?adgang=alle' });
  await drawer();
  await user.click(screen.getByRole('button', { name: 'Luk' }));
  await arrivalAt(overview, address);
});

it('keeps the form when the invitation fails', async () => {
  const { calls } = serveWrites(server, { status: 500 });
  const { user, toasts } = open({ toggles: emailOnly });
  await drawer();
  await user.type(email(), 'ny@demo.example{Enter}');
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(await drawer()).toBeVisible();
  expect(email()).toHaveValue('ny@demo.example');
  expect(toasts).toEqual([]);
});

it('asks for confirmation once before closing a dirty form, then leaves (INV-034, UI-030, UI-032)', async () => {
  const { user, address } = open({ toggles: emailOnly });
  await drawer();
  await user.type(email(), 'ny');
  await user.click(screen.getByRole('button', { name: 'Luk' }));
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  await arrivalAt(overview, address);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('asks for confirmation before Back with a changed selection (INV-034, UI-030)', async () => {
  const { user, address, go } = open({ path: 'administrator-oversigt' });
  await user.click(await screen.findByRole('link', { name: 'Inviter administrator' }));
  await drawer();
  await user.click(screen.getByRole('button', { name: 'Alle kundenumre' }));
  go(-1);
  expect(await screen.findByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
  expect(address()).toBe(`${overview}/opret-administrator`);
});

it('closes on Escape while pristine, and focuses the button that opens it', async () => {
  const { user, address } = open({ toggles: emailOnly });
  await drawer();
  await user.keyboard('{Escape}');
  await arrivalAt(overview, address);
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Inviter administrator' })).toHaveFocus();
  });
});

it('shows an Admin that inviting requires SuperAdmin (INV-023, INV-028, INV-035, CUST-028)', async () => {
  open({ customer: { role: 'Admin' } });
  expect(await drawer()).toHaveTextContent(
    'Du har ikke adgang til at administrere invitationer. Du skal være SuperAdmin',
  );
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
});
