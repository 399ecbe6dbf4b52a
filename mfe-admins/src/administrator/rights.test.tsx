import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Administrator } from 'shared/contracts/administrator';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import type * as FieldModule from 'shared/ui/live-search-field';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { remote } from '../remote/remote.tsx';
import { anAdministrator } from '../testing/administrators.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { serveUsers } from '../testing/users-api.ts';
import {
  refuseAccounts,
  serveAccounts,
  serveHeldAlerts,
  serveLookup,
  serveVersionedAccess,
  serveWrites,
} from '../testing/writes-api.ts';

// The real field, with its props recorded.
jest.mock('shared/ui/live-search-field', () => {
  const actual = jest.requireActual<typeof FieldModule>('shared/ui/live-search-field');
  return { ...actual, LiveSearchField: jest.fn(actual.LiveSearchField) };
});

const server = startApi();
const limited = {
  accessType: 'Limited',
  assets: [{ id: '80010001', type: 'Account' }],
} satisfies Partial<Administrator>;

const drawerOfMette = 'administrator-oversigt/administrator-detaljer?email=mette.holm%40demo.example';
const open = (changes: Partial<Administrator> = {}, path = drawerOfMette) => {
  const people = [anAdministrator({ version: 3, ...changes })];
  const list = serveUsers(server, people);
  serveLookup(server, people);
  return { user: userEvent.setup(), list, people, ...renderWithHost(remote, { path }) };
};

const card = () => screen.findByRole('region', { name: 'Rettigheder' });
const edit = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Rediger rettigheder' }));
};
const option = (name: RegExp) => screen.getByRole('button', { name });
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Gem ændringer' }));

it.each<[string, Partial<Administrator>, string]>([
  ['all (ADM-007, ADM-050)', {}, 'Administratoren har adgang til alle kundenumre'],
  [
    'unknown (ADM-052)',
    { accessType: 'Unknown' },
    'Der mangler oplysninger om hvilke kundenumre denne admin har adgang til.',
  ],
])('shows the card Rettigheder with an edit button for access %s (ADM-049)', async (_, changes, text) => {
  open(changes);
  expect(await card()).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Rediger rettigheder' })).toBeVisible();
  // Opening the drawer must not focus the card; only the end of editing does.
  expect(await card()).not.toContainElement(document.activeElement as HTMLElement);
});

it('lists the selected accounts by name and number (ADM-008, ADM-009, ADM-051)', async () => {
  serveAccounts(server, 3);
  open(limited);
  expect(await within(await card()).findByText('Lager 1 (80010001)')).toBeVisible();
});

it('loads the names of the selected accounts only, in pages of 200', async () => {
  const { calls } = serveAccounts(server, 450);
  const ids = Array.from({ length: 201 }, (_, index) => String(80010250 + index));
  open({ accessType: 'Limited', assets: ids.map(id => ({ id, type: 'Account' })) });
  expect(await within(await card()).findByText('Lager 450 (80010450)')).toBeVisible();
  expect(within(await card()).getAllByText(/^Lager \d+ \(\d+\)$/)).toHaveLength(201);
  expect(calls.map(({ pageSize }) => pageSize)).toEqual(['200', '200']);
});

it('lists account numbers and an error when the names fail to load (ADM-054)', async () => {
  refuseAccounts(server);
  open(limited);
  expect(await screen.findByText('Der skete en fejl ved administratorrettigheder')).toBeVisible();
  expect(within(await card()).getByText('80010001')).toBeVisible();
});

