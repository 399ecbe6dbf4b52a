import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { accountDetails } from '../testing/accounts.ts';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();

const open = (actions = allowing(), account = accountDetails()) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serve(server, 'accounts/80010001', () => ({ account }));
  serveActions(server, actions);
  serveHistory(server, []);
  return renderWithHost(remote, { path: 'abonnementer/S1/faktureringskonto' });
};

it('shows the billing account, with links to it, its invoices and its change (NAV-029, ACC-033)', async () => {
  const { container } = open();
  expect(await screen.findByText('Hovedkontor')).toBeVisible();
  expect(screen.getByText('80010001')).toBeVisible();
  expect(screen.getByText('Nordhavn Byg A/S (80010000)')).toBeVisible();
  expect(screen.getByText(/^Pakhusvej 12, 2150\sNordhavn$/)).toBeVisible();
  expect(screen.getByText('PDF på e-mail')).toBeVisible();
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Gå til kundenummeret')).toBe('/1001/faktureringskonti/80010001');
  expect(await hrefOf('Se fakturaer')).toBe('/1001/faktura?kundenummer=80010001');
  expect(await hrefOf('Skift kundenummer')).toBe('/1001/abonnementer/S1/skift-faktureringskonto');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows it with the reason when it cannot be changed', async () => {
  open(forbidding('BillingAccount', 'HomeOfficeAccount'));
  expect(await screen.findByText(/^Det er ikke muligt at skifte kundenummer .* Home Office/)).toBeVisible();
  expect(screen.getByText('80010001')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Skift kundenummer' })).toBeNull();
});

it('shows the number of a root account without a name', async () => {
  open(allowing(), { ...accountDetails(), rootAccountName: null });
  expect(await screen.findByText('80010000')).toBeVisible();
});

it('shows a load error, and loads the account on retry', async () => {
  open();
  refuseOnce(server, 'accounts/80010001', 500);
  expect(await screen.findByText('Kunne ikke indlæse kundenummeret.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('80010001')).toBeVisible();
});
