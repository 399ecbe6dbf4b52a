import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Forwarding } from 'shared/orders/call-forwarding';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const open = (forwardings: Forwarding[] = [], actions = allowing(), queryClient?: QueryClient) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serve(server, 'subscriptions/S1/call-forwarding', () => ({ forwardings }));
  serveActions(server, actions);
  serveHistory(server, []);
  return {
    user: userEvent.setup(),
    ...renderWithHost(remote, {
      path: 'abonnementer/S1/viderestilling',
      ...(queryClient && { queryClient }),
    }),
    ...takeOrders(server, 'subscriptions/S1/call-forwarding', placed),
  };
};
const condition = async (name: string) => within(await screen.findByRole('group', { name }));
const submit = () => screen.getByRole('button', { name: /Gem viderestilling/ });

it('shows the four conditions with their targets, and the delay of unanswered calls (CTRL-015)', async () => {
  const { container } = open([
    { condition: 'NoReply', number: '22334455', delaySeconds: 25 },
    { condition: 'Busy', number: null },
  ]);
  const unanswered = await condition('Når der ikke svares');
  expect(unanswered.getByRole('switch')).toBeChecked();
  expect(unanswered.getByRole('radio', { name: 'Et andet nummer' })).toBeChecked();
  expect(unanswered.getByRole('textbox', { name: 'Telefonnummer' })).toHaveValue('22334455');
  const delay = unanswered.getByRole('combobox', { name: 'Hvor længe skal telefonen ringe først?' });
  expect(delay).toHaveValue('25');
  expect(
    within(delay)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual([5, 10, 15, 20, 25, 30].map(seconds => `${String(seconds)} sekunder`));
  const busy = await condition('Optaget');
  expect(busy.getByRole('radio', { name: 'Telefonsvarer' })).toBeChecked();
  expect(busy.queryByRole('combobox')).toBeNull();
  for (const name of ['Alle opkald', 'Slukket eller uden dækning'])
    expect((await condition(name)).getByRole('switch')).not.toBeChecked();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('previews the changes, orders once and shows a toast (CTRL-013, CTRL-014, ERR-061)', async () => {
  const { user, toasts, address, written } = open([{ condition: 'Busy', number: null }]);
  const { bodies } = servePreview(server, {
    changes: [
      { field: 'NoReply', from: null, to: '22334455' },
      { field: 'Busy', from: 'Voicemail', to: null },
      { field: 'delaySeconds', from: null, to: 20 },
    ],
    notices: ['ForwardingCost', 'ForwardingBarred'],
  });
  await user.click((await condition('Optaget')).getByRole('switch'));
  const unanswered = await condition('Når der ikke svares');
  await user.click(unanswered.getByRole('switch'));
  await user.click(unanswered.getByRole('radio', { name: 'Et andet nummer' }));
  await user.type(unanswered.getByRole('textbox'), '+45 22 33 44 55');
  const body = {
    data: { forwardings: [{ condition: 'NoReply', number: '22334455', delaySeconds: 20 }] },
  };
  await waitFor(() => {
    expect(bodies).toContainEqual(body);
  });
  const rows = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Slået fra.*22\s33\s44\s55/),
    expect.stringMatching(/Telefonsvarer.*Slået fra/),
    expect.stringMatching(/Slået fra.*20 sekunder/),
  ]);
  expect(screen.getByText(/^Abonnementet betaler for opkald/)).toBeVisible();
  expect(screen.getByText(/^Abonnementet er spærret for udgående opkald/)).toBeVisible();
  await user.click(submit());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written.map(each => each.body)).toEqual([body]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Viderestillingen bliver ændret',
      richText: 'Ordre O5000000001 er sendt. Der kan gå op til 10 minutter, før ændringen vises.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000001' },
    },
  ]);
});

it('turns all off at once (CTRL-015)', async () => {
  const { user, written } = open([
    { condition: 'Unconditional', number: null },
    { condition: 'Unreachable', number: '22334455' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Slå alle fra' }));
  for (const each of screen.getAllByRole('switch')) expect(each).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Slå alle fra' })).toBeNull();
  expect(screen.getByText(/^Viderestilling gælder opkald/)).toHaveFocus();
  await user.click(submit());
  await waitFor(() => {
    expect(written.map(each => each.body)).toEqual([{ data: { forwardings: [] } }]);
  });
});

it.each([
  ['', 'Indtast telefonnummeret'],
  ['80112233', 'Der kan ikke viderestilles til numre, der begynder med 80 eller 90'],
  ['12 34 56 78', /./],
  ['31', /./],
])('shows an error at the number for "%s", and sends nothing', async (number, message) => {
  const { user, written } = open([{ condition: 'Busy', number: '22334455' }]);
  const field = (await condition('Optaget')).getByRole('textbox');
  await user.clear(field);
  if (number !== '') await user.type(field, number);
  await user.click(submit());
  const link = within(screen.getByRole('alert')).getByRole('link');
  expect(link).toHaveTextContent(message);
  await user.click(link);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(written).toEqual([]);
});

it('replaces outdated cached values, and keeps the changes of the user', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const key = ['mfe-subscriptions', '1001', 'subscriptions', 'S1', 'call-forwarding'];
  queryClient.setQueryData(key, { forwardings: [{ condition: 'NoReply', number: null, delaySeconds: 5 }] });
  const { user } = open([{ condition: 'Busy', number: '22334455' }], allowing(), queryClient);
  const busy = await condition('Optaget');
  expect(await busy.findByRole('textbox')).toHaveValue('22334455');
  expect((await condition('Når der ikke svares')).getByRole('switch')).not.toBeChecked();
  await user.click((await condition('Alle opkald')).getByRole('switch'));
  await queryClient.invalidateQueries({ queryKey: key });
  expect((await condition('Alle opkald')).getByRole('switch')).toBeChecked();
});

it('orders nothing when nothing is changed', async () => {
  const { user, written, address } = open([{ condition: 'Busy', number: null }]);
  await condition('Optaget');
  await user.click(submit());
  expect(address()).toBe('/1001/abonnementer/S1');
  expect(written).toEqual([]);
});

it('shows the reason instead of a form when it is not allowed (SUB-031, SUB-036, SUB-037, SUB-043)', async () => {
  open([], forbidding('CallForwarding', 'Suspended'));
  expect(await screen.findByText('Viderestillinger kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows that forwarding is not possible without a phone number', async () => {
  open();
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription({ telephoneNumber: null }) }));
  expect(await screen.findByText('Det er ikke muligt for denne type abonnement.')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows a load error, and loads the forwardings on retry', async () => {
  const { user } = open();
  refuseOnce(server, 'subscriptions/S1/call-forwarding', 500);
  expect(await screen.findByText('Kunne ikke indlæse viderestillingerne.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('group', { name: 'Alle opkald' })).toBeVisible();
});
