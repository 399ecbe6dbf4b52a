import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Spend, SpendNumbers } from 'shared/contracts/spend';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAccount, listAnswer } from '../testing/builders.ts';

const { server, queriesOf } = startApiDouble();

const kroner = (value: number) => ({ value, currency: 'DKK' });
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

const spendOf = (changes: Partial<Spend> = {}): Spend => ({
  months: ['2026-08', '2026-09', '2026-10'],
  by: 'Kind',
  totals: [100, 350.5, 150].map(kroner),
  total: kroner(600.5),
  groups: [
    { key: 'Subscription', name: '', amounts: [100, 300, 150].map(kroner), total: kroner(550) },
    { key: 'Usage', name: '', amounts: [0, 50.5, 0].map(kroner), total: kroner(50.5) },
  ],
  ...changes,
});

const number = {
  subscriptionId: 's-1',
  msisdn: '12345678',
  userName: 'Anna Holm',
  productName: 'Erhverv 20 GB',
  accountId: '80011001',
  accountName: 'Byggeplads Nord',
};

const numbersOf = (unused: Partial<SpendNumbers['unused']> = {}): SpendNumbers => ({
  costliest: [{ ...number, total: kroner(1234.5) }],
  unused: {
    count: 3,
    perMonth: kroner(567),
    items: [{ ...number, subscriptionId: 's-2', unusedSince: '2026-06-01', perMonth: kroner(189) }],
    ...unused,
  },
});

