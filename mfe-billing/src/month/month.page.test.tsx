import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { BillingMonthExplanation } from 'shared/contracts/billing-explanation';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyBillingItem, anyMonth, listAnswer } from '../testing/builders.ts';

jest.mock('shared/http/save-file');

const { server, queriesOf } = startApiDouble();
const kroner = (value: number) => ({ value, currency: 'DKK' });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const answers = (changes: Partial<BillingMonthExplanation> = {}) =>
  http.get(`${testApi}/billing-explanation`, ({ request }) => {
    const month = new URL(request.url).searchParams.get('month') ?? '2026-10';
    const [previousMonth, nextMonth] = [-1, 1].map(
      step => `2026-${String(Number(month.slice(5)) + step).padStart(2, '0')}`,
    );
    const around = { month, previousMonth: previousMonth ?? null, nextMonth: nextMonth ?? null };
    return HttpResponse.json({ data: { explanation: anyMonth({ ...around, ...changes }) } });
  });
const open = (path = 'faktura/maaned') => renderWithHost(remote, { path });
const figure = async (term: string) =>
  plain((await screen.findByText(term, { selector: 'dt' })).parentElement?.textContent);

it('shows the newest month, the previous one, and the difference with its causes by account', async () => {
  server.use(answers());
  open();
  expect(await figure('Oktober 2026')).toBe('Oktober 20265.234,50 kr.4 fakturaer udstedt');
  expect(await figure('September 2026')).toBe('September 20265.000,00 kr.');
  expect(await figure('Forskel')).toBe('Forskel234,50 kr. mereSammenlignet med september 2026');
  const card = within(screen.getByRole('region', { name: 'Hvorfor er beløbet ændret?' }));
  const parts = card.getByRole('list', { name: 'Forbrug i udlandet: hvem og hvad' });
  expect(plain(within(parts).getByRole('listitem').textContent)).toBe(
    '22 22 22 22 · BoForbrug i udlandet · Byggeplads NordSe forbruget+234,50 kr.',
  );
  const [query] = queriesOf('/billing-explanation');
  expect([query?.get('customerId'), query?.get('month')]).toEqual(['1001', null]);
});

it('requests the month in the URL, and links to those before and after by keyboard', async () => {
  server.use(answers());
  const { address } = open('faktura/maaned?maaned=2026-10');
  const months = within(await screen.findByRole('navigation', { name: 'Måneder' }));
  expect(hrefOf('Næste måned: november 2026', months)).toBe('/1001/faktura/maaned?maaned=2026-11');
  const before = months.getByRole('link', { name: 'Forrige måned: september 2026' });
  act(() => {
    before.focus();
  });
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/1001/faktura/maaned?maaned=2026-09');
  expect(await figure('September 2026')).toContain('4 fakturaer udstedt');
  expect(queriesOf('/billing-explanation').map(query => query.get('month'))).toEqual(['2026-10', '2026-09']);
  expect(before).toHaveFocus();
  server.use(answers({ previousMonth: null }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(before).not.toBeInTheDocument();
  });
  expect(screen.getByRole('navigation', { name: 'Måneder' })).toHaveFocus();
});

it('falls back to the newest month if the URL has an invalid one', async () => {
  server.use(answers());
  open('faktura/maaned?maaned=2026-13');
  await figure('Oktober 2026');
  expect(queriesOf('/billing-explanation')[0]?.get('month')).toBeNull();
});

it('shows when nothing has been billed', async () => {
  const nothing = { total: kroner(0), previousTotal: null, causes: [], itemCount: 0 };
  server.use(answers({ ...nothing, month: null, previousMonth: null, nextMonth: null }));
  open();
  expect(await screen.findByText('Der er ingen fakturaer endnu.')).toBeVisible();
});

