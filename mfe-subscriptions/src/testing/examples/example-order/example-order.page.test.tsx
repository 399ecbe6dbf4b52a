import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { allowing, forbidding, serveActions } from '../../allowed-actions.ts';
import { serve } from '../../api.ts';
import { serveHistory } from '../../orders.ts';
import { servePreview } from '../../preview.ts';
import { aSubscription } from '../../subscriptions.ts';
import { takeOrders } from '../../writes.ts';
import { remote } from '../remote/remote.tsx';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const open = (actions = allowing()) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription({ invoiceNote: 'Afdeling 3' }) }));
  serveActions(server, actions);
  serveHistory(server, []);
  const { written } = takeOrders(server, 'subscriptions/S1/example-order', placed);
  const host = renderWithHost(remote, { path: 'abonnementer/S1/eksempel-ordre' });
  return { user: userEvent.setup(), written, ...host };
};
const note = () => screen.findByRole('textbox', { name: 'Tekst på fakturaen' });
const submit = () => screen.getByRole('button', { name: /^Bestil teksten/ });

it('shows the current value, previews the change, orders it and returns', async () => {
  const { user, written, container, toasts, address } = open();
  servePreview(server, { changes: [{ field: 'invoiceNote', from: 'Afdeling 3', to: 'Afdeling 4' }] });
  expect(await note()).toHaveValue('Afdeling 3');
  await user.clear(await note());
  await user.type(await note(), 'Afdeling 4');
  expect(await screen.findByText('Afdeling 3')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(submit());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written.map(({ body }) => body)).toEqual([{ data: { invoiceNote: 'Afdeling 4' } }]);
  expect(toasts.map(({ title }) => title)).toEqual(['Teksten bliver ændret']);
});

it('shows a missing value at the field, and sends nothing', async () => {
  const { user, written } = open();
  await user.clear(await note());
  await user.click(submit());
  await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Indtast en tekst' }));
  expect(await note()).toHaveFocus();
  expect(await note()).toBeInvalid();
  expect(written).toEqual([]);
});

it('shows at the field what is too long, without truncating or sending', async () => {
  const { user, written } = open();
  await note();
  await seeTooLong(user, /^Bestil teksten/, [['Tekst på fakturaen', 60, 'Teksten']]);
  expect(written).toEqual([]);
});

it('shows the reason instead of a form when it is not allowed', async () => {
  open(forbidding('UserDetails', 'Suspended'));
  expect(await screen.findByText('Oplysningerne kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