it('offers two options, clears the selected one when pressed again, and requires one (ADM-055, ADM-059, ADM-060)', async () => {
  const { user, container } = open();
  await edit(user);
  expect(option(/Alle kundenumre/)).toHaveAttribute('aria-expanded', 'true');
  expect(option(/Udvalgte kundenumre/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(option(/Alle kundenumre/));
  expect(option(/Alle kundenumre/)).toHaveAttribute('aria-expanded', 'false');
  await save(user);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Du skal vælge en mulighed');
  await user.click(within(summary).getByRole('link'));
  expect(screen.getByRole('group', { name: /Hvilke kundenumre/ })).toHaveFocus();
  expect(await accessibilityFaults(container.ownerDocument.body)).toEqual([]);
});

it('moves focus to the question when editing starts', async () => {
  const { user } = open();
  await edit(user);
  expect(screen.getByRole('group', { name: /Hvilke kundenumre/ })).toHaveFocus();
  await user.tab();
  expect(option(/^Alle kundenumre/)).toHaveFocus();
});

it('requires at least one selected account (ADM-061)', async () => {
  serveAccounts(server, 1);
  const { user } = open();
  await edit(user);
  await user.click(option(/Udvalgte kundenumre/));
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Du skal vælge minimum ét kundenummer');
});

it('offers the accounts with most subscriptions before a search (ACC-022)', async () => {
  const accounts = serveAccounts(server, 2);
  const { user } = open();
  await edit(user);
  await user.click(option(/Udvalgte kundenumre/));
  const offered = await screen.findByRole('list', { name: 'Kundenumre med flest abonnementer' });
  expect(accounts.calls.at(-1)).toMatchObject({ mostSearched: 'true', level: 'All', offset: '0' });
  expect(accounts.calls.at(-1)).not.toHaveProperty('searchQuery');
  await user.click(within(offered).getByRole('checkbox', { name: 'Lager 2 (80010002)' }));
  expect(screen.getByRole('button', { name: 'Fjern Lager 2 (80010002)' })).toBeVisible();
});

it('searches, previews the change, saves, and hides the edit button (ADM-056, ADM-057, ADM-063, ADM-064, ADM-065, ADM-066, ADM-067, ADM-075, ADM-076, ACC-014)', async () => {
  const { calls } = serveWrites(server);
  const accounts = serveAccounts(server, 12);
  const { user, toasts, list } = open(limited);
  await edit(user);
  // Pasted, not typed: on a slow machine, typing may also search for half a word.
  await user.click(screen.getByRole('searchbox', { name: 'Søg efter kundenummer' }));
  await user.paste('lager');
  await user.click(await screen.findByRole('checkbox', { name: 'Lager 2 (80010002)' }));
  await user.click(screen.getByRole('button', { name: 'Vis flere' }));
  expect(await screen.findByRole('checkbox', { name: 'Lager 12 (80010012)' })).toBeVisible();
  // After the last page the button is gone.
  expect(screen.getByText('Viser 12 af 12')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fjern Lager 1 (80010001)' }));
  // The button is gone: the count of the rest has focus.
  const count = screen.getByText('Valgte kundenumre (1)');
  expect(count).toHaveFocus();
  expect(count).toHaveAttribute('role', 'status');
  expect(screen.getByText('Får adgang til').nextSibling).toHaveTextContent('Lager 2 (80010002)');
  expect(screen.getByText('Mister adgang til').nextSibling).toHaveTextContent('Lager 1 (80010001)');
  expect(accounts.calls.filter(({ searchQuery }) => searchQuery !== undefined)).toMatchObject([
    { searchQuery: 'lager', pageSize: '10', offset: '0', level: 'All' },
    { searchQuery: 'lager', pageSize: '10', offset: '10' },
  ]);
  const listed = list.calls.length;
  await save(user);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Gem ændringer' })).toBeNull();
  });
  expect(calls).toMatchObject([
    {
      method: 'PUT',
      path: '/user/assets',
      query: { customerId: '1001' },
      ifMatch: '"3"',
      body: {
        data: {
          userEmail: 'mette.holm@demo.example',
          access: 'Limited',
          assets: [{ id: '80010002', type: 'Account' }],
        },
      },
    },
  ]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Ændringerne er blevet gemt',
      richText: 'Der kan gå et øjeblik før de nye rettigheder vises. Genindlæs siden for at tilrette.',
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Rediger rettigheder' })).toBeNull();
  await waitFor(() => {
    expect(list.calls.length).toBeGreaterThan(listed);
  });
  // The focused button is gone: focus stays in the drawer.
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });
  // The saved rights may not be readable yet: the button is back when the drawer opens again and refetches.
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Mette Holm' }));
  expect(await screen.findByRole('button', { name: 'Rediger rettigheder' })).toBeVisible();
});

it('fails with a stale version until the new rights are fetched, and has nothing to lose then (UI-030)', async () => {
  const accounts = serveAccounts(server, 3);
  const { people, user, toasts } = open({ ...limited, version: 3 });
  const { calls } = serveVersionedAccess(server, people);
  await edit(user);
  await user.click(await screen.findByRole('button', { name: 'Fjern Lager 1 (80010001)' }));
  await user.click(option(/Alle kundenumre/));
  people[0] = anAdministrator({ ...limited, assets: [{ id: '80010003', type: 'Account' }], version: 4 });
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Oplysningerne er blevet ændret, siden du åbnede dem',
  );
  // The newer rights are loaded, but the old version is still sent.
  await waitFor(() => {
    expect(accounts.calls.at(-1)).toMatchObject({ accountIds: '80010003' });
  });
  await save(user);
  await waitFor(() => {
    expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"3"']);
  });
  expect(option(/Alle kundenumre/)).toHaveAttribute('aria-expanded', 'true');
  expect(toasts).toEqual([]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Hent de nye oplysninger' }));
  expect(await screen.findByRole('button', { name: 'Fjern Lager 3 (80010003)' })).toBeVisible();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  await user.click(option(/Alle kundenumre/));
  await save(user);
  await waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  expect(calls.at(-1)).toMatchObject({ ifMatch: '"4"', body: { data: { access: 'Full' } } });
});

