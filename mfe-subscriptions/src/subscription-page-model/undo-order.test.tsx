/** Undoing an order: on the subscription, in its history, and in the list of orders. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pagingOf } from 'shared/contracts/paging';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { orderTypeLabels } from '../subscription-model/order-labels.ts';
import { serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { anOrder, anOrderView, serveHistory } from '../testing/orders.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();

const takeUndo = () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${testApi}/orders/O7/cancel`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      const data = { orderId: 'O7', status: 'Cancelled', effectiveDate: '2026-11-22' };
      return HttpResponse.json({ data }, { status: 202 });
    }),
  );
  return keys;
};

const serveOrder = (changes: Parameters<typeof anOrderView>[0]) => {
  const order = anOrderView({ id: 'O7', type: 'Suspension', status: 'Submitted', ...changes });
  serveHistory(server, [order]);
  serve(server, 'orders', () => ({
    orders: [anOrder({ ...order })],
    ...pagingOf({ offset: 0, pageSize: 40, totalCount: 1 }),
  }));
};

const open = (
  path: string,
  type: 'Suspension' | 'Termination',
  canCancel: boolean,
  queryClient = new QueryClient(),
) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveActions(server);
  serveOrder({ type, canCancel });
  return renderWithHost(remote, { path, queryClient });
};

it.each(['abonnementer/S1', 'abonnementer/S1/ordrehistorik', 'ordrer'])(
  'asks for confirmation, undoes it once and shows a toast, at %s',
  async path => {
    const keys = takeUndo();
    const { toasts, container } = open(path, 'Suspension', true);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Fortryd: ${orderTypeLabels.Suspension}` }));
    const dialog = within(
      screen.getByRole('dialog', { name: `Vil du fortryde “${orderTypeLabels.Suspension}”?` }),
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Fortryd' }));
    await waitFor(() => {
      expect(toasts).toEqual([
        {
          variant: 'SUCCESS',
          title: 'Ordre O7 er fortrudt',
          link: { label: 'Se ordren', href: '/1001/ordrer/O7' },
        },
      ]);
    });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  },
);

it.each(['abonnementer/S1', 'abonnementer/S1/ordrehistorik', 'ordrer'])(
  'focuses the heading of %s when the button is gone',
  async path => {
    takeUndo();
    open(path, 'Suspension', true);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Fortryd/ }));
    serveOrder({ status: 'Cancelled', canCancel: false });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fortryd' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Fortryd/ })).toBeNull();
    });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  },
);

it.each(['abonnementer/S1', 'abonnementer/S1/ordrehistorik'])(
  'shows a toast when the order is completed before the confirmation, at %s',
  async path => {
    const queryClient = new QueryClient();
    const { toasts } = open(path, 'Suspension', true, queryClient);
    await userEvent.click(await screen.findByRole('button', { name: /^Fortryd/ }));
    serveOrder({ status: 'Completed', canCancel: false });
    void queryClient.refetchQueries();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(toasts).toEqual([
      {
        variant: 'WARNING',
        title: 'Ordre O7 kan ikke længere fortrydes',
        richText: 'Den er nået for langt eller er allerede fortrudt.',
        link: { label: 'Se ordren', href: '/1001/ordrer/O7' },
      },
    ]);
  },
);

it('keeps the order when the dialog is cancelled', async () => {
  const keys = takeUndo();
  const { toasts } = open('abonnementer/S1/ordrehistorik', 'Termination', true);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Fortryd opsigelse/ }));
  await user.click(screen.getByRole('button', { name: 'Behold ordren' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keys).toEqual([]);
  expect(toasts).toEqual([]);
});

it('is not offered when the order can no longer be undone', async () => {
  open('abonnementer/S1/ordrehistorik', 'Suspension', false);
  expect(await screen.findByText('Indsendt')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Fortryd/ })).toBeNull();
});
