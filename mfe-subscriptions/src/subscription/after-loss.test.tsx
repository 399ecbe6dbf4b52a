import { screen, waitFor, within } from '@testing-library/react';
import type { Subscription } from 'shared/contracts/subscription';
import type { SuspensionState } from 'shared/contracts/suspension';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { anEsim, aSimCard, mainNumber } from '../testing/sim-cards.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();
const state: SuspensionState = {
  orderId: 'O5',
  reason: 'Lost',
  effectiveDate: '2026-01-01',
  isDone: true,
  replacement: null,
};

const open = (suspension: Partial<SuspensionState>, changes: Partial<Subscription> = {}) => {
  serveHistory(server, []);
  serveActions(server, allowing());
  const subscription = aSubscription({
    status: suspension.isDone === false ? 'Active' : 'Suspended',
    simCards: [aSimCard()],
    suspension: { ...state, ...suspension },
    ...changes,
  });
  serve(server, 'subscriptions/S1', () => ({ subscription }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { queryClient, ...renderWithHost(remote, { path: 'abonnementer/S1', queryClient }) };
};
const checklist = async (name = /^Når telefonen er væk$/) =>
  within(await screen.findByRole('region', { name }));
const steps = async (name?: RegExp) =>
  (await checklist(name)).getAllByRole('listitem').map(({ textContent }) => textContent);

it('explains a suspension after a loss, with links to the new eSIM and to reactivation', async () => {
  const { calls } = serve(server, 'subscriptions/S1/sims/esims', () => anEsim());
  const { container, queryClient } = open({ replacement: 'Esim' });
  const list = await checklist();
  expect(list.getByText(/^Nummeret er spærret\. Så kan telefonen ikke ringe/)).toBeVisible();
  expect(hrefOf('Vis QR-koden', list)).toBe(
    `/1001/abonnementer/S1/simkort/administrer-simkort/${mainNumber}/skift-til-esim`,
  );
  expect(hrefOf('Genåbn nummeret', list)).toBe('/1001/abonnementer/S1/spaer-abonnement');
  expect(list.getByText(/^Genåbn nummeret, når den nye telefon er klar\./)).toBeVisible();
  expect(list.queryByText(/politiet/)).toBeNull();
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(calls.map(String)).toEqual(['customerId=1001']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows that the eSIM is installed', async () => {
  serve(server, 'subscriptions/S1/sims/esims', () => ({ status: 'Activated' }));
  open({ replacement: 'Esim' });
  expect(await screen.findByText(/^E-simkortet er installeret\. Det gamle/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Vis QR-koden' })).toBeNull();
});

it('links to the PUK code of a card in hand, and mentions the police after a theft', async () => {
  open({ replacement: 'SimCard', reason: 'Stolen' });
  const list = await checklist();
  expect(list.getByText(/^Sæt det nye simkort i den nye telefon/)).toBeVisible();
  expect(hrefOf('Se simkort og PUK-kode', list)).toBe('/1001/abonnementer/S1/simkort');
  expect(list.getByText(/^Anmeld tyveriet til politiet/)).toBeVisible();
});

it.each([
  ['Esim', /^E-simkortet overtager nummeret/],
  ['SimCard', /^Det nye simkort overtager nummeret/],
  [null, /^Der er ikke bestilt et nyt simkort/],
] as const)('has no links before the suspension is completed: %p', async (replacement, text) => {
  open({ replacement, isDone: false, effectiveDate: '2999-12-31' });
  const [first, second] = await steps();
  expect(first).toMatch(/^Nummeret bliver spærret 31\. december 2999\./);
  expect(second).toMatch(text);
  expect((await checklist()).queryAllByRole('link')).toEqual([]);
});

it('shows that a suspension today takes minutes, and what it means for a router', async () => {
  open({ isDone: false }, { category: 'MobileBroadband' });
  const [first] = await steps(/^Når udstyret er væk$/);
  expect(first).toMatch(/^Nummeret bliver spærret om få minutter\. Så virker forbindelsen/);
});

it.each(['Esim', 'SimCard'] as const)('mentions no telephone for a router: %s', async replacement => {
  serve(server, 'subscriptions/S1/sims/esims', () => anEsim());
  open({ replacement, reason: 'Stolen' }, { category: 'MobileBroadband' });
  const lines = await steps(/^Når udstyret er væk$/);
  expect(lines).toHaveLength(4);
  expect(lines.join(' ')).not.toMatch(/telefon/i);
});

it('warns when the old card would work again', async () => {
  open({});
  expect((await steps()).slice(1)).toEqual([
    expect.stringMatching(/det gamle virker igen, når nummeret genåbnes/),
    expect.stringMatching(/skift simkortet med det samme\. Genåbn nummeret$/),
  ]);
});

it.each([
  ['for a leave', { suspension: { ...state, reason: 'Leave' } }],
  ['for a fixed line', { category: 'Broadband' }],
  ['for an unknown reason', { suspension: null }],
] as const)('is hidden %s', async (_what, changes) => {
  open({}, changes);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/^Når .* er væk$/)).toBeNull();
});
