import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { anAdministrator, anInvitation } from '../testing/administrators.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { serveUsers } from '../testing/users-api.ts';
import { serveHeldAlerts, serveLookup, serveWrites } from '../testing/writes-api.ts';

const server = startApi();
const mette = anAdministrator({ version: 3 });
const overview = '/1001/administrator-oversigt';

const open = (
  { people = [mette], query = '?email=mette.holm%40demo.example' } = {},
  options: Partial<Parameters<typeof renderWithHost>[1]> = {},
) => {
  const list = serveUsers(server, people);
  const lookup = serveLookup(server, people);
  const path = `administrator-oversigt/administrator-detaljer${query}`;
  return { user: userEvent.setup(), list, lookup, ...renderWithHost(remote, { path, ...options }) };
};

const drawer = () => screen.findByRole('dialog', { name: 'Administratordetaljer' });
const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Flere handlinger' }));
  return screen.findByRole('menu');
};

it('shows role, description, e-mail, user since and latest login (ADM-004, ADM-005, ADM-006, ADM-033)', async () => {
  open();
  const details = await drawer();
  expect(await within(details).findByText('Mette Holm')).toBeVisible();
  expect(document.title).toBe('Administrator mette.holm@demo.example');
  for (const text of ['Administrator', 'mette.holm@demo.example'])
    expect(within(details).getByText(text)).toBeVisible();
  expect(within(details).getByText('Bruger siden').nextSibling).toHaveTextContent('3. feb. 2025');
  expect(within(details).getByText('Seneste login').nextSibling).toHaveTextContent('20. nov. 2026');
  expect(await accessibilityFaults(details)).toEqual([]);
});

it('looks up one person by e-mail, without requesting unknown types (ADM-012, ADM-014, ADM-068, ADM-069, ADM-071, ADM-077)', async () => {
  const { lookup } = open();
  await screen.findByText('Mette Holm');
  const [call] = lookup.calls;
  expect(call?.getAll('requestedTypes')).toEqual([
    'SuperAdministrator',
    'SuperAdministratorInvitation',
    'Administrator',
    'AdministratorInvitation',
  ]);
  const { requestedTypes: _, ...others } = Object.fromEntries(call ?? []);
  expect(others).toEqual({
    searchQuery: 'mette.holm@demo.example',
    sortOrder: 'Unknown',
    orderBy: 'Unknown',
    pageSize: '40',
    offset: '0',
  });
});

it('opens from its row, closes on Back, and returns focus to the row (ADM-026, ADM-032)', async () => {
  serveUsers(server, [mette]);
  serveLookup(server, [mette]);
  const user = userEvent.setup();
  const { address, go } = renderWithHost(remote, { path: 'administrator-oversigt?soeg=mette' });
  await user.click(await screen.findByRole('link', { name: /Mette Holm/ }));
  await drawer();
  expect(address()).toBe(`${overview}/administrator-detaljer?soeg=mette&email=mette.holm%40demo.example`);
  go(-1);
  expect(address()).toBe(`${overview}?soeg=mette`);
  await waitFor(() => {
    expect(screen.getByRole('link', { name: /Mette Holm/ })).toHaveFocus();
  });
});

it('refetches the administrator each time the drawer opens, even if not stale', async () => {
  serveUsers(server, [mette]);
  const lookup = serveLookup(server, [mette]);
  const user = userEvent.setup();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } });
  const { go } = renderWithHost(remote, { path: 'administrator-oversigt', queryClient });
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole('link', { name: /Mette Holm/ }));
    await drawer();
    await waitFor(() => {
      expect(lookup.calls).toHaveLength(times);
    });
    go(-1);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it('closes to the overview after a direct visit, and focuses the row (UI-024)', async () => {
  const { user, address } = open();
  await user.click(within(await drawer()).getByRole('button', { name: 'Luk' }));
  await arrivalAt(overview, address);
  await waitFor(() => {
    expect(screen.getByRole('link', { name: /Mette Holm/ })).toHaveFocus();
  });
});

it.each([
  ['nobody is selected', ''],
  ['an invitation is selected', '?email=jens.lund%40demo.example'],
])('redirects to the overview when %s, replacing history (ADM-028, ADM-032, ADM-062)', async (_, query) => {
  const { address } = open({ people: [anInvitation()], query });
  await arrivalAt(overview, address);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['nobody', [], 'Der findes ingen administrator eller invitation med denne e-mail.'],
  [
    'another e-mail',
    [anAdministrator({ email: 'anne-mette.holm@demo.example' })],
    'Den administrator, der blev fundet, har en anden e-mail end den valgte.',
  ],
])(
  'shows the section’s error when the lookup finds %s (ADM-047, ADM-069, ADM-070)',
  async (_, people, text) => {
    open({ people });
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('Der skete en fejl ved administratordetaljer');
    expect(box).toHaveTextContent(text);
  },
);

it('offers to search for the missing e-mail, and links to all administrators', async () => {
  const { user, searches } = open({ people: [] });
  await user.click(await screen.findByRole('button', { name: 'Søg efter mette.holm@demo.example' }));
  expect(searches).toEqual(['mette.holm@demo.example']);
  expect(hrefOf('Alle administratorer')).toBe(overview);
});