const file = (name: string) =>
  new HttpResponse('content', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

const answers = (spend: Spend = spendOf(), numbers: SpendNumbers = numbersOf()) => {
  server.use(
    http.get(`${testApi}/spend`, ({ request }) =>
      request.url.includes('format=csv') ? file('udgifter.csv') : HttpResponse.json({ data: { spend } }),
    ),
    http.get(`${testApi}/spend/numbers`, ({ request }) =>
      request.url.includes('format=csv') ? file('ubrugte.csv') : HttpResponse.json({ data: { numbers } }),
    ),
    http.get(`${testApi}/accounts`, () => HttpResponse.json(listAnswer('accounts', [anyAccount()]))),
  );
};

const open = (query = '', prices = true) =>
  renderWithHost(remote, {
    path: `faktura/udgifter${query}`,
    toggles: { show_subscription_prices: prices },
  });
const tableRows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(plain);

it('shows spending per month as figures, a chart with a text alternative, and a table', async () => {
  answers();
  const { container } = open();
  const figures = await screen.findByText('Pr. måned i gennemsnit');
  expect(
    screen.getByText('Alle beløb er ekskl. moms og efter den måned, som fakturaens periode begynder i.'),
  ).toBeVisible();
  expect(plain(figures.parentElement ?? document.body)).toContain('200,17 kr.');
  expect(within(figures.parentElement ?? document.body).getAllByRole('definition')).toHaveLength(1);
  expect(plain(screen.getByText('Seneste måned').parentElement ?? document.body)).toBe(
    'Seneste måned150,00 kr.Oktober 2026',
  );
  expect(screen.getByRole('figure')).toHaveTextContent(/^AugSepOkt/);
  const chart = screen.getByRole('img', { name: /^Søjlediagram/ });
  expect(chart.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain(
    '350,50 kr. i september 2026',
  );
  expect(chart.querySelectorAll('rect')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Måned for måned som tabel' }));
  expect(await tableRows('Udgifter pr. måned')).toEqual([
    'Oktober 2026150,00 kr.',
    'September 2026350,50 kr.',
    'August 2026100,00 kr.',
  ]);
  await screen.findByRole('button', { name: 'Kundenummer' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('groups spending by kind of cost by default, and by account on selection', async () => {
  answers();
  const { address } = open();
  expect(await tableRows('Udgifter fordelt')).toEqual([
    'Abonnementer183,33 kr.550,00 kr.',
    'Forbrug16,83 kr.50,50 kr.',
  ]);
  expect(queriesOf('/spend').at(-1)?.get('by')).toBe('Kind');
  answers(
    spendOf({
      by: 'Account',
      groups: [{ key: '80011001', name: 'Byggeplads Nord', amounts: [], total: kroner(600.5) }],
    }),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fordelt på' }), 'Kundenummer');
  expect(await screen.findByRole('link', { name: 'Byggeplads Nord 80011001' })).toHaveAttribute(
    'href',
    '/1001/faktura?kundenummer=80011001',
  );
  expect(address()).toBe('/1001/faktura/udgifter?fordelt=Account');
});

it('labels spending without a product', async () => {
  answers(spendOf({ by: 'Product', groups: [{ key: '', name: '', amounts: [], total: kroner(-3) }] }));
  open('?fordelt=Product');
  expect(await tableRows('Udgifter fordelt')).toEqual(['Ikke et produkt-1,00 kr.-3,00 kr.']);
});

it('applies the period and the accounts to both parts', async () => {
  answers();
  open('?kundenummer=80011001');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Periode' }),
    'Seneste 24 måneder',
  );
  await waitFor(() => {
    for (const path of ['/spend', '/spend/numbers']) {
      const query = queriesOf(path).at(-1);
      expect([query?.get('months'), query?.getAll('accountIds')]).toEqual(['24', ['80011001']]);
    }
  });
});

it('lists the most expensive numbers, with links to their subscriptions', async () => {
  answers();
  open();
  expect(await tableRows('De numre, der koster mest')).toEqual([
    '12 34 56 78, Anna HolmErhverv 20 GBByggeplads Nord 800110011.234,50 kr.',
  ]);
  const [link] = screen.getAllByRole('link', { name: /Anna Holm$/ });
  expect(link).toHaveAttribute('href', '/1001/abonnementer/s-1');
});

it('names a fixed line by its circuit', async () => {
  const line = { ...number, msisdn: null, userName: null, circuitId: 'LN100100043', total: kroner(1) };
  answers(spendOf(), { ...numbersOf(), costliest: [line] });
  open();
  expect(await screen.findByRole('link', { name: 'LN100100043' })).toBeVisible();
});

it('shows the first five numbers, and expands to all', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...number,
    subscriptionId: `s-${String(index)}`,
    total: kroner(1),
  }));
  answers(spendOf(), { ...numbersOf(), costliest: many });
  open();
  expect(await tableRows('De numre, der koster mest')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Vis alle 7', expanded: false }));
  expect(await tableRows('De numre, der koster mest')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Vis færre', expanded: true }));
  expect(await tableRows('De numre, der koster mest')).toHaveLength(5);
});

it('shows how many subscriptions are unused, and their cost', async () => {
  answers();
  open();
  const sentence = await screen.findByText(/^3 abonnementer/);
  expect(plain(sentence)).toBe('3 abonnementer har ikke været brugt i 90 dage: 567,00 kr./md');
  expect(await tableRows('Abonnementer uden forbrug')).toEqual([
    '12 34 56 78, Anna HolmErhverv 20 GBByggeplads Nord 800110011. jun. 2026189,00 kr.',
  ]);
  expect(screen.getByText('De 1 dyreste vises. Filen har dem alle.')).toBeInTheDocument();
});

it('links to the unused subscriptions in the overview', async () => {
  answers();
  open('?kundenummer=80011001');
  expect(await screen.findByRole('link', { name: 'Se de 3 abonnementer i oversigten' })).toHaveAttribute(
    'href',
    '/1001/abonnementer?konto=80011001&forbrug=Unused',
  );
});

it('hides subscription prices when their toggle is off', async () => {
  answers();
  open('', false);
  expect(await screen.findByText('3 abonnementer har ikke været brugt i 90 dage')).toBeInTheDocument();
  expect((await tableRows('Abonnementer uden forbrug')).join()).not.toContain('kr.');
  expect(screen.getAllByRole('button', { name: 'Hent CSV' })).toHaveLength(1);
});

it('shows when all subscriptions are used', async () => {
  answers(spendOf(), { ...numbersOf({ count: 0, items: [] }), costliest: [] });
  open();
  expect(await screen.findByText('Alle aktive abonnementer er brugt inden for 90 dage.')).toBeInTheDocument();
  expect(screen.getByText(/^Ingen fakturalinjer i perioden/)).toBeInTheDocument();
});

it('shows when nothing was billed, and keeps the numbers when the months fail to load', async () => {
  answers(spendOf({ groups: [] }));
  const { unmount } = open();
  expect(await screen.findByText('I er ikke blevet faktureret i perioden.')).toBeInTheDocument();
  unmount();
  answers();
  server.use(http.get(`${testApi}/spend`, () => new HttpResponse(null, { status: 500 })));
  open();
  expect(await screen.findByRole('heading', { name: 'Vi kunne ikke hente udgifterne.' })).toBeInTheDocument();
  expect(await screen.findByText(/^3 abonnementer/)).toBeInTheDocument();
});

it('exports both tables as CSV with their filters', async () => {
  answers();
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  open('?fordelt=Kind&maaneder=24&kundenummer=80011001');
  await screen.findByText(/^3 abonnementer/);
  const [spend, unused] = await screen.findAllByRole('button', { name: 'Hent CSV' });
  await userEvent.click(spend ?? document.body);
  await userEvent.click(unused ?? document.body);
  await waitFor(() => {
    expect(saved).toEqual(['udgifter.csv', 'ubrugte.csv']);
  });
  expect(queriesOf('/spend').at(-1)?.toString()).toBe(
    'customerId=1001&months=24&by=Kind&accountIds=80011001&format=csv',
  );
  expect(queriesOf('/spend/numbers').at(-1)?.toString()).toBe(
    'customerId=1001&accountIds=80011001&format=csv',
  );
  click.mockRestore();
});
