import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnerControl } from 'shared/contracts/account';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { aBarringsAnswer } from '../testing/barrings.ts';
import { serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const open = (rule: OwnerControl = 'Block', actions = allowing()) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serve(server, 'subscriptions/S1/barrings', () => aBarringsAnswer(rule));
  serveActions(server, actions);
  serveHistory(server, []);
  return { user: userEvent.setup(), ...renderWithHost(remote, { path: 'abonnementer/S1/spaerringer' }) };
};
const barring = (name: string | RegExp) => screen.findByRole('switch', { name });
const save = () => screen.findByRole('button', { name: /Gem spærringer/ });

it('shows a switch with a description for each barring (CTRL-008, CTRL-012, NAV-025)', async () => {
  const { container } = open();
  expect(await barring(/^Opkald til udlandet/)).toBeChecked();
  const states = screen
    .getAllByRole('switch')
    .map(each => [each.closest('label')?.firstElementChild?.textContent, (each as HTMLInputElement).checked]);
  expect(states).toEqual([
    ['Opkald til udlandet', true],
    ['Alle udgående opkald', false],
    ['Forbrug ud over abonnementet i Danmark', false],
    ['90-numre og indholdstakserede tjenester', false],
    ['Beløbsgrænse', true],
  ]);
  expect(await barring(/^Alle udgående opkald/)).toHaveAccessibleDescription(/Der kan stadig ringes til 112/);
  expect(screen.getByText('Slå til for at spærre. Det, der er slået fra, kan bruges.')).toBeVisible();
  for (const each of screen.getAllByRole('switch')) expect(each).toHaveAccessibleDescription(/^Når der /);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('submits only changed barrings, shows a toast and returns (CTRL-007, CTRL-011)', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/barrings', placed);
  const { user, toasts, address } = open();
  // By keyboard.
  (await barring(/^Alle udgående opkald/)).focus();
  await user.keyboard(' ');
  await user.click(await save());
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written.map(({ body }) => body)).toEqual([
    { data: { barrings: [{ code: 'BAROUTG', isActive: true }] } },
  ]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Spærringer og beløbsgrænser bliver ændret',
      richText: 'Ordre O5000000001 er sendt. Der kan gå op til 10 minutter, før ændringen vises.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000001' },
    },
  ]);
});

it('sets the limit in kroner, and requires one (CTRL-009, CTRL-012)', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/barrings', placed);
  const { user } = open();
  const limit = await screen.findByRole('combobox', { name: 'Hvor mange kroner om måneden?' });
  expect(limit).toHaveDisplayValue('200\u00a0kr.');
  const options = within(limit).getAllByRole('option');
  expect(options.slice(1, 3).map(each => each.textContent)).toEqual(['50\u00a0kr.', '100\u00a0kr.']);
  expect(options.at(-1)).toHaveTextContent('1.000 kr.');
  await user.selectOptions(limit, '');
  await user.click(await save());
  expect(limit).toBeInvalid();
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Vælg en beløbsgrænse');
  expect(written).toEqual([]);
  await user.selectOptions(limit, '600');
  await user.click(await save());
  await waitFor(() => {
    expect(written.map(({ body }) => body)).toEqual([
      { data: { barrings: [{ code: 'BARLEVEL', isActive: true, limit: 600 }] } },
    ]);
  });
});

it('removes the limit with its switch (CTRL-009)', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/barrings', placed);
  const { user } = open();
  await user.click(await barring(/^Beløbsgrænse/));
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(await save());
  await waitFor(() => {
    expect(written.map(({ body }) => body)).toEqual([
      { data: { barrings: [{ code: 'BARLEVEL', isActive: false }] } },
    ]);
  });
});

it('disables a barring that the billing account forces, with the reason and a link to change it (CTRL-020)', async () => {
  open('ForceBlock');
  const forced = await barring(/^Forbrug ud over/);
  expect(forced).toBeChecked();
  expect(forced).toBeDisabled();
  expect(forced).toHaveAccessibleDescription(/Kundenummeret spærrer altid for det/);
  expect(screen.getByText('Altid spærret')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Medarbejderrettigheder' })).toHaveAttribute(
    'href',
    '/1001/faktureringskonti/80010001/medarbejderrettigheder',
  );
});

it('enables a barring that the billing account leaves open (CTRL-020)', async () => {
  open('Block');
  expect(await barring(/^Forbrug ud over/)).toBeEnabled();
  expect(screen.getByText('Spærret, kan åbnes af administrator')).toBeVisible();
});

it('previews the values before and after', async () => {
  const { user } = open();
  const changes = [
    { field: 'BAROUTG', from: false, to: true },
    { field: 'BARLEVEL', from: 200, to: false },
  ];
  const { bodies } = servePreview(server, { changes });
  await user.click(await barring(/^Alle udgående opkald/));
  expect(await screen.findByText('Ingen grænse')).toBeVisible();
  expect(screen.getByText('Åbent')).toBeVisible();
  expect(screen.getByText('Spærret')).toBeVisible();
  expect(bodies).toEqual([{ data: { barrings: [{ code: 'BAROUTG', isActive: true }] } }]);
});

it('shows the reason instead of a form when it is not allowed (SUB-036, SUB-037, SUB-044)', async () => {
  open('Block', forbidding('Barrings', 'Suspended'));
  expect(await screen.findByText('Spærringer kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows a load error, and loads the barrings on retry', async () => {
  const { user } = open();
  refuseOnce(server, 'subscriptions/S1/barrings', 500);
  expect(await screen.findByText('Kunne ikke indlæse spærringerne.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await save()).toBeVisible();
});
