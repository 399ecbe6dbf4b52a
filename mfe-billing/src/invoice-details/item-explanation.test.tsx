import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { BillingItemExplanation } from 'shared/contracts/billing-explanation';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyBillingItemDetails, anyCause, anyExplanation, anyPart } from '../testing/builders.ts';

const { server, queriesOf } = startApiDouble();
const kroner = (value: number) => ({ value, currency: 'DKK' });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const explains = (changes: Partial<BillingItemExplanation> = {}) =>
  http.get(`${testApi}/billing-items/bi-1/explanation`, answerOf({ explanation: anyExplanation(changes) }));

const open = async (...handlers: Parameters<typeof server.use>) => {
  server.use(
    ...handlers,
    http.get(`${testApi}/billing-items/bi-1`, answerOf({ billingItem: anyBillingItemDetails() })),
  );
  const page = renderWithHost(remote, { path: 'faktura/bi-1' });
  const card = await screen.findByRole('region', { name: 'Hvorfor er beløbet ændret?' });
  return { ...page, card: within(card), text: () => plain(card.textContent) };
};

it('shows the difference from the previous invoice, with who and what caused it', async () => {
  const { card } = await open(explains());
  const link = await card.findByRole('link', { name: 'faktura 70010000 for august 2026' });
  expect(link).toHaveAttribute('href', '/1001/faktura/bi-0');
  expect(plain(link.parentElement?.textContent)).toBe(
    'Fakturaen er 234,50 kr. højere end faktura 70010000 for august 2026.',
  );
  expect(card.getByText('Beløbene er inkl. moms.')).toBeVisible();
  const parts = card.getByRole('list', { name: 'Forbrug i udlandet: hvem og hvad' });
  expect(plain(within(parts).getByRole('listitem').textContent)).toBe(
    '22 22 22 22 · BoForbrug i udlandetSe forbruget+234,50 kr.',
  );
  expect(within(parts).getByRole('link')).toHaveAttribute('href', '/1001/abonnementer/sub-9/forbrug');
  expect(plain(card.getByText('Forskel i alt').parentElement?.textContent)).toBe('Forskel i alt+234,50 kr.');
  expect(queriesOf('/bi-1/explanation')[0]?.get('customerId')).toBe('1001');
});

it('shows decreases, the old and new plan, and part periods', async () => {
  const changed = anyPart({
    text: 'Fri 20 GB',
    previousText: 'Fri 50 GB',
    amount: kroner(-40),
    msisdn: null,
  });
  const period = { from: '2026-09-16', to: '2026-09-30' };
  const part = anyPart({ text: 'Fri 5 GB', period, amount: kroner(-10), userName: null, msisdn: null });
  const { card, text } = await open(
    explains({
      total: kroner(950),
      causes: [
        anyCause({ kind: 'ChangedPlan', amount: kroner(-40), parts: [changed] }),
        anyCause({ kind: 'EndedSubscription', amount: kroner(-10), parts: [part] }),
      ],
    }),
  );
  await card.findByText('Forskel i alt');
  expect(text()).toContain('Fakturaen er 50,00 kr. lavere end');
  expect(text()).toContain(
    'Skift af abonnement-40,00 kr.BoFra Fri 50 GB til Fri 20 GBSe abonnementet-40,00 kr.',
  );
  expect(text()).toContain('Fri 5 GB16. sep. 2026 – 30. sep. 2026Se abonnementet-10,00 kr.');
  expect(text()).toContain('Forskel i alt-50,00 kr.');
});

it('names a part without a phone number by its circuit', async () => {
  const part = anyPart({ msisdn: null, circuitId: 'LN100100042', userName: null, text: 'Fiber' });
  const { card, text } = await open(
    explains({ causes: [anyCause({ kind: 'NewSubscription', parts: [part] })] }),
  );
  await card.findByText('Forskel i alt');
  expect(text()).toContain('LN100100042Fiber');
});

it('shows three parts, expands to all, and counts the unnamed ones', async () => {
  const parts = Array.from({ length: 10 }, (_, index) =>
    anyPart({ subscriptionId: `s${String(index)}`, userName: `Nr. ${String(index)}`, amount: kroner(20) }),
  );
  const { card } = await open(
    explains({ causes: [anyCause({ kind: 'NewSubscription', amount: kroner(234.5), count: 1014, parts })] }),
  );
  const list = await card.findByRole('list', { name: 'Nye abonnementer: hvem og hvad' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(
    card.getByRole('button', { name: 'Vis alle 1.014 under nye abonnementer', expanded: false }),
  );
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(11);
  expect(plain(items[10]?.textContent)).toBe('1.004 andre+34,50 kr.');
  await userEvent.click(card.getByRole('button', { name: 'Vis færre', expanded: true }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

it('shows when there is no previous invoice', async () => {
  const { card } = await open(explains({ previous: null, previousTotal: null, causes: [] }));
  expect(await card.findByText('Der er ikke en tidligere faktura at sammenligne med.')).toBeVisible();
  expect(card.queryByText('Forskel i alt')).not.toBeInTheDocument();
});

it('shows when nothing has changed', async () => {
  const { card, text } = await open(explains({ total: kroner(1000), causes: [] }));
  await card.findByRole('link');
  expect(text()).toContain('Intet er ændret. Beløbet er det samme som på faktura 70010000');
  expect(card.queryByText('Forskel i alt')).not.toBeInTheDocument();
});

it('explains an unchanged total with different causes', async () => {
  const causes = [
    anyCause({ kind: 'Fee', amount: kroner(10), parts: [anyPart({ amount: kroner(10) })] }),
    anyCause({ kind: 'NewDiscount', amount: kroner(-10), parts: [anyPart({ amount: kroner(-10) })] }),
  ];
  const { card, text } = await open(explains({ total: kroner(1000), causes }));
  await card.findByText('Forskel i alt');
  expect(text()).toContain('Beløbet er det samme, men sat sammen på en anden måde end på');
  expect(text()).toContain('Forskel i alt0,00 kr.');
});

it('fails without affecting the page, and offers to retry', async () => {
  const fails = http.get(
    `${testApi}/billing-items/bi-1/explanation`,
    () => new HttpResponse(null, { status: 500 }),
    { once: true },
  );
  const { card } = await open(fails, explains());
  await userEvent.click(await card.findByRole('button', { name: 'Prøv igen' }));
  expect(await card.findByText('Forskel i alt')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Specifikation' })).toBeVisible();
});

it('has no accessibility violations', async () => {
  const { card, container } = await open(
    explains({ causes: [anyCause({ count: 5, parts: [1, 2, 3, 4, 5].map(() => anyPart()) })] }),
  );
  await card.findByText('Forskel i alt');
  expect(await accessibilityFaults(container)).toEqual([]);
});
