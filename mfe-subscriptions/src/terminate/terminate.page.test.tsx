import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscription } from 'shared/contracts/subscription';
import { formatLongDate } from 'shared/format/date';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { anOrderView, serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { aQuote, dayAhead } from '../testing/termination.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2999-01-31' } as const;

interface Opening {
  readonly subscription?: Partial<Subscription>;
  readonly actions?: ReturnType<typeof allowing>;
  readonly showsPrices?: boolean;
}

const open = ({ subscription = {}, actions = allowing(), showsPrices = true }: Opening = {}) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription(subscription) }));
  const { calls } = serve(server, 'subscriptions/S1/termination', query => ({
    quote: query.has('date')
      ? aQuote({ bindingEndDate: null, remainingBinding: null, finalInvoiceDate: '2999-05-01' })
      : aQuote(),
  }));
  serveActions(server, actions);
  serveHistory(server, []);
  return {
    calls,
    user: userEvent.setup(),
    ...renderWithHost(remote, {
      path: 'abonnementer/S1/opsigelse',
      toggles: { show_subscription_prices: showsPrices },
    }),
    ...takeOrders(server, 'subscriptions/S1/termination', placed, Promise.resolve(), 'post'),
  };
};
const submit = () => screen.getByRole('button', { name: /Opsig abonnement/ });
const quote = async () => within(await screen.findByRole('region', { name: 'Vilkår for opsigelsen' }));
const digits = () => screen.getByRole('textbox', { name: /^Skriv de sidste fire cifre/ });

it('shows the terms of the contract up front (CTRL-004, CTRL-006)', async () => {
  const { container } = open();
  const terms = await quote();
  expect(terms.getByText('Løbende måned + 30 dage')).toBeVisible();
  expect(terms.getByText(formatLongDate(dayAhead(30)))).toBeVisible();
  expect(terms.getByText('Til 31. december 2999. Resten er 597,00 kr.')).toBeVisible();
  expect(terms.getByText('1. februar 2999')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('hides the amount when prices are off (SUB-008)', async () => {
  open({ showsPrices: false });
  expect((await quote()).getByText('Til 31. december 2999. Resten skal betales')).toBeVisible();
});

it('updates the terms for the selected date (CTRL-006)', async () => {
  const { calls, user } = open();
  await quote();
  const date = screen.getByRole('textbox', { name: 'Hvilken dag skal abonnementet slutte?' });
  await user.clear(date);
  const [year = '', month = '', day = ''] = dayAhead(60).split('-');
  await user.type(date, `${day}/${month}/${year}`);
  expect(await screen.findByText('Ingen binding på den valgte dag')).toBeVisible();
  expect((await quote()).getByText('1. maj 2999')).toBeVisible();
  expect(calls.at(-1)?.get('date')).toBe(dayAhead(60));
});

it('previews and orders the termination, shows a toast and returns (CTRL-004, CTRL-005, ERR-061)', async () => {
  const { user, written, toasts, address } = open();
  servePreview(server, {
    changes: [
      { field: 'status', from: 'Active', to: 'Cancelled' },
      { field: 'futureCancellationDate', from: null, to: '2999-01-31' },
    ],
    ends: ['SubscriptionEnds'],
    irreversible: ['NumberReleased'],
  });
  await quote();
  await user.click(screen.getByRole('radio', { name: 'Brugeren er stoppet' }));
  await user.click(screen.getByRole('radio', { name: 'Frigiv nummeret' }));
  await user.type(digits(), '5678');
  expect(await screen.findByText('Ingen slutdato')).toBeVisible();
  expect(screen.getByText(/^Når abonnementet ophører/)).toBeVisible();
  expect(screen.getByText(/^Nummeret frigives/)).toBeVisible();
  await user.click(submit());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written.map(({ body }) => body)).toEqual([
    { data: { terminationDate: dayAhead(30), reason: 'UserLeft', numberHandling: 'Release' } },
  ]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Abonnementet bliver opsagt',
      richText:
        'Ordre O5000000001 er sendt og gælder fra 31. jan. 2999. Der kan gå op til 10 minutter, før ændringen vises.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000001' },
    },
  ]);
});

it('requires a date at most four months ahead, a reason, a number handling and the digits (VAL-029)', async () => {
  const { user, written } = open();
  await quote();
  const date = screen.getByRole('textbox', { name: 'Hvilken dag skal abonnementet slutte?' });
  await user.clear(date);
  const [year = '', month = '', day = ''] = dayAhead(3).split('-');
  await user.type(date, `${day}/${month}/${year}`);
  await user.type(digits(), '1234');
  await user.click(submit());
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `Abonnementet kan tidligst slutte ${formatLongDate(dayAhead(30))}`,
    'Vælg, hvorfor abonnementet opsiges',
    'Vælg, hvad der skal ske med nummeret',
    'De sidste fire cifre passer ikke',
  ]);
  await user.clear(date);
  await user.type(date, '01/01/2999');
  expect(screen.getByRole('alert')).toHaveTextContent('Datoen må højst ligge fire måneder ude i fremtiden');
  expect(written).toEqual([]);
});

it('asks for the circuit of a line without a phone number', async () => {
  const { user, written } = open({
    subscription: { category: 'Broadband', telephoneNumber: null, circuitId: 'EB-123456' },
  });
  await quote();
  expect(screen.queryByRole('radio', { name: 'Frigiv nummeret' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Andet' }));
  await user.type(screen.getByRole('textbox', { name: /sidste fire cifre af kredsløbsnummeret/ }), '3456');
  await user.click(submit());
  await waitFor(() => {
    expect(written).toHaveLength(1);
  });
});

it('offers undo instead of a form while it is pending (SUB-037, SUB-051)', async () => {
  open({
    subscription: { futureCancellationDate: '2999-01-31' },
    actions: forbidding('Terminate', 'UnderTermination'),
  });
  serveHistory(server, [
    anOrderView({ id: 'O9', type: 'Termination', status: 'InProgress', canCancel: true }),
  ]);
  expect(await screen.findByText('Abonnementet kan ikke opsiges her')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Fortryd opsigelse/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opsig abonnement' })).toBeNull();
});
