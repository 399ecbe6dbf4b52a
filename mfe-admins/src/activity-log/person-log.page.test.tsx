import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hrefOf } from 'shared/testing/addresses.ts';
import { anAuditEntry, serveActivityLog } from 'shared/testing/activity-log-api.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { anAdministrator } from '../testing/administrators.ts';
import { serveUsers } from '../testing/users-api.ts';
import { serveAccounts, serveLookup } from '../testing/writes-api.ts';

const server = startApi();

const details = 'administrator-oversigt/administrator-detaljer';
const mette = 'email=mette.holm%40demo.example';

it('shows the activity of one administrator, and links back', async () => {
  const { calls } = serveActivityLog(server, [anAuditEntry()]);
  renderWithHost(remote, { path: `${details}/aktivitetslog?${mette}` });
  expect(await screen.findByRole('row', { name: /ændrede rettighederne for Mette Holm/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Administratorens aktivitet' })).toBeVisible();
  expect(screen.getByText('mette.holm@demo.example', { selector: 'p, p *' })).toBeVisible();
  expect(calls).toEqual([
    { customerId: '1001', person: 'mette.holm@demo.example', pageSize: '40', offset: '0' },
  ]);
  expect(hrefOf('Administratordetaljer')).toBe(`/1001/${details}?${mette}`);
});

it('keeps the administrator in the URL of the next page', async () => {
  serveActivityLog(
    server,
    Array.from({ length: 50 }, (_, index) => anAuditEntry({ entryId: String(index) })),
  );
  const { address } = renderWithHost(remote, { path: `${details}/aktivitetslog?${mette}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Næste side' }));
  expect(await screen.findByText('Viser 41-50 af 50 rækker')).toBeVisible();
  expect(address()).toBe(`/1001/${details}/aktivitetslog?${mette}&side=2`);
});

it('redirects to the overview without an e-mail in the URL', async () => {
  serveUsers(server, []);
  const { address } = renderWithHost(remote, { path: `${details}/aktivitetslog` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Administratorer' })).toBeVisible();
  expect(address()).toBe('/1001/administrator-oversigt');
});

it.each([
  ['Superadmin', 1],
  ['Admin', 0],
] as const)('is linked from the administrator for %s: %d', async (role, count) => {
  const person = anAdministrator({ email: 'mette.holm@demo.example' });
  serveUsers(server, [person]);
  serveLookup(server, [person]);
  serveAccounts(server, 1);
  renderWithHost(remote, { path: `${details}?${mette}`, customer: { role } });
  expect(await screen.findByText('Bruger siden')).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Se administratorens aktivitet' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => `/1001/${details}/aktivitetslog?${mette}`),
  );
});
