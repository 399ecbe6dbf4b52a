import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from 'shared/contracts/audit-log';
import { codeTexts } from 'shared/errors/code-texts';
import { saveFile } from 'shared/http/save-file';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { anAuditEntry, refuseActivityLog, serveActivityLog } from 'shared/testing/activity-log-api.ts';
import { administrators } from '../testing/administrators.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { serveUsers } from '../testing/users-api.ts';
import { refuseAccounts, serveAccounts } from '../testing/writes-api.ts';

jest.mock('shared/http/save-file');

const server = startApi();
const log = '/1001/administrator-oversigt/aktivitetslog';

const open = (query = '', options: Partial<Parameters<typeof renderWithHost>[1]> = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: `administrator-oversigt/aktivitetslog${query}`, ...options }),
});
const shownTable = () => screen.findByRole('table', { name: 'Hændelser' });
const manyEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => anAuditEntry({ entryId: String(index) }));

it('shows who did what and when, with the values before and after', async () => {
  serveAccounts(server, 1);
  const { calls } = serveActivityLog(server, [
    anAuditEntry(),
    anAuditEntry({ entryId: '2', action: 'AccessRemoved', after: null }),
    anAuditEntry({ entryId: '3', actorName: null, actorEmail: null, before: null, after: null }),
  ]);
  const { container } = open();
  const rows = within(await shownTable())
    .getAllByRole('row')
    .slice(1);
  expect(await screen.findByText(/Lager 1 \(80010001\), 80010002/)).toBeVisible();
  expect(rows[0]).toHaveTextContent(
    'Anna Holm ændrede rettighederne for Mette Holm (mette.holm@demo.example)Rettigheder ændret · anna@demo.example',
  );
  expect(rows[0]).toHaveTextContent(
    'Før: Alle kundenumreEfter: Udvalgte kundenumre: Lager 1 (80010001), 80010002',
  );
  expect(rows[0]).toHaveTextContent('20. nov. 2026, 14.05');
  expect(rows[1]).toHaveTextContent('Anna Holm slettede administratoren Mette Holm');
  expect(rows[1]).not.toHaveTextContent('Efter');
  expect(rows[2]).toHaveTextContent('Kundeservice eller en tidligere bruger ændrede rettighederne');
  expect(rows[2]).not.toHaveTextContent('Før');
  expect(calls).toEqual([{ customerId: '1001', pageSize: '40', offset: '0' }]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

const albert = { kind: 'Subscription', id: 's-1', name: 'Albert Skovlyst' } as const;
const order: AuditEntry['after'] = {
  orderId: 'O5',
  effectiveDate: '2026-11-20',
  subscriptionId: 's-1',
  orderType: 'Suspension',
};

it('links an order to its subscription and order page, and shows the error and the bulk job', async () => {
  serveActivityLog(server, [
    anAuditEntry({
      action: 'OrderPlaced',
      subject: '10100265',
      about: albert,
      before: null,
      after: order,
      details: { reason: 'Stolen', via: { kind: 'BulkJob', id: 'J7' } },
    }),
    anAuditEntry({
      entryId: '2',
      action: 'OrderFailed',
      subject: '10100265',
      about: albert,
      before: null,
      after: order,
      actorName: null,
      actorEmail: null,
      details: { failure: 'IccNotAvailable' },
    }),
  ]);
  open();
  const [placed, failed] = within(await shownTable())
    .getAllByRole('row')
    .slice(1);
  if (!placed || !failed) throw new Error('There are no rows.');
  expect(placed).toHaveTextContent('Anna Holm spærrede 10 10 02 65 (Albert Skovlyst), stjålet');
  const row = within(placed);
  expect(hrefOf(/Albert Skovlyst/, row)).toMatch(/\/1001\/abonnementer\/s-1$/);
  expect(hrefOf('Ordre O5', row)).toMatch(/\/1001\/ordrer\/O5$/);
  expect(placed).toHaveTextContent('Ordre O5, fra 20. nov. 2026Via samlet ændring J7');
  expect(failed).toHaveTextContent('Spærring af abonnement kunne ikke gennemføres for');
  expect(failed).toHaveTextContent(codeTexts['IccNotAvailable'] ?? 'no text');
});

it('does not repeat the sentence in the details, and omits empty details', async () => {
  serveActivityLog(server, [
    anAuditEntry({ action: 'NameChanged', before: { name: 'Mette Holm' }, after: { name: 'Mette Skov' } }),
    anAuditEntry({
      entryId: '2',
      action: 'PukCodeShown',
      subject: '10100265',
      about: albert,
      before: null,
      after: { subscriptionId: 's-1', values: ['8945'] },
    }),
    anAuditEntry({ entryId: '3', action: 'InvitationCreated', before: null, after: { accessType: 'Full' } }),
    anAuditEntry({ entryId: '4', action: 'SignedIn', before: null, after: null }),
  ]);
  open();
  const details = within(await shownTable())
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[0]);
  expect(details.map(cell => cell?.textContent)).toEqual([
    'Før: Mette Holm',
    'Simkort: 8945',
    'Alle kundenumre',
    '',
  ]);
});

it('shows account numbers when the names fail to load', async () => {
  refuseAccounts(server);
  serveActivityLog(server, [anAuditEntry()]);
  open();
  expect(await shownTable()).toHaveTextContent('Udvalgte kundenumre: 80010001, 80010002');
});

it('filters by person, event and period, and keeps the filters in the URL', async () => {
  serveAccounts(server, 2);
  const { calls } = serveActivityLog(server, [anAuditEntry()]);
  const { user, address } = open();
  await shownTable();
  await user.type(screen.getByRole('searchbox', { name: 'Søg efter person eller nummer' }), 'mette{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hændelse' }), 'Rettigheder ændret');
  await user.type(screen.getByRole('textbox', { name: 'Fra og med' }), '1/10/2026');
  await user.type(screen.getByRole('textbox', { name: 'Til og med' }), '31-10-2026');
  await user.click(screen.getByRole('button', { name: 'Vis periode' }));
  await waitFor(() => {
    expect(calls.at(-1)).toMatchObject({
      searchQuery: 'mette',
      action: 'AccessChanged',
      from: '2026-10-01',
      to: '2026-10-31',
    });
  });
  expect(address()).toBe(`${log}?soeg=mette&haendelse=AccessChanged&fra=2026-10-01&til=2026-10-31`);
  expect(screen.getByRole('button', { name: 'Vis periode' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fjern filtre' }));
  expect(address()).toBe(log);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Fra og med' })).toHaveValue('');
});

it.each([
  ['i går', '', 'Skriv datoen som dd/mm/åååå.'],
  ['31/10/2026', '1/10/2026', 'Datoen skal være den samme som eller senere end fra-datoen.'],
])('rejects the period %p to %p without a request', async (from, to, message) => {
  const { calls } = serveActivityLog(server, [anAuditEntry({ before: null, after: null })]);
  const { user } = open();
  await shownTable();
  await user.type(screen.getByRole('textbox', { name: 'Fra og med' }), from);
  if (to !== '') await user.type(screen.getByRole('textbox', { name: 'Til og med' }), to);
  await user.click(screen.getByRole('button', { name: 'Vis periode' }));
  expect(document.activeElement).toHaveAccessibleDescription(new RegExp(message));
  expect(calls).toHaveLength(1);
});

it('keeps the page number in the URL, so that Back returns to the previous page', async () => {
  serveAccounts(server, 2);
  serveActivityLog(server, manyEntries(90));
  const { user, address, go } = open();
  await shownTable();
  await user.click(screen.getByRole('button', { name: 'Næste side' }));
  expect(await screen.findByText('Viser 41-80 af 90 rækker')).toBeVisible();
  expect(address()).toBe(`${log}?side=2`);
  go(-1);
  expect(await screen.findByText('Viser 1-40 af 90 rækker')).toBeVisible();
});

it.each([
  ['', 'Der er ingen hændelser endnu.', undefined],
  ['?soeg=ingen', 'Ingen hændelser matcher dine filtre.', 'Fjern filtre'],
])('shows the empty list of %p: %s', async (query, text, wayOn) => {
  serveActivityLog(server, []);
  const { user, address } = open(query);
  const box = (await screen.findByText(text)).closest('div') ?? document.body;
  expect(screen.queryByRole('button', { name: 'Hent CSV' })).toBeNull();
  if (wayOn === undefined) return;
  await user.click(within(box).getByRole('button', { name: wayOn }));
  expect(address()).toBe(log);
});

it('links a page number past the end to the first page', async () => {
  serveAccounts(server, 2);
  serveActivityLog(server, manyEntries(3));
  const { user } = open('?side=9');
  expect(await screen.findByText('Listen har ikke så mange sider.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gå til første side' }));
  expect(await screen.findByText('Viser 1-3 af 3 rækker')).toBeVisible();
});

it('shows a skeleton while loading, an error when it fails, and retries', async () => {
  serveActivityLog(server, [anAuditEntry({ before: null, after: null })]);
  refuseActivityLog(server, 500);
  const { user } = open();
  expect(screen.getByText('Indlæser')).toBeInTheDocument();
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Kunne ikke indlæse aktivitetsloggen.');
  await user.click(within(box).getByRole('button', { name: 'Prøv igen' }));
  expect(await shownTable()).toBeVisible();
});

it('shows an error about missing rights when the API responds 403', async () => {
  refuseActivityLog(server, 403);
  open();
  expect(await screen.findByText(/^Den nuværende bruger mangler rettigheder\./)).toBeVisible();
});

it.each(['Admin', 'User'] as const)('denies access to the role %s without calling the API', role => {
  const { calls } = serveActivityLog(server, []);
  open('', { customer: { role } });
  expect(screen.getByText('Du har ikke adgang til aktivitetsloggen')).toBeVisible();
  expect(calls).toEqual([]);
});

it('exports the filtered entries as CSV, with the file name from the API', async () => {
  const { calls } = serveActivityLog(server, [anAuditEntry({ before: null, after: null })]);
  const { user } = open('?soeg=mette&side=1&fra=2026-01-01');
  await shownTable();
  await user.click(screen.getByRole('button', { name: 'Hent CSV' }));
  await waitFor(() => {
    expect(saveFile).toHaveBeenCalledTimes(1);
  });
  expect(calls.at(-1)).toEqual({
    customerId: '1001',
    searchQuery: 'mette',
    from: '2026-01-01',
    format: 'csv',
  });
  const [file, defaultName] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(file?.name).toBe('aktivitetslog-1001-2026-11-20.csv');
  expect(defaultName).toBe('aktivitetslog.csv');
  expect(screen.queryByText(/nyeste hændelser/)).toBeNull();
});

it('warns that the CSV has only the newest entries', async () => {
  serveActivityLog(server, [anAuditEntry({ before: null, after: null })], 12_345);
  open();
  expect(
    await screen.findByText(
      'Filen får de 10.000 nyeste hændelser. Vælg en kortere periode for at få resten.',
    ),
  ).toBeVisible();
});

it.each([
  ['Superadmin', 1],
  ['Admin', 0],
  ['User', 0],
] as const)('is linked from the overview for %s: %d', (role, count) => {
  serveUsers(server, administrators(1));
  renderWithHost(remote, { path: 'administrator-oversigt', customer: { role } });
  expect(screen.queryAllByRole('link', { name: 'Aktivitetslog' })).toHaveLength(count);
});
