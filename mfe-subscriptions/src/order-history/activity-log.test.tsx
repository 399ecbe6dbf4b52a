import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hrefOf } from 'shared/testing/addresses.ts';
import { anAuditEntry, serveActivityLog } from 'shared/testing/activity-log-api.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serve } from '../testing/api.ts';
import { serveActions } from '../testing/allowed-actions.ts';
import { serveHistory } from '../testing/orders.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();

const serveSubscription = () => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveHistory(server, []);
  serveActions(server);
};

it('shows who viewed or changed a subscription, without its orders', async () => {
  serveSubscription();
  const { calls } = serveActivityLog(server, [anAuditEntry({ action: 'PukCodeShown', subject: '10100265' })]);
  renderWithHost(remote, { path: 'abonnementer/S1/ordrehistorik?vis=log' });
  expect(await screen.findByRole('row', { name: /Anna Holm fik vist PUK-koden/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Aktivitetslog' })).toBeVisible();
  expect(hrefOf('aktivitetshistorikken')).toBe('/1001/abonnementer/S1/ordrehistorik');
  expect(calls).toEqual([
    { customerId: '1001', subscriptionId: 'S1', withoutOrders: 'true', pageSize: '40', offset: '0' },
  ]);
});

it.each([
  ['Superadmin', 1],
  ['Admin', 0],
  ['User', 0],
] as const)('is linked from the subscription for %s: %d', async (role, count) => {
  serveSubscription();
  renderWithHost(remote, { path: 'abonnementer/S1', customer: { role } });
  expect(await screen.findByRole('link', { name: 'Aktivitetshistorik' })).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Aktivitetslog' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/1001/abonnementer/S1/ordrehistorik?vis=log'),
  );
});

it('still shows the log on its next page', async () => {
  serveSubscription();
  serveActivityLog(
    server,
    Array.from({ length: 50 }, (_, index) => anAuditEntry({ entryId: String(index) })),
  );
  const { address } = renderWithHost(remote, { path: 'abonnementer/S1/ordrehistorik?vis=log' });
  await userEvent.click(await screen.findByRole('button', { name: 'Næste side' }));
  expect(await screen.findByText('Viser 41-50 af 50 rækker')).toBeVisible();
  expect(address()).toBe('/1001/abonnementer/S1/ordrehistorik?vis=log&side=2');
});
