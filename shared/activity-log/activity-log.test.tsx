import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '../remote/remote.ts';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { anAuditEntry, refuseActivityLog, serveActivityLog } from '../testing/activity-log-api.ts';
import { renderWithHost, type HostOptions } from '../testing/render-with-host.tsx';
import { startApi } from '../testing/start-api.ts';
import { RecordLog } from './activity-log.tsx';

const server = startApi();

const remote: Remote = {
  id: 'mfe-test',
  routes: [
    {
      path: 'log',
      element: (
        <RecordLog of={{ accountId: '80011001' }} queryKey={['mfe-test']}>
          <p>Her står det.</p>
        </RecordLog>
      ),
    },
  ],
};
const open = (options: Partial<HostOptions> = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: 'log', ...options }),
});
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => anAuditEntry({ entryId: String(index) }));

it('requests only the entries of its record, and shows them as sentences', async () => {
  const { calls } = serveActivityLog(server, entries(1));
  const { container } = open();
  const table = await screen.findByRole('table', { name: 'Hændelser' });
  expect(within(table).getByRole('row', { name: /Anna Holm ændrede rettighederne/ })).toBeVisible();
  expect(screen.getByText('Her står det.')).toBeVisible();
  expect(calls).toEqual([{ customerId: '1001', accountId: '80011001', pageSize: '40', offset: '0' }]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('keeps the page in the address, next to the other query parameters', async () => {
  serveActivityLog(server, entries(50));
  const { user, address } = open({ path: 'log?person=anna' });
  await user.click(await screen.findByRole('button', { name: 'Næste side' }));
  expect(await screen.findByText('Viser 41-50 af 50 rækker')).toBeVisible();
  expect(address()).toBe('/1001/log?person=anna&side=2');
});

it('keeps both of two choices made before the first is rendered', async () => {
  serveActivityLog(server, entries(150));
  const { address } = open();
  const size = await screen.findByRole('combobox');
  const next = screen.getByRole('button', { name: 'Næste side' });
  act(() => {
    fireEvent.change(size, { target: { value: '20' } });
    next.click();
  });
  expect(address()).toBe('/1001/log?side=2&antal=20');
});

it('shows an empty state, and retries after a failure', async () => {
  serveActivityLog(server, []);
  refuseActivityLog(server, 500);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Der er ingen hændelser endnu.')).toBeVisible();
});

it.each(['Admin', 'User'] as const)('refuses the role %s without a request', async role => {
  const { calls } = serveActivityLog(server, entries(1));
  open({ customer: { role } });
  await waitFor(() => {
    expect(screen.getByText('Du har ikke adgang til aktivitetsloggen')).toBeVisible();
  });
  expect(calls).toEqual([]);
});
