import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { administrators, anAdministrator, anInvitation } from '../testing/administrators.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { refuseUsers, serveUsers } from '../testing/users-api.ts';

const server = startApi();

const open = (query = '', options: Partial<Parameters<typeof renderWithHost>[1]> = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: `administrator-oversigt${query}`, ...options }),
});

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
/** By text, not by name: a line break opportunity before @ splits the address in the accessible name. */
const rowOf = (email: string): HTMLElement => {
  const row = screen.getAllByRole('row').find(({ textContent }) => textContent.includes(email));
  if (!row) throw new Error(`No row of ${email}`);
  return row;
};
const shownTable = () => screen.findByRole('table', { name: 'Administratorer og invitationer' });

it('has a title and a search field, and requests the first ten (ADM-015, ADM-016, ADM-024, ADM-030, ADM-072, ADM-073)', async () => {
  const { calls } = serveUsers(server, administrators(3));
  open();
  await shownTable();
  expect(screen.getByRole('heading', { level: 1, name: 'Administratorer' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Søg efter navn eller e-mail' })).toBeVisible();
  expect(calls).toEqual([{ pageSize: '10', offset: '0', requestedUserType: '1' }]);
});

it('has the column headers e-mail, role and latest login, after a visually hidden one (ADM-018, ADM-030)', async () => {
  serveUsers(server, administrators(1));
  open();
  const headers = within(await shownTable()).getAllByRole('columnheader');
  expect(headers.map(header => header.textContent)).toEqual(['Navn', 'E-mail', 'Rolle', 'Seneste login']);
  expect(headers[0]?.firstElementChild).toHaveClass('visually-hidden');
});

it('shows icon, name or description, e-mail, role and latest login of each row (ADM-003, ADM-004, ADM-005, ADM-006, ADM-013, ADM-019, ADM-020)', async () => {
  serveUsers(server, [
    anAdministrator({ userType: 'SuperAdministrator' }),
    anAdministrator({ userId: 'user-3', email: 'ny@demo.example', lastLogin: null }),
    anInvitation({ created: '2026-11-18T08:00:00.000Z' }),
  ]);
  const { container } = open();
  await shownTable();
  const person = rowOf('mette.holm@demo.example');
  const invitation = rowOf('jens.lund@demo.example');
  expect(person).toHaveTextContent('Mette Holmmette.holm@demo.exampleSuperadministrator20. nov. 2026');
  expect(within(person).getByRole('img', { name: 'Administrator' })).toHaveAttribute('data-icon', 'user');
  expect(rowOf('ny@demo.example')).toHaveTextContent('Har ikke logget ind endnu');
  expect(invitation).toHaveTextContent('Invitationen er sendtInviteret d. 18. nov. 2026');
  expect(invitation).toHaveTextContent('jens.lund@demo.exampleAdministratorMangler bekræftelse');
  expect(within(invitation).getByRole('img', { name: 'Invitation' })).toHaveAttribute(
    'data-icon',
    'envelope',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('marks the user’s own row', async () => {
  serveUsers(server, [anAdministrator({ email: 'superadmin@demo.example' }), anInvitation()]);
  open();
  const [own, other] = rowsOf(await shownTable());
  expect(own).toHaveTextContent('Mette Holm (dig)');
  expect(other).not.toHaveTextContent('(dig)');
});

it('shows a skeleton while loading (ADM-021, UI-035)', async () => {
  serveUsers(server, administrators(1));
  open();
  expect(screen.getByText('Indlæser')).toBeInTheDocument();
  await shownTable();
  expect(screen.queryByText('Indlæser')).toBeNull();
});

it('shows that nothing was found, and clears the search (ADM-022)', async () => {
  serveUsers(server, administrators(2));
  const { user, address } = open('?soeg=findes-ikke');
  expect(await screen.findByText('Ingen invitationer eller administratorer fundet')).toBeVisible();
  const offer = screen.getByText('Ingen invitationer eller administratorer fundet').closest('div');
  await user.click(within(offer ?? document.body).getByRole('button', { name: 'Ryd søgning' }));
  expect(rowsOf(await shownTable())).toHaveLength(2);
  expect(address()).toBe('/1001/administrator-oversigt');
});

it('loads the next page, keeps focus and shows the count (ADM-023)', async () => {
  serveUsers(server, administrators(25));
  const { user, address } = open();
  expect(rowsOf(await shownTable())).toHaveLength(10);
  const more = screen.getByRole('button', { name: 'Vis flere' });
  await user.click(more);
  expect(await screen.findByText('Viser 20 af 25')).toBeVisible();
  expect(rowsOf(await shownTable())).toHaveLength(20);
  expect(more).toHaveFocus();
  expect(address()).toBe('/1001/administrator-oversigt?sider=2');
});

it('moves focus to the count when the last page removes the button', async () => {
  serveUsers(server, administrators(15));
  const { user } = open();
  await shownTable();
  await user.click(screen.getByRole('button', { name: 'Vis flere' }));
  await waitFor(() => {
    expect(screen.getByText('Viser 15 af 15')).toHaveFocus();
  });
  expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
});

it('treats a full page as the only sign of a next one (ADM-025)', async () => {
  const { calls } = serveUsers(server, administrators(20));
  open('?sider=2');
  expect(await screen.findByText('Viser 20 af 20')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  });
  expect(calls.map(({ offset }) => offset)).toEqual(['0', '10', '20']);
});

it('loads all pages of a shared URL, and stops at the end of the list (ADM-025)', async () => {
  const { calls } = serveUsers(server, administrators(35));
  open('?sider=9');
  expect(await screen.findByText('Viser 35 af 35')).toBeVisible();
  expect(calls.map(({ offset }) => offset)).toEqual(['0', '10', '20', '30']);
});

it('searches on the server and resets to one page', async () => {
  const { calls } = serveUsers(server, administrators(25));
  const { user, address } = open('?sider=2');
  await screen.findByText('Viser 20 af 25');
  await user.type(screen.getByRole('searchbox'), 'person-25{Enter}');
  expect(await screen.findByText('Viser 1 af 1')).toBeVisible();
  expect(address()).toBe('/1001/administrator-oversigt?soeg=person-25');
  expect(calls.at(-1)).toMatchObject({ query: 'person-25', offset: '0' });
});

it('announces only the final count while the rows change', async () => {
  serveUsers(server, administrators(25));
  const { user } = open();
  const count = await screen.findByText('Viser 10 af 25');
  const told: (string | null)[] = [];
  const listening = new MutationObserver(() => told.push(count.textContent));
  listening.observe(count, { characterData: true, childList: true, subtree: true });
  await user.type(screen.getByRole('searchbox'), 'person-25{Enter}');
  expect(await screen.findByText('Viser 1 af 1')).toBe(count);
  listening.disconnect();
  expect(told).toEqual(['Viser 1 af 1']);
});

it('searches as you type, debounced, from the first letter (ADM-031, ADM-072)', async () => {
  const { calls } = serveUsers(server, administrators(25));
  const { user, address } = open();
  await shownTable();
  // No timer runs between them, even on a slow machine.
  for (const value of ['person-2', 'person-25']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await act(() => Promise.resolve());
    expect(address()).toBe('/1001/administrator-oversigt');
  }
  expect(await screen.findByText('Viser 1 af 1')).toBeVisible();
  expect(calls.filter(({ query }) => query !== undefined)).toMatchObject([{ query: 'person-25' }]);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '9');
  expect(await screen.findByText('Viser 2 af 2')).toBeVisible();
});

it('shows inviter, expiry and status of each invitation', async () => {
  const inviter = { name: 'Anna Holm', email: 'anna@demo.example' };
  const expiresAt = '2026-12-02T08:00:00.000Z';
  const created = '2026-11-18T08:00:00.000Z';
  serveUsers(server, [
    anInvitation({ inviter, expiresAt, created, status: 'Pending' }),
    anInvitation({ invitationId: '2', email: 'to@demo.example', expiresAt, status: 'Expired' }),
    anInvitation({ invitationId: '3', email: 'tre@demo.example', expiresAt, status: 'Failed' }),
  ]);
  open();
  await shownTable();
  const pending = rowOf('jens.lund@demo.example');
  expect(pending).toHaveTextContent('Inviteret d. 18. nov. 2026 af Anna Holm');
  expect(pending).toHaveTextContent('Mangler bekræftelseUdløber d. 2. dec. 2026');
  expect(rowOf('to@demo.example')).toHaveTextContent('Udløbet');
  expect(rowOf('tre@demo.example')).toHaveTextContent('Kunne ikke leveres');
});

it('deduplicates a row that is on two pages', async () => {
  const users = administrators(10);
  const { calls } = serveUsers(server, [
    ...users,
    ...users.slice(-1),
    anAdministrator({ userId: 'user-99' }),
  ]);
  open('?sider=2');
  expect(await screen.findByText('Viser 11 af 12')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('shows an error when loading fails, and retries (ADM-029)', async () => {
  serveUsers(server, administrators(2));
  refuseUsers(server, 500, true);
  const { user } = open();
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Kunne ikke indlæse administratorer og invitationer.');
  await user.click(within(box).getByRole('button', { name: 'Prøv igen' }));
  expect(rowsOf(await shownTable())).toHaveLength(2);
});

it('keeps stale rows when a refetch fails, marks them as outdated, and retries', async () => {
  serveUsers(server, administrators(2));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { user } = open('', { queryClient });
  await shownTable();
  serveUsers(server, administrators(3));
  refuseUsers(server, 500, true);
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/er måske forældet/)).toBeVisible();
  expect(rowsOf(await shownTable())).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Viser 3 af 3')).toBeVisible();
  expect(screen.queryByText(/er måske forældet/)).toBeNull();
});

it('keeps the loaded rows when the next page fails, and retries', async () => {
  serveUsers(server, administrators(25));
  const { user } = open();
  await shownTable();
  refuseUsers(server, 500, true);
  await user.click(screen.getByRole('button', { name: 'Vis flere' }));
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Kunne ikke indlæse flere administratorer og invitationer.');
  expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  expect(screen.queryByText(/er måske forældet/)).toBeNull();
  expect(rowsOf(await shownTable())).toHaveLength(10);
  await user.click(within(box).getByRole('button', { name: 'Prøv igen' }));
  const count = await screen.findByText('Viser 20 af 25');
  await waitFor(() => {
    expect(count).toHaveFocus();
  });
});

it('denies access to the role User without calling the API', () => {
  const { calls } = serveUsers(server, administrators(2));
  open('', { customer: { role: 'User' } });
  expect(screen.getByText('Du har ikke adgang til administratorerne')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it('shows an error about missing rights when the API responds 403', async () => {
  refuseUsers(server, 403);
  open();
  expect(await screen.findByText(/^Den nuværende bruger mangler rettigheder\./)).toBeVisible();
});

it('names the filter for pending invitations as their rows do', async () => {
  serveUsers(server, [anInvitation()]);
  renderWithHost(remote, { path: 'administrator-oversigt?invitationer=Waiting' });
  await shownTable();
  expect(rowOf('jens.lund@demo.example')).toHaveTextContent('Mangler bekræftelse');
  expect(screen.getByRole('button', { name: 'Invitationer: Mangler bekræftelse' })).toBeVisible();
});