it('has a context menu with editing disabled (ADM-034, ADM-035)', async () => {
  const { user } = open();
  const menu = await openMenu(user);
  expect(within(menu).getByRole('menuitem', { name: /^Rediger oplysninger/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(within(menu).getByRole('menuitem', { name: 'Slet administrator' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

it('deletes after confirmation, returns to the overview, shows a toast and refetches the list (ADM-036, ADM-037, ADM-038, ADM-039, ADM-040, ADM-041, ADM-048, ADM-074, INV-045, INV-046, ERR-063)', async () => {
  const { calls } = serveWrites(server);
  const { user, address, toasts, list } = open();
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Slet administrator' }));
  const question = await screen.findByRole('dialog', { name: 'Slet administrator' });
  expect(question).toHaveTextContent('Mette Holm (mette.holm@demo.example)');
  expect(question).toHaveTextContent(
    'Hvis du sletter administratoren, vil personen ikke længere have adgang.',
  );
  expect(within(question).getByRole('button', { name: 'Nej, tilbage' })).toBeVisible();
  const listed = list.calls.length;
  await user.click(within(question).getByRole('button', { name: 'Ja, slet administratoren' }));
  await arrivalAt(overview, address);
  expect(calls).toMatchObject([
    {
      method: 'DELETE',
      path: '/users/access',
      query: {},
      body: { data: { type: 'Administrator', email: 'mette.holm@demo.example', customerId: '1001' } },
    },
  ]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Administratoren er slettet',
      richText: 'Der kan gå op til 10 minutter, før ændringen vises.',
    },
  ]);
  await waitFor(() => {
    expect(list.calls.length).toBeGreaterThan(listed);
  });
});

it('returns to the overview when the administrator is already deleted', async () => {
  serveWrites(server, { status: 404 });
  const { user, address, toasts } = open();
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Slet administrator' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, slet administratoren' }));
  await arrivalAt(overview, address);
  expect(toasts).toMatchObject([{ variant: 'WARNING', title: 'Administratoren findes ikke længere' }]);
});

it('keeps the dialog open when deleting fails, and retries with the same idempotency key', async () => {
  const { calls } = serveWrites(server, { status: 500 });
  const { user, toasts, address } = open();
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Slet administrator' }));
  const confirm = await screen.findByRole('button', { name: 'Ja, slet administratoren' });
  await user.click(confirm);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  await waitFor(() => {
    expect(confirm).not.toHaveTextContent('Vent et øjeblik');
  });
  await user.click(confirm);
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });
  expect(calls[0]?.idempotencyKey).toBe(calls[1]?.idempotencyKey);
  expect(toasts).toEqual([]);
  expect(address()).toContain('administrator-detaljer');
});

it('denies an Admin access to handling administrators, and disables deleting (ADM-042, ADM-045, ADM-053)', async () => {
  const { user } = open({}, { customer: { role: 'Admin' } });
  expect(await screen.findByText('Du har ikke adgang til at håndtere administratorer')).toBeVisible();
  const menu = await openMenu(user);
  expect(within(menu).getByRole('menuitem', { name: /^Slet administrator/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByText('Rettigheder')).toBeNull();
});

it('shows that only customer service handles superadmins (CUST-030, ADM-043, ADM-044, ADM-048, ADM-053)', async () => {
  open({ people: [anAdministrator({ userType: 'SuperAdministrator' })] });
  expect(
    await screen.findByText('Kun kundeservice kan ændre eller slette superadministratorer.'),
  ).toBeVisible();
  expect(screen.queryByText('Rettigheder')).toBeNull();
});

it('shows that rights are coming soon while the toggle is off (ADM-046, ADM-048, ADM-053)', async () => {
  open({}, { toggles: { 'set-bans-for-existing-admin': false } });
  expect(
    await screen.findByText('Du kan snart ændre, hvilke kundenumre administratorer har adgang til.'),
  ).toBeVisible();
  expect(screen.queryByText('Rettigheder')).toBeNull();
});

it('shows before deleting, with fresh data, which usage alerts continue and who gets them', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } });
  const { user } = open({}, { queryClient });
  const ask = async () => {
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Slet administrator' }));
  };
  serveHeldAlerts(server, {
    [mette.email]: [
      { accountId: '80010001', count: 2, toldAlone: 1 },
      { accountId: '80010002', count: 1, toldAlone: 1 },
    ],
  });
  await ask();
  expect(
    await screen.findByText(
      'Personen har 3 forbrugsadvarsler. De fortsætter uden personen, og du får besked fra 2 af dem, som ingen andre får besked fra.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nej, tilbage' }));
  serveHeldAlerts(server, { [mette.email]: [{ accountId: '80010001', count: 1, toldAlone: 0 }] });
  await ask();
  expect(
    await screen.findByText('Personen har 1 forbrugsadvarsel. Den fortsætter uden personen.'),
  ).toBeVisible();
});

it('marks the user’s own drawer, and disables deleting oneself', async () => {
  const own = anAdministrator({ email: 'superadmin@demo.example', userType: 'SuperAdministrator' });
  const { user } = open({ people: [own], query: '?email=superadmin%40demo.example' });
  expect(await screen.findByRole('heading', { name: 'Mette Holm (dig)' })).toBeVisible();
  const menu = await openMenu(user);
  expect(
    within(menu).getByRole('menuitem', {
      name: 'Rediger oplysninger Rediger dine oplysninger i Mine indstillinger.',
    }),
  ).toBeVisible();
  expect(
    within(menu).getByRole('menuitem', { name: 'Slet administrator Du kan ikke slette dig selv.' }),
  ).toHaveAttribute('aria-disabled', 'true');
});
