import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { aSimCard } from '../testing/sim-cards.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const open = (actions = allowing()) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription({ simCards: [aSimCard()] }) }));
  serveActions(server, actions);
  serveHistory(server, []);
  return renderWithHost(remote, { path: 'abonnementer/S1/meld-tabt', customer: { role: 'User' } });
};
const submit = () => screen.findByRole('button', { name: /^Spær nummeret/ });

it('suspends the number of a stolen phone, after explaining what that means', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/loss', placed, undefined, 'post');
  const { container, toasts } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Telefonen eller simkortet er stjålet' }));
  expect(screen.getByText(/Kun en administrator kan åbne det igen/)).toBeVisible();
  expect(screen.getByText('Der kan stadig ringes til 112.')).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(await submit());
  await waitFor(() => {
    expect(toasts.map(({ title }) => title)).toEqual(['Nummeret bliver spærret']);
  });
  expect(written.map(({ body }) => body)).toEqual([{ data: { reason: 'Stolen' } }]);
});

it('requires a reason before sending', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/loss', placed, undefined, 'post');
  open();
  await userEvent.click(await submit());
  expect(screen.getByRole('alert')).toHaveTextContent('Vælg, hvad der er sket');
  expect(written).toEqual([]);
});

it('is limited to the own subscription, and shows whom to ask about another', async () => {
  open(forbidding('ReportLoss', 'RoleNotSufficient'));
  expect(await screen.findByText('Abonnementet kan ikke meldes tabt eller stjålet')).toBeVisible();
  expect(screen.getByText(/Bed en administrator i virksomheden om hjælp/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Spær/ })).toBeNull();
});