it('shows when there is no previous month', async () => {
  server.use(answers({ previousTotal: null, previousMonth: null, nextMonth: null, causes: [] }));
  open();
  expect(
    await screen.findByText('Der er ingen fakturaer før oktober 2026 at sammenligne med.'),
  ).toBeVisible();
  expect(screen.queryByText('Forskel')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Måneder' })).not.toBeInTheDocument();
});

it('shows when nothing has changed', async () => {
  server.use(answers({ total: kroner(5000), causes: [] }));
  open();
  expect(await screen.findByText('Intet er ændret siden september 2026.')).toBeVisible();
  expect(await figure('Forskel')).toContain('Samme beløb');
});

it('offers to retry, and links to all invoices', async () => {
  const fails = () => new HttpResponse(null, { status: 500 });
  server.use(http.get(`${testApi}/billing-explanation`, fails, { once: true }), answers());
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
  await figure('Oktober 2026');
  expect(hrefOf('Alle fakturaer')).toBe('/1001/faktura');
});

it('links a month that fails to load to the newest one', async () => {
  server.use(answers());
  open('faktura/maaned?maaned=2026-09');
  const before = await screen.findByRole('link', { name: 'Forrige måned: august 2026' });
  server.use(
    http.get(`${testApi}/billing-explanation`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  await userEvent.click(before);
  expect(await screen.findByText('Vi kunne ikke hente måneden.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Se den seneste måned' }));
  expect(await figure('Oktober 2026')).toContain('4 fakturaer udstedt');
  expect(screen.queryByRole('link', { name: 'Se den seneste måned' })).toBeNull();
});

it('has no accessibility violations', async () => {
  server.use(answers());
  const { container } = open();
  await figure('Oktober 2026');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows a month without invoices, without a difference', async () => {
  server.use(answers({ total: kroner(0), itemCount: 0, nextMonth: null }));
  open('faktura/maaned?maaned=2026-12');
  expect(await screen.findByText('Der er ingen fakturaer fra december 2026.')).toBeVisible();
  expect(hrefOf('Forrige måned: november 2026')).toBe('/1001/faktura/maaned?maaned=2026-11');
  expect(screen.queryByText('Forskel')).not.toBeInTheDocument();
  expect(screen.queryByText('Hvorfor er beløbet ændret?')).not.toBeInTheDocument();
});

it.each([
  [4, ['Hent fakturaer for oktober 2026', 'Se fakturaer for oktober 2026']],
  [1234, ['Se fakturaer for oktober 2026']],
])('offers the ZIP file only up to the max number of invoices: %d', async (itemCount, names) => {
  server.use(answers({ itemCount }));
  open();
  expect(await figure('Oktober 2026')).toContain(`${itemCount === 4 ? '4' : '1.234'} fakturaer udstedt`);
  const shown = ['Hent', 'Se'].flatMap(verb => {
    const name = `${verb} fakturaer for oktober 2026`;
    const found = screen.queryByRole(verb === 'Hent' ? 'button' : 'link', { name });
    return found === null ? [] : [name];
  });
  expect(shown).toEqual(names);
});

it('downloads and links to the invoices from the first to the last day of the month', async () => {
  const asked: string[][] = [];
  server.use(
    answers(),
    http.get(`${testApi}/billing-items`, () =>
      HttpResponse.json(listAnswer('billingItems', [anyBillingItem({ billingItemId: 'bi-7' })])),
    ),
    http.get(`${testApi}/billing-items/documents`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.getAll('billingItemIds'));
      return HttpResponse.arrayBuffer(new ArrayBuffer(1), { headers: { 'content-type': 'application/zip' } });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hent fakturaer for oktober 2026' }));
  expect(hrefOf('Se fakturaer for oktober 2026')).toBe('/1001/faktura?fra=2026-10-01&til=2026-10-31');
  await waitFor(() => {
    expect(asked).toEqual([['bi-7']]);
  });
  const [query] = queriesOf('/billing-items');
  expect([query?.get('from'), query?.get('to')]).toEqual(['2026-10-01', '2026-10-31']);
});