it('warns that the administrator is already deleted, and closes the drawer', async () => {
  serveAccounts(server, 3);
  const { user, toasts, address } = open(limited);
  serveWrites(server, { status: 404 });
  await edit(user);
  await user.click(option(/Alle kundenumre/));
  serveLookup(server, []);
  await save(user);
  await arrivalAt('/1001/administrator-oversigt', address);
  expect(toasts).toMatchObject([{ variant: 'WARNING', title: 'Administratoren findes ikke længere' }]);
});

it('warns that a selection removes all other accounts, and cancels without saving (ADM-057)', async () => {
  const { calls } = serveWrites(server);
  serveAccounts(server, 2);
  const { user } = open();
  await edit(user);
  await user.click(option(/Udvalgte kundenumre/));
  await user.type(screen.getByRole('searchbox'), 'lager');
  await user.click(await screen.findByRole('checkbox', { name: 'Lager 2 (80010002)' }));
  expect(
    screen.getByText('Administratoren mister adgangen til alle andre kundenumre end disse:'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuller' }));
  expect(await screen.findByRole('button', { name: 'Rediger rettigheder' })).toBeVisible();
  expect(screen.getByText('Administratoren har adgang til alle kundenumre').parentElement).toHaveFocus();
  expect(calls).toEqual([]);
});

it('debounces the search by 10 ms in test, and shows when it finds nothing or fails (ACC-013, ACC-017, ACC-018)', async () => {
  serveAccounts(server, 2);
  const { user } = open();
  await edit(user);
  await user.click(option(/Udvalgte kundenumre/));
  expect(jest.mocked(LiveSearchField).mock.lastCall?.[0].pauseMs).toBe(10);
  await user.type(screen.getByRole('searchbox'), 'xx');
  expect(await screen.findByText('Ingen resultater')).toBeVisible();
  refuseAccounts(server);
  await user.type(screen.getByRole('searchbox'), 'y');
  expect(await screen.findByText('Der skete en fejl under søgningen.')).toBeVisible();
});

it('shows an error in the editor when account names fail to load (ACC-019)', async () => {
  refuseAccounts(server);
  const { user } = open(limited);
  await screen.findByText('Der skete en fejl ved administratorrettigheder');
  await edit(user);
  expect(screen.getByText('Der skete en fejl ved fremsøgningen af kundenumre.')).toBeVisible();
});

it('asks for confirmation before closing with a changed selection (UI-030)', async () => {
  const { user, address } = open();
  await edit(user);
  await user.click(option(/Alle kundenumre/));
  await user.click(screen.getByRole('button', { name: 'Luk' }));
  expect(await screen.findByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
  expect(address()).toContain('administrator-detaljer');
});

it('asks for confirmation before Back with a changed selection (UI-030)', async () => {
  const { user, address, go } = open({}, 'administrator-oversigt');
  await user.click(await screen.findByRole('link', { name: /Mette Holm/ }));
  await edit(user);
  await user.click(option(/Alle kundenumre/));
  go(-1);
  expect(await screen.findByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
  expect(address()).toContain('administrator-detaljer');
});

it('previews the alerts that continue without the person, except those of kept accounts', async () => {
  serveAccounts(server, 3);
  const { user } = open();
  serveHeldAlerts(server, {
    'mette.holm@demo.example': [
      { accountId: '80010001', count: 4, toldAlone: 4 },
      { accountId: '80010003', count: 1, toldAlone: 1 },
    ],
  });
  await edit(user);
  await user.click(option(/Udvalgte kundenumre/));
  await user.click(await screen.findByRole('checkbox', { name: /80010001/ }));
  expect(
    await screen.findByText(
      'Personen har 1 forbrugsadvarsel. Den fortsætter, og du får besked i stedet for personen.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /80010003/ }));
  await waitFor(() => {
    expect(screen.queryByText(/forbrugsadvarsel/)).toBeNull();
  });
});

it('previews alerts of inaccessible accounts even when no account is removed', async () => {
  serveAccounts(server, 3);
  const { user } = open(limited);
  serveHeldAlerts(server, {
    'mette.holm@demo.example': [{ accountId: '80010003', count: 2, toldAlone: 0 }],
  });
  await edit(user);
  await user.click(await screen.findByRole('checkbox', { name: /80010002/ }));
  expect(
    await screen.findByText('Personen har 2 forbrugsadvarsler. De fortsætter uden personen.'),
  ).toBeVisible();
});
